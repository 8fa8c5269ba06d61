import {
  greetingByName,
  greetingFor,
  type OutgoingEmail,
  mail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";

export const causes = {
  // The store mails an address one such link an hour.
  confirmation: mailCause("newsletter confirmation", { above: "delay", waitingMax: 1 }),
  issue: mailCause("newsletter", { above: "drop", isSubscribed: true }),
  test: mailCause("newsletter test", { limits: [{ times: 30, seconds: 60 * 60 }], above: "drop" }),
} as const;

type To = { publicUrl: string; token: string; unsubscribeUrl: string };

// Without the name, which anyone can type beside a stranger's address.
export const confirmationEmail = ({ publicUrl, token, unsubscribeUrl }: To): OutgoingEmail =>
  mail({
    subject: `Confirm your ${siteNameVariable} newsletter`,
    greeting: greetingFor(),
    paragraphs: [
      "You signed up for our newsletter. To confirm, open the link below and select the button on that page.",
    ],
    link: {
      label: "Confirm your subscription",
      url: `${publicUrl}/api/newsletter/confirm?token=${token}`,
    },
    afterLink: [
      "The link expires in 7 days. If you didn't sign up, ignore this email and you won't get the newsletter.",
    ],
    foot: {
      text: "To stop the newsletter at this email:",
      link: { label: "Unsubscribe", url: unsubscribeUrl },
    },
  });

type Issue = { subject: string; text: string; name: string; unsubscribeUrl: string };

/** A newsletter as one subscriber gets it. */
export const newsletterEmail = ({ subject, text, name, unsubscribeUrl }: Issue): OutgoingEmail =>
  mail({
    subject,
    greeting: greetingByName(name),
    paragraphs: [],
    rich: text,
    foot: {
      text: "You're receiving this email because you subscribed to our newsletter.",
      link: { label: "Unsubscribe", url: unsubscribeUrl },
    },
  });
