import { invitationDays, type MemberRole } from "#contracts/travel/members.ts";
import {
  greetingFor,
  mail,
  type OutgoingEmail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";
import { mailUsername } from "../../platform/mail/plain-text.ts";

/** The owner of a trip sees its link, and can send it in another way. */
export const invited = mailCause("trip invitation", {
  limits: [{ times: 5, seconds: 60 * 60 }],
  above: "drop",
});

type Input = { inviter: string; username: string | undefined; role: MemberRole; url: string };

/** Invites a person to a trip, without texts of its owner, which could be advertisements. */
export function invitationEmail({ inviter, username, role, url }: Input): OutgoingEmail {
  const name = mailUsername(inviter) || "Someone";
  const can = role === "editor" ? "see it and help plan it" : "see it";
  return mail({
    subject: `${name} invited you to a trip on ${siteNameVariable}`,
    greeting: greetingFor(username),
    paragraphs: [
      `${name} is planning a trip on ${siteNameVariable} and invited you. You can ${can}.`,
    ],
    link: { label: "View the invitation", url },
    afterLink: [
      `The link works once and expires in ${invitationDays} days. If you don't know ${name}, ignore this email.`,
    ],
  });
}
