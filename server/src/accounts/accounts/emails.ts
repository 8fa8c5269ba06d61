import { counted, plural } from "#format/plurals.ts";
import { dayText } from "#format/dates.ts";
import { type Reader } from "#format/reader.ts";
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
  newDevice: mailCause("log-in from a new device", {
    limits: [{ times: 5, seconds: 60 * 60 }],
    above: "drop",
  }),
  emailConfirmed: mailCause("email to confirm", later),
  emailChanged: mailCause("email changed", later),
  passwordChanged: mailCause("password changed", later),
  accountDeleted: mailCause("account deleted", {
    limits: [{ times: 2, seconds: 60 * 60 }],
    above: "drop",
  }),
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

/** About a log-in from a browser that never logged in before. */
export const newDeviceEmail = ({
  username,
  publicUrl,
  token,
  at,
  reader,
  device,
  network,
}: WithToken & {
  at: Date;
  reader: Reader;
  device: string;
  /** The block of its address. */
  network: string | null;
}): OutgoingEmail =>
  mail({
    subject: `New login to your ${siteNameVariable} account`,
    greeting: greetingFor(username),
    paragraphs: [
      `A device that we don't know logged in to your account on ${dayText(at, "mediumTime", reader)} UTC.`,
      `Device: ${device}.${network === null ? "" : ` Network: ${network}.`}`,
      "If it was you, you don't need to do anything.",
    ],
    link: { label: "This wasn't me", url: `${publicUrl}/confirm/log-in?token=${token}` },
    afterLink: [
      "The link logs out every device and lets you set a new password. It works once, for 7 days.",
    ],
  });

/** To the new address of an account. */
export const confirmEmailEmail = ({ username, publicUrl, token }: WithToken): OutgoingEmail =>
  mail({
    subject: `Confirm your new email for ${siteNameVariable}`,
    greeting: greetingFor(username),
    paragraphs: [
      "You asked to use this email for your account. To confirm it, open the link below and select the button on that page. Until then, your old email stays.",
    ],
    link: { label: "Confirm my new email", url: `${publicUrl}/confirm/email?token=${token}` },
    afterLink: [
      "The link works once and expires in 24 hours. If you didn't ask for this, ignore this email.",
    ],
  });

/** To the old address, without the new one, which is private. */
export const emailChangedEmail = ({ username, publicUrl, token }: WithToken): OutgoingEmail =>
  mail({
    subject: `The email of your ${siteNameVariable} account was changed`,
    greeting: greetingFor(username),
    paragraphs: [
      "Your account has a new email, and this one no longer logs in. If that was you, you don't need to do anything.",
      "If it wasn't you, use this link to take it back. It logs out every device and lets you set a new password.",
    ],
    link: { label: "Take it back", url: `${publicUrl}/confirm/email-undo?token=${token}` },
    afterLink: ["The link works once, for 7 days."],
  });

/** Confirms that an account was deleted, with a link that brings it back. */
export const accountDeletedEmail = ({
  username,
  publicUrl,
  token,
  until,
  reader,
}: WithToken & { until: Date; reader: Reader }): OutgoingEmail =>
  mail({
    subject: `Your ${siteNameVariable} account was deleted`,
    greeting: greetingFor(username),
    paragraphs: [
      `Your ${siteNameVariable} account was deleted, as you asked. Your profile and all that is private are hidden, and you're logged out everywhere. Your hoots and comments stay, without your username.`,
      `Changed your mind? Until ${dayText(until, "medium", reader)} this link brings everything back. After that, it's gone for good.`,
    ],
    link: { label: "Bring my account back", url: `${publicUrl}/confirm/restore?token=${token}` },
    afterLink: [`If this wasn't you, use the link and then set a new password.`],
  });

/** Confirms that an account is gone. */
export const accountGoneEmail = ({ username }: Pick<To, "username">): OutgoingEmail =>
  mail({
    subject: `Your ${siteNameVariable} account is gone`,
    greeting: greetingFor(username),
    paragraphs: [
      `Your ${siteNameVariable} account was deleted for good, as you asked. Your hoots and comments stay, without your username. You can sign up with this email again.`,
      `If this wasn't you, ${contactUsVariable} right away.`,
    ],
  });

/** How many links ended, by noun. */
export type EndedCounts = ReadonlyMap<string, number>;

export const passwordChangedEmail = ({
  username,
  publicUrl,
  changedAt,
  reader,
  device,
  ended = new Map(),
  passkeys = 0,
  providers = 0,
  tokens = 0,
}: To & {
  changedAt: Date;
  reader: Reader;
  device: string;
  ended?: EndedCounts;
  /** How many passkeys were removed. */
  passkeys?: number;
  /** How many providers were disconnected. */
  providers?: number;
  /** How many access tokens were revoked. */
  tokens?: number;
}): OutgoingEmail =>
  mail({
    subject: `Your ${siteNameVariable} password was changed`,
    greeting: greetingFor(username),
    paragraphs: [
      `Your ${siteNameVariable} password was just changed, and every device that used the old one was logged out. If that was you, you don't need to do anything.`,
      `Changed on ${dayText(changedAt, "mediumTime", reader)} UTC from ${device === "Unknown device" ? "an unknown device" : device}.`,
      ...endedSentences(ended),
      ...(passkeys > 0
        ? [
            `${counted(passkeys, "passkey")} ${plural(passkeys, "was", "were")} removed too. Add them again on your account page.`,
          ]
        : []),
      ...(providers > 0
        ? [
            "Logging in with another provider was disconnected too. Connect it again on your account page.",
          ]
        : []),
      ...(tokens > 0
        ? [
            `${counted(tokens, "access token")} ${plural(tokens, "was", "were")} revoked too. Programs that used ${plural(tokens, "it", "them")} need a new one.`,
          ]
        : []),
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
