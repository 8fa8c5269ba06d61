import {
  type DecisionName,
  type ReportKind,
  removedDays,
} from "#contracts/community/moderation.ts";
import { dayText } from "#format/dates.ts";
import {
  greetingFor,
  mail,
  type OutgoingEmail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";

export const kindNames: Record<ReportKind, string> = {
  hoot: "hoot",
  comment: "comment",
  blog: "story",
  photo: "photo",
  profile: "profile",
  provider: "provider",
  experience: "travel report",
  review: "review",
};

export const decided = mailCause("moderation decision", {
  limits: [{ times: 20, seconds: 60 * 60 }],
  above: "delay",
});

type About = { decision: DecisionName; kind: ReportKind; until: Date | "infinity" | null };

const suspended = (until: About["until"]) =>
  until instanceof Date
    ? `Your account is suspended until ${dayText(until)}.`
    : "Your account is suspended until we lift the suspension.";

/** What a decision means for its author, in one sentence. */
export function sentenceFor({ decision, kind, until }: About): string {
  const thing = kindNames[kind];
  switch (decision) {
    case "hide":
      return `Moderators hid your ${thing}. Only you and the moderators can see it.`;
    case "remove":
      return `Moderators removed your ${thing}. You have ${removedDays} days to ask for another look.`;
    case "warn":
      return `Moderators sent you a warning about your ${thing}.`;
    case "suspend":
      return suspended(until);
    case "restore":
      return kind === "profile"
        ? "Moderators restored your profile and account."
        : `Moderators restored your ${thing}.`;
    case "release":
      return `Moderators reviewed your ${thing}. Everyone can see it now.`;
    case "uphold":
      return `Moderators took another look at your ${thing}. Their decision stands.`;
    default:
      return "";
  }
}

type DecisionEmail = About & {
  person: { username: string };
  /** What was decided about the person besides. */
  author: "warn" | "suspend" | undefined;
  note: string;
  url: string | undefined;
};

/** Tells the author of a thing what moderators decided, why, and how to appeal. */
export function decisionEmail(about: DecisionEmail): OutgoingEmail {
  const { person, decision, author, note, url, kind, until } = about;
  const sentence = sentenceFor(about);
  const more = author === undefined ? [] : [sentenceFor({ decision: author, kind, until })];
  // A note that reads like an advertisement is still the moderators' own.
  const reason = note === "" ? [] : [`Reason: ${note}`];
  const isFinal = decision === "restore" || decision === "uphold" || decision === "release";
  return mail({
    subject:
      decision === "release"
        ? `Your ${kindNames[kind]} is published on ${siteNameVariable}`
        : isFinal
          ? `The moderators of ${siteNameVariable} took another look`
          : author === "suspend" || decision === "suspend"
            ? `Your ${siteNameVariable} account is suspended`
            : `A decision about your ${kindNames[kind]} on ${siteNameVariable}`,
    greeting: greetingFor(person.username),
    paragraphs: [sentence, ...more, ...reason],
    ...(url !== undefined && {
      link: { label: isFinal ? "View the decision" : "Read it or ask for another look", url },
    }),
  });
}
