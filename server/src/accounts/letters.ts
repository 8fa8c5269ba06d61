import { greetingFor, type Letter, letter } from "../mail/letter.ts";

type To = { name: string; publicUrl: string };
type WithToken = To & { token: string };

const confirmLink = ({ publicUrl, token }: WithToken) => ({
  label: "Confirm my address",
  url: `${publicUrl}/api/auth/verify?token=${token}`,
});

export const verificationLetter = (to: WithToken): Letter =>
  letter({
    subject: "Confirm your address for Wagabond",
    greeting: greetingFor(to.name),
    paragraphs: [
      "Your account is made. Open this link and press the button to confirm your address.",
    ],
    link: confirmLink(to),
    afterLink: [
      "The link works once, for 24 hours. Your next log-in needs it done.",
      "You did not sign up? Then somebody mistyped an address. Leave this letter alone and yours stays unconfirmed.",
    ],
  });

export const verificationAgainLetter = (to: WithToken): Letter =>
  letter({
    subject: "Your new link for Wagabond",
    greeting: greetingFor(to.name),
    paragraphs: [
      "Here is a new link to confirm your address. The one before it has stopped working.",
    ],
    link: confirmLink(to),
    afterLink: ["It works once, for 24 hours."],
  });

export const addressTakenLetter = ({ name, publicUrl }: To): Letter =>
  letter({
    subject: "You already have a Wagabond account",
    greeting: greetingFor(name),
    paragraphs: [
      "Somebody just tried to sign up with this address. If it was you: your account is still here. Log in, or set a new password if the old one is lost.",
    ],
    link: { label: "Log in", url: `${publicUrl}/login` },
    afterLink: ["If it was not you, nothing has changed and nothing needs doing."],
  });

export const resetLetter = ({ name, publicUrl, token }: WithToken): Letter =>
  letter({
    subject: "Set a new Wagabond password",
    greeting: greetingFor(name),
    paragraphs: ["You asked for a new password. This link sets one and logs you out everywhere."],
    link: { label: "Set a new password", url: `${publicUrl}/reset?token=${token}` },
    afterLink: [
      "It works once, for 24 hours. If you did not ask for it, leave it alone: your password stays as it is.",
    ],
  });

export const passwordChangedLetter = ({ name, publicUrl }: To): Letter =>
  letter({
    subject: "Your Wagabond password was changed",
    greeting: greetingFor(name),
    paragraphs: [
      "The password of your account was changed just now, and every session before that was ended. If that was you, all is well.",
      "If it was not, ask for a new password on the log-in page at once.",
    ],
    link: { label: "To the log-in page", url: `${publicUrl}/login` },
  });
