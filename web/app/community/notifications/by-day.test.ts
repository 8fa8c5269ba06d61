import { createElement } from "react";
import { expect, test } from "vitest";
import type { Notification } from "#contracts/community/notifications.ts";
import { addCatalog } from "#format/messages.ts";
import { american } from "#format/reader.ts";
import { byDay, eventParts } from "./by-day.ts";
import { typedMention } from "./mention-list.tsx";

const notification = (createdAt: Date, rest: Partial<Notification> = {}): Notification => ({
  _id: `${createdAt.getTime()}`,
  what: "like",
  actor: null,
  others: 0,
  subject: { kind: "hoot", _id: "h", title: "Deck 7", path: "/hoots/h" },
  text: "",
  createdAt: createdAt.toISOString(),
  readAt: null,
  ...rest,
});

test("notifications are grouped by the days of the reader, newest first", () => {
  const at = (day: number, hour: number) => notification(new Date(2026, 10, day, hour));
  const days = byDay([at(23, 9), at(23, 1), at(22, 23), at(19, 12)], new Date(2026, 10, 23, 10));
  expect(days.map(({ title, notifications }) => [title, notifications.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["Thursday, November 19", 1],
  ]);
  const [old] = byDay([notification(new Date(2025, 10, 19))], new Date(2026, 10, 23));
  expect(old?.title).toBe("Nov 19, 2025");
});

test("sentences and days are in the language of the reader, with people where it has them", () => {
  addCatalog("eo", {
    "notifications.like": "{kind, select, hoot {Hoot liked by {who}} other {Liked by {who}}}",
    "notifications.today": "Hodiaŭ",
  });
  const reader = { ...american, locale: "eo" };
  const now = new Date();
  const who = createElement("b", {}, "Ana");
  expect(eventParts(notification(now), who, reader)).toEqual(["Hoot liked by ", who]);
  expect(byDay([notification(now)], now, reader)[0]?.title).toBe("Hodiaŭ");
});

test("a sentence names the thing that was liked", () => {
  const now = new Date();
  const subject = { kind: "comment", _id: "c", title: "Deck 7", path: "/hoots/h#c-c" };
  expect(eventParts(notification(now), "Ana")).toEqual(["Ana", " liked your hoot"]);
  expect(eventParts(notification(now, { subject }), "Ana")).toEqual(["Ana", " liked your comment"]);
});

test.each([
  ["Ask @dan", 8, { start: "dan", from: 5, to: 8 }],
  ["@Dana.W", 7, { start: "dana.w", from: 1, to: 7 }],
  ["(@a", 3, { start: "a", from: 2, to: 3 }],
  ["mail me@dana", 12, undefined],
  ["https://video.example/@dana", 27, undefined],
  ["video.example/@dana", 19, undefined],
  ["@", 1, undefined],
  ["@dana is here", 13, undefined],
])("in %j with the cursor at %i, a mention is being typed: %j", (text, cursor, expected) => {
  expect(typedMention(text, cursor)).toEqual(expected);
});
