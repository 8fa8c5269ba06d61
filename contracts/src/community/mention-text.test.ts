import { expect, test } from "vitest";
import { mentionedNames, mentionParts } from "./mention-text.ts";

const dana = { _id: "1", username: "dana.walks" };

test("usernames are read with and without the dot at their end, and not from addresses", () => {
  expect(mentionedNames("Thanks, @Dana.walks.")).toEqual(["dana.walks.", "dana.walks"]);
  expect(mentionedNames("Write to dana@example.com or @@ben")).toEqual([]);
  expect(mentionedNames("No names here.")).toEqual([]);
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
