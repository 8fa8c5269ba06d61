import type { NotificationKind } from "#contracts/community/notifications.ts";
import { forReader } from "#format/measures.ts";
import { counted } from "#format/plurals.ts";
import { american, type Reader } from "#format/reader.ts";
import {
  greetingFor,
  type OutgoingEmail,
  mail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";
import { mailUsername } from "../../platform/mail/plain-text.ts";
import type { DueRow } from "./mail-store.ts";

/** Whoever writes many comments causes few emails: after the third in ten minutes, one email has all that came since. */
export const notified = mailCause("notifications", {
  limits: [
    { times: 3, seconds: 10 * 60 },
    { times: 10, seconds: 60 * 60 },
  ],
  above: "bundle",
});

type Parts = {
  person: { username: string };
  reader: Reader;
  notifications: readonly DueRow[];
  publicUrl: string;
  unsubscribeUrl: string;
};

const verbs: Record<NotificationKind, string> = {
  reply: "replied to you",
  comment: "commented in your conversation",
  like: "liked your post",
  follow: "followed you",
  mention: "mentioned you",
  invitation: "invited you to a trip",
  trip: "changed a trip you share",
  readiness: "A pet's documents need attention before a trip.",
  moderation: "There's news from the moderators about a post.",
};

const withoutActor: ReadonlySet<NotificationKind> = new Set(["readiness", "moderation"]);

type Happened = Pick<DueRow, "what" | "actor_name" | "actor_count" | "title">;

/** What happened, in a sentence without texts of others, which could be advertisements. */
export function sentenceFor(
  { what, actor_name: name, actor_count: count, title }: Happened,
  reader: Reader = american,
): string {
  if (withoutActor.has(what)) return title ? `${forReader(title, reader)}.` : verbs[what];
  const person = (name && mailUsername(name)) || "Someone";
  const others = count > 1 ? ` and ${counted(count - 1, "other")}` : "";
  const verb = what === "follow" && count > 1 ? "followed you" : verbs[what];
  return `${person}${others} ${verb}.`;
}

const linesMax = 20;

/** An email about one notification, or about several, each with its link. */
export function notificationEmail(parts: Parts): OutgoingEmail {
  const { person, reader, notifications, publicUrl, unsubscribeUrl } = parts;
  const [first] = notifications;
  if (!first) throw new Error("An email about no notification.");
  const isOne = notifications.length === 1;
  const more = notifications.length - linesMax;
  return mail({
    subject: isOne
      ? sentenceFor(first, reader).replace(/\.$/, "")
      : `${notifications.length} notifications from ${siteNameVariable}`,
    greeting: greetingFor(person.username),
    paragraphs: isOne ? [sentenceFor(first, reader), ...(first.text ? [first.text] : [])] : [],
    lines: isOne
      ? []
      : notifications.slice(0, linesMax).map((each) => ({
          text: sentenceFor(each, reader),
          note: each.text,
          url: `${publicUrl}${each.path}`,
        })),
    afterTable: more > 0 ? [`And ${more} more.`] : [],
    link: isOne
      ? { label: `Open it on ${siteNameVariable}`, url: `${publicUrl}${first.path}` }
      : { label: "View notifications", url: `${publicUrl}/notifications` },
    foot: {
      text: isOne
        ? "To stop emails of this kind, or choose when you get them:"
        : "To stop these emails, or choose when you get them:",
      link: { label: "Unsubscribe", url: unsubscribeUrl },
    },
  });
}
