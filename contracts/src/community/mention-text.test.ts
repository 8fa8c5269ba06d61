import { expect, test } from "vitest";
import { mentionedNames, mentionParts } from "./mention-text.ts";

const dana = { _id: "1", username: "dana.walks" };

test("usernames are read with and without the dot at their end, and not from addresses", () => {
  expect(mentionedNames("Thanks, @Dana.walks.")).toEqual(["dana.walks.", "dana.walks"]);
  expect(mentionedNames("Write to dana@example.com or @@ben")).toEqual([]);
  expect(mentionedNames("No names here.")).toEqual([]);
});

test.each([
  "https://mastodon.social/@ben",
  "See https://medium.com/@ben/a-story, please",
  "(https://video.example/@ben/clip/1)",
  "https://video.example/clip?by=@ben",
  "https://ben:secret@site.example/@ben",
  "mastodon.social/@ben",
  "www.video.example/@ben",
  "site.example:8080/@ben and site.example?by=@ben",
  "ftp://site.example/@ben",
  "localhost:3000/@ben and 192.168.1.1/@ben",
  "@ben@mastodon.social",
  "info@ben.example, jos\u00e9@ben, jose\u0301@ben, иван@ben, a+b@ben",
  "@a_name_that_is_longer_than_any_username",
])("%j mentions nobody", (text) => {
  expect(mentionedNames(text)).toEqual([]);
  const ben = { _id: "2", username: "ben" };
  expect(mentionParts(text, [ben])).toEqual([{ text }]);
});

test.each([
  "@ben: https://site.example/@dana",
  "https://site.example/@dana @ben",
  "https://site.example/x。@ben",
  "“https://site.example/@dana”@ben",
  "Dana/@ben, and/or @ben",
  "ありがとう@ben",
  "(@ben)",
])("%j mentions one person", (text) => {
  expect(mentionedNames(text)).toContain("ben");
  expect(mentionedNames(text)).not.toContain("dana");
});

test("at most 10 people are read from one text", () => {
  const text = Array.from({ length: 40 }, (_, index) => `@member${index}.`).join(" ");
  expect(mentionedNames(text)).toHaveLength(20);
});

test("a text is split at mentions of members, and stays whole otherwise", () => {
  expect(mentionParts("Ask @Dana.walks. She knows @ben.", [dana])).toEqual([
    { text: "Ask " },
    { text: "@Dana.walks", member: dana },
    { text: ". She knows @ben." },
  ]);
  expect(mentionParts("@dana.walks", [dana])).toEqual([{ text: "@dana.walks", member: dana }]);
  expect(mentionParts("dana@dana.walks", [dana])).toEqual([{ text: "dana@dana.walks" }]);
  expect(mentionParts("Ask @dana.walks")).toEqual([{ text: "Ask @dana.walks" }]);
});
