import { archiveDays } from "#contracts/accounts/archive.ts";
import {
  greetingFor,
  mail,
  type OutgoingEmail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";

export const causes = {
  ready: mailCause("archive ready", { above: "delay", waitingMax: 1 }),
} as const;

/** An email about an archive that can be downloaded. The link is the account page; it has no secret. */
export const archiveReadyEmail = ({
  username,
  publicUrl,
}: {
  username: string;
  publicUrl: string;
}): OutgoingEmail =>
  mail({
    subject: `Your ${siteNameVariable} data is ready`,
    greeting: greetingFor(username),
    paragraphs: [
      `We packed everything in your account into one ZIP file. Log in and download it on your account page within ${String(archiveDays)} days.`,
    ],
    link: { label: "Open my account", url: `${publicUrl}/account/data` },
    afterLink: ["If you didn't ask for this, change your password on the same page."],
  });
