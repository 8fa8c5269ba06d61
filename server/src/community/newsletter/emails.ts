import { greetingFor, type OutgoingEmail, mail } from "../../platform/mail/email.ts";

type To = { name: string; publicUrl: string; token: string; unsubscribeUrl: string };

export const confirmationEmail = ({ name, publicUrl, token, unsubscribeUrl }: To): OutgoingEmail =>
  mail({
    subject: "Confirm your Wagabond newsletter",
    greeting: greetingFor(name),
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
