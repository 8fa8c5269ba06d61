import { expect, test } from "vitest";
import * as z from "zod/mini";
import { altsOfReplaced, reasonIn, storyCodec } from "./story-codec.ts";
import { blogWith } from "./blogs.testing.ts";

const seen = blogWith({ title: "Eleven trains", contentOne: "From Trieste.", contentTwo: "" });
const elsewhere = { ...seen, title: "Twelve trains", contentTwo: "To Palermo.", version: 2 };
const { print, body, differences } = storyCodec;

test("only changed text is sent, trimmed", () => {
  const values = print(seen);
  expect(body(values, seen)).toEqual({});
  expect(body({ ...values, title: " Eleven trains ", contentOne: "" }, seen)).toEqual({
    contentOne: "",
  });
  expect(body({ ...print(elsewhere), title: "Eleven trains" }, elsewhere)).toEqual({
    title: "Eleven trains",
  });
});

test("a replaced picture is sent with its description, even if unchanged", () => {
  const values = {
    ...print(seen),
    contentTwoImageAlt: " The sea ",
    contentThreeImageAlt: "A dune",
  };
  const files = { contentTwoImage: new File(["new"], "sea.png"), contentThreeImage: null };
  expect(altsOfReplaced(files, values)).toEqual({ contentTwoImageAlt: "The sea" });
});

test("the countries of a story's trip are sent together, and removed together", () => {
  const of = blogWith({ route: { from: "IT", to: "CL", documents: null } });
  const values = print(of);
  expect([values.from, values.to]).toEqual(["Italy", "Chile"]);
  expect(body(values, of)).toEqual({});
  expect(body({ ...values, from: "mexico" }, of)).toEqual({ route: { from: "MX", to: "CL" } });
  expect(body({ ...values, from: "", to: "" }, of)).toEqual({ route: null });
  expect(storyCodec.errors({ ...values, to: "" }, of, {})).toEqual({
    to: "Select both countries from the list.",
  });
});

test("a draft with fewer fields is still valid", () => {
  const older = { seen: { title: "Eleven trains" }, changes: { contentOne: "Hm." }, attempt: null };
  expect(z.parse(storyCodec.draft, older)).toEqual({ ...older, sent: [] });
  expect(differences(older.seen, print(elsewhere), print(elsewhere))).toEqual([
    { label: "Title", theirs: "Twelve trains" },
  ]);
});

test("a new story needs its first picture; errors are in form order", () => {
  const values = { ...storyCodec.blank, contentTwo: "x".repeat(20_001) };
  expect(Object.keys(storyCodec.errors(values, null, {}))).toEqual([
    "title",
    "contentOne",
    "contentOneImage",
    "contentTwo",
  ]);
});

test.each([
  ["Can't reach the site. Check your connection and try again.", "Can't reach the site."],
  ["Something went wrong on our end. Please try again.", "Something went wrong on our end."],
  ["The first photo is too big at 14.2 MB.", "The first photo is too big at 14.2 MB."],
  ["No room", "No room."],
])('"%s" fits into the spec\'s message', (message, sentence) => {
  expect(`${reasonIn(message)}.`).toBe(sentence);
});
