import { greetingFor, type OutgoingEmail, mail } from "../../platform/mail/email.ts";

type To = { name: string; publicUrl: string; token: string; unsubscribeUrl: string };

export const confirmationEmail = ({ name, publicUrl, token, unsubscribeUrl }: To): OutgoingEmail =>
  mail({
    subject: "Confirm the Wagabond newsletter",
    greeting: greetingFor(name),
    paragraphs: [
      "You asked for our newsletter. Open this link and press the button, and the next one comes to you.",
    ],
    link: {
      label: "Confirm the newsletter",
      url: `${publicUrl}/api/newsletter/confirm?token=${token}`,
    },
    afterLink: [
      "The link works for seven days. You did not ask? Then leave it alone and none will come.",
    ],
    foot: {
      text: "No more letters to this address:",
      link: { label: "Unsubscribe", url: unsubscribeUrl },
    },
  });
