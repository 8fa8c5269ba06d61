import { webhookFailingDays } from "#contracts/accounts/webhooks.ts";
import {
  greetingFor,
  mail,
  type OutgoingEmail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";

export const switchedOff = mailCause("webhook switched off", {
  limits: [{ times: 3, seconds: 60 * 60 }],
  above: "drop",
});

/** Informs the owner of a webhook that it is off, since nothing arrived for days. `host` is where it went. */
export const switchedOffEmail = ({
  username,
  publicUrl,
  host,
}: {
  username: string;
  publicUrl: string;
  host: string;
}): OutgoingEmail =>
  mail({
    subject: `Your ${siteNameVariable} webhook was turned off`,
    greeting: greetingFor(username),
    paragraphs: [
      `Your webhook to ${host} failed for ${webhookFailingDays} days, so we turned it off. What happens from now on isn't sent.`,
      "Your account page shows what the server answered. When it works again, turn the webhook on there.",
    ],
    link: { label: "Open my account", url: `${publicUrl}/account/security` },
  });
