import { counted } from "#format/plurals.ts";
import { dayText } from "#format/dates.ts";
import {
  contactUsVariable,
  greetingFor,
  type OutgoingEmail,
  mail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";
import { mailUsername } from "../../platform/mail/plain-text.ts";

/** Others can use up the limit of an address, so its owner gets what they asked for later, not never. */
const later = { above: "delay", waitingMax: 1 } as const;
const signedUp = mailCause("sign-up", later);

/** Calls that mail a link have limits of their own. */
export const causes = {
  signedUp,
  verification: mailCause("verification link", { ...later, countedWith: [signedUp] }),
  addressTaken: mailCause("address taken", {
    limits: [{ times: 1, seconds: 60 * 60 }],
    countedWith: [signedUp],
    above: "drop",
  }),
  reset: mailCause("password reset", later),
  passwordChanged: mailCause("password changed", later),
  accountDeleted: mailCause("account deleted", { above: "drop" }),
} as const;

type To = { username: string; publicUrl: string };
export type WithToken = To & {
  token: string;
  /** Time of the sign-up with this email. */
  signedUpAt?: Date | undefined;
};

const verifyLink = ({ publicUrl, token }: WithToken) => ({
  label: "Verify my email",
  url: `${publicUrl}/api/auth/verify?token=${token}`,
});

/** States who signed up and when, for the owner of an email that someone else used. */
const signUpSentence = ({ username, signedUpAt }: WithToken): string => {
  const plain = mailUsername(username);
  const byName = plain === "" ? "another name" : `the username “${plain}”`;
  const onDate = signedUpAt ? ` on ${dayText(signedUpAt, "mediumTime")} UTC` : "";
  return `Someone signed up with this email under ${byName}${onDate}.`;
};

const disownLink = (to: WithToken) => ({
  // The same page verifies and disowns; nothing is deleted before its button is pressed.
  text: "If it wasn't you, open this page and select “I didn't create this account”:",
  link: { label: "Delete the account", url: `${verifyLink(to).url}#not-mine` },
});

export const verificationEmail = (to: WithToken): OutgoingEmail =>
  mail({
    subject: `Verify your email for ${siteNameVariable}`,
    greeting: greetingFor(to.username),
    paragraphs: [
      `Welcome to ${siteNameVariable}. To verify your email, open the link below and select the button on that page.`,
    ],
    link: verifyLink(to),
    afterLink: [
      "The link works once and expires in 24 hours. You'll need to verify before your next login.",
      signUpSentence(to),
    ],
    foot: disownLink(to),
  });

export const verificationAgainEmail = (to: WithToken): OutgoingEmail =>
  mail({
    subject: `Your new ${siteNameVariable} verification link`,
    greeting: greetingFor(to.username),
    paragraphs: ["Here's a new link to verify your email. Earlier links work until one is used."],
    link: verifyLink(to),
    afterLink: ["It works once and expires in 24 hours.", signUpSentence(to)],
    foot: disownLink(to),
  });

export const addressTakenEmail = ({ username, publicUrl }: To): OutgoingEmail =>
  mail({
    subject: `You already have a ${siteNameVariable} account`,
    greeting: greetingFor(username),
    paragraphs: [
      "Someone just tried to sign up with this email, which already has an account. If it was you, log in. If you forgot your password, you can reset it on the login page.",
    ],
    link: { label: "Log in", url: `${publicUrl}/login` },
    afterLink: ["If it wasn't you, you don't need to do anything. Your account hasn't changed."],
  });

export const resetEmail = ({ username, publicUrl, token }: WithToken): OutgoingEmail =>
  mail({
    subject: `Reset your ${siteNameVariable} password`,
    greeting: greetingFor(username),
    paragraphs: [
      "You asked to reset your password. Use this link to set a new one. You'll be logged out on all devices, and your private calendar links and share links will stop working.",
    ],
    link: { label: "Set a new password", url: `${publicUrl}/reset?token=${token}` },
    afterLink: [
      "It works once and expires in 24 hours. If you didn't ask for this, ignore this email and your password stays the same.",
    ],
  });

/** Confirms that an account was deleted. */
export const accountDeletedEmail = ({ username }: Pick<To, "username">): OutgoingEmail =>
  mail({
    subject: `Your ${siteNameVariable} account was deleted`,
    greeting: greetingFor(username),
    paragraphs: [
      `Your ${siteNameVariable} account was just deleted, as you asked. Your hoots and comments stay, without your username.`,
      `If this wasn't you, ${contactUsVariable} right away.`,
    ],
  });

/** How many links ended, by noun. */
export type EndedCounts = ReadonlyMap<string, number>;

export const passwordChangedEmail = ({
  username,
  publicUrl,
  changedAt,
  device,
  ended = new Map(),
}: To & { changedAt: Date; device: string; ended?: EndedCounts }): OutgoingEmail =>
  mail({
    subject: `Your ${siteNameVariable} password was changed`,
    greeting: greetingFor(username),
    paragraphs: [
      `Your ${siteNameVariable} password was just changed, and every device that used the old one was logged out. If that was you, you don't need to do anything.`,
      `Changed on ${dayText(changedAt, "mediumTime")} UTC from ${device === "Unknown device" ? "an unknown device" : device}.`,
      ...endedSentences(ended),
      "If it wasn't you, reset your password from the login page right away.",
    ],
    link: { label: "Go to the login page", url: `${publicUrl}/login` },
  });

function endedSentences(ended: EndedCounts): string[] {
  const links = Array.from(ended)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([noun, count]) => counted(count, noun))
    .join(" and ");
  if (links === "") return [];
  return [
    `${links} stopped working too. To create new links, log in and open your account page, which lists them.`,
  ];
}
