import {
  greetingFor,
  type OutgoingEmail,
  mail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailName } from "../../platform/mail/plain-text.ts";

type To = { name: string; publicUrl: string };
export type WithToken = To & {
  token: string;
  /** Time of the sign-up with this email. */
  signedUpAt?: Date | undefined;
};

const verifyLink = ({ publicUrl, token }: WithToken) => ({
  label: "Verify my email",
  url: `${publicUrl}/api/auth/verify?token=${token}`,
});

const dateFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** States who signed up and when, for the owner of an email that someone else used. */
const signUpSentence = ({ name, signedUpAt }: WithToken): string => {
  const plain = mailName(name);
  const byName = plain === "" ? "another name" : `the name “${plain}”`;
  const onDate = signedUpAt ? ` on ${dateFormat.format(signedUpAt)} UTC` : "";
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
    greeting: greetingFor(to.name),
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
    greeting: greetingFor(to.name),
    paragraphs: ["Here's a new link to verify your email. Earlier links work until one is used."],
    link: verifyLink(to),
    afterLink: ["It works once and expires in 24 hours.", signUpSentence(to)],
    foot: disownLink(to),
  });

export const addressTakenEmail = ({ name, publicUrl }: To): OutgoingEmail =>
  mail({
    subject: `You already have a ${siteNameVariable} account`,
    greeting: greetingFor(name),
    paragraphs: [
      "Someone just tried to sign up with this email, which already has an account. If it was you, log in. If you forgot your password, you can reset it on the login page.",
    ],
    link: { label: "Log in", url: `${publicUrl}/login` },
    afterLink: ["If it wasn't you, you don't need to do anything. Your account hasn't changed."],
  });

export const resetEmail = ({ name, publicUrl, token }: WithToken): OutgoingEmail =>
  mail({
    subject: `Reset your ${siteNameVariable} password`,
    greeting: greetingFor(name),
    paragraphs: [
      "You asked to reset your password. Use this link to set a new one. You'll be logged out on all devices, and your private calendar links and share links will stop working.",
    ],
    link: { label: "Set a new password", url: `${publicUrl}/reset?token=${token}` },
    afterLink: [
      "It works once and expires in 24 hours. If you didn't ask for this, ignore this email and your password stays the same.",
    ],
  });

/** Confirms that an account was deleted. */
export const accountDeletedEmail = ({ name }: Pick<To, "name">): OutgoingEmail =>
  mail({
    subject: `Your ${siteNameVariable} account was deleted`,
    greeting: greetingFor(name),
    paragraphs: [
      `Your ${siteNameVariable} account was just deleted, as you asked. Your hoots and comments stay, without your name.`,
      "If this wasn't you, reply to this email right away.",
    ],
  });

/** How many links ended, by noun. */
export type EndedCounts = ReadonlyMap<string, number>;

export const passwordChangedEmail = ({
  name,
  publicUrl,
  changedAt,
  device,
  ended = new Map(),
}: To & { changedAt: Date; device: string; ended?: EndedCounts }): OutgoingEmail =>
  mail({
    subject: `Your ${siteNameVariable} password was changed`,
    greeting: greetingFor(name),
    paragraphs: [
      `Your ${siteNameVariable} password was just changed, and every device that used the old one was logged out. If that was you, you don't need to do anything.`,
      `Changed on ${dateFormat.format(changedAt)} UTC from ${device === "Unknown device" ? "an unknown device" : device}.`,
      ...endedSentences(ended),
      "If it wasn't you, reset your password from the login page right away.",
    ],
    link: { label: "Go to the login page", url: `${publicUrl}/login` },
  });

function endedSentences(ended: EndedCounts): string[] {
  const links = Array.from(ended)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([noun, count]) => countText(count, noun))
    .join(" and ");
  if (links === "") return [];
  return [
    `${links} stopped working too. To create new links, log in and open your account page, which lists them.`,
  ];
}

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
