import { forReader } from "#format/measures.ts";
import { messages } from "#format/messages.ts";
import type { Reader } from "#format/reader.ts";
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

const texts = messages(
  "notificationEmails",
  {
    reply: "{who} replied to you.",
    comment: "{who} commented in your conversation.",
    like: "{who} liked your post.",
    helpful: "{who} found your review helpful.",
    follow: "{who} followed you.",
    mention: "{who} mentioned you.",
    invitation: "{who} invited you to a trip.",
    trip: "{who} changed a trip you share.",
    readiness: "A pet's documents need attention before a trip.",
    booking: "A booking you forwarded is waiting to be confirmed.",
    moderation: "There's news from the moderators about a post.",
    titled: "{title}.",
    others: "{name} and {count, plural, one {# other} other {# others}}",
    someone: "Someone",
    several: "{count, number} notifications from {site}",
    more: "And {count, number} more.",
    open: "Open it on {site}",
    view: "View notifications",
    footOfOne: "To stop emails of this kind, or choose when you get them:",
    foot: "To stop these emails, or choose when you get them:",
    unsubscribe: "Unsubscribe",
  },
  {
    reply: "A sentence of an email or a push message; without its period, the subject of an email.",
    helpful: "The review is of a place, such as a café.",
    trip: "The reader shares the trip with others.",
    titled: "A title of the site as a sentence.",
    someone: "A person whose name can't be shown.",
    more: "After a list of notifications.",
    foot: "A link to unsubscribe follows.",
  },
);

type Happened = Pick<DueRow, "what" | "actor_name" | "actor_count" | "title" | "is_review">;

/** What happened, in a sentence without texts of others, which could be advertisements. */
export function sentenceFor(
  { what, actor_name, actor_count: count, title, is_review: isReview }: Happened,
  reader: Reader,
): string {
  if (what === "readiness" || what === "booking" || what === "moderation") {
    return title ? texts.titled({ title: forReader(title, reader) }, reader) : texts[what](reader);
  }
  const name = (actor_name && mailUsername(actor_name)) || texts.someone(reader);
  const who = count > 1 ? texts.others({ name, count: count - 1 }, reader) : name;
  return texts[what === "like" && isReview ? "helpful" : what]({ who }, reader);
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
      : texts.several({ count: notifications.length, site: siteNameVariable }, reader),
    greeting: greetingFor(person.username),
    paragraphs: isOne ? [sentenceFor(first, reader), ...(first.text ? [first.text] : [])] : [],
    lines: isOne
      ? []
      : notifications.slice(0, linesMax).map((each) => ({
          text: sentenceFor(each, reader),
          note: each.text,
          url: `${publicUrl}${each.path}`,
        })),
    afterTable: more > 0 ? [texts.more({ count: more }, reader)] : [],
    link: isOne
      ? { label: texts.open({ site: siteNameVariable }, reader), url: `${publicUrl}${first.path}` }
      : { label: texts.view(reader), url: `${publicUrl}/notifications` },
    foot: {
      text: isOne ? texts.footOfOne(reader) : texts.foot(reader),
      link: { label: texts.unsubscribe(reader), url: unsubscribeUrl },
    },
  });
}
