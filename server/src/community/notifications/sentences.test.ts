import { readFileSync } from "node:fs";
import { notificationKinds } from "#contracts/community/notifications.ts";
import { addCatalog } from "#format/messages.ts";
import { american } from "#format/reader.ts";
import { expect, test } from "vitest";
import { notificationEmail, sentenceFor } from "./emails.ts";
import type { DueRow } from "./mail-store.ts";

const row = (rest: Partial<DueRow> = {}): DueRow => ({
  id: "1",
  recipient_id: "2",
  what: "comment",
  actor_name: "ana",
  actor_count: 1,
  path: "/hoots/1",
  is_review: false,
  title: null,
  text: null,
  is_open: true,
  ...rest,
});

test("each kind has a sentence", () => {
  const sentences = (actor_count: number) =>
    notificationKinds.map((what) => sentenceFor(row({ what, actor_count }), american));
  expect(sentences(1)).toEqual([
    "ana replied to you.",
    "ana commented in your conversation.",
    "ana liked your post.",
    "ana followed you.",
    "ana mentioned you.",
    "ana invited you to a trip.",
    "ana changed a trip you share.",
    "A pet's documents need attention before a trip.",
    "A booking you forwarded is waiting to be confirmed.",
    "There's news from the moderators about a post.",
  ]);
  expect(sentences(2)[2]).toBe("ana and 1 other liked your post.");
  expect(sentenceFor(row({ what: "like", is_review: true }), american)).toBe(
    "ana found your review helpful.",
  );
  expect(sentences(1_201)[3]).toBe("ana and 1,200 others followed you.");
  expect(sentenceFor(row({ actor_name: null }), american)).toBe(
    "Someone commented in your conversation.",
  );
  expect(sentenceFor(row({ what: "readiness", title: "At 3:05 PM" }), american)).toBe(
    "At 3:05 PM.",
  );
});

type Entries = Record<string, { message: string }>;

/** Marks each text as translated, and leaves the values in it as they are. */
function addPseudo(locale: string): void {
  const entries: Entries = JSON.parse(readFileSync("format/messages/en.json", "utf8"));
  const marked = Object.entries(entries).map(([id, { message }]) => [id, `«${message}»`]);
  addCatalog(locale, Object.fromEntries(marked));
}

test("emails and push messages are in the language of their reader", () => {
  addPseudo("eo");
  const reader = { ...american, locale: "eo" };
  for (const what of notificationKinds) {
    expect(sentenceFor(row({ what, actor_count: 3 }), reader)).toMatch(/^«.*»$/);
  }
  const parts = { person: { username: "ben" }, reader, publicUrl: "https://x.example" };
  const mailAbout = (count: number) =>
    notificationEmail({
      ...parts,
      notifications: Array.from({ length: count }, () => row()),
      unsubscribeUrl: "https://x.example/unsubscribe",
    });
  expect(mailAbout(1).subject).toContain("«ana commented");
  const { subject, html } = mailAbout(21);
  expect(subject).toMatch(/^«21 notifications from .*»$/);
  for (const each of [
    "«And 1 more.»",
    "«View notifications»",
    "«To stop these emails",
    "«Unsubscribe»",
  ]) {
    expect(html).toContain(each);
  }
});
