import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  ChangedStory,
  changedText,
  changesOf,
  noWords,
  reasonIn,
  shownOf,
  StoryDraft,
  wordsOfReplaced,
} from "./story-text.ts";

const seen = { ...noWords, title: "Eleven trains", contentOne: "From Trieste.", version: 1 };
const elsewhere = { ...seen, title: "Twelve trains", contentTwo: "To Palermo.", version: 2 };

test("what was left alone follows what is there now; what was written stays", () => {
  const draft: ChangedStory = { from: seen, contentOne: "From Trieste, at night." };
  expect(shownOf(draft, elsewhere)).toEqual({
    ...noWords,
    title: "Twelve trains",
    contentOne: "From Trieste, at night.",
    contentTwo: "To Palermo.",
  });
});

test("only words that would be others go out, without white space at their ends", () => {
  expect(changesOf({ from: seen }, seen)).toEqual({});
  expect(changesOf({ from: seen, title: " Eleven trains ", contentOne: "" }, seen)).toEqual({
    contentOne: "",
  });
  expect(changesOf({ from: seen, title: "Eleven trains" }, elsewhere)).toEqual({
    title: "Eleven trains",
  });
});

test("a picture that is replaced takes what is said of it along, also where it stays the same", () => {
  const text = { ...noWords, contentTwoImageAlt: " The sea ", contentThreeImageAlt: "A dune" };
  expect(wordsOfReplaced({ contentTwoImage: "new", contentThreeImage: null }, text)).toEqual({
    contentTwoImageAlt: "The sea",
  });
});

test("a draft from before pictures had words is as good", () => {
  const { title, contentOne, contentTwo, contentThree, contentFour } = seen;
  const older = { title, contentOne, contentTwo, contentThree, contentFour };
  expect(z.parse(StoryDraft, { ...older, attempt: null })).toEqual({
    ...noWords,
    ...older,
    attempt: null,
  });
  expect(z.parse(ChangedStory, { from: { ...older, version: 1 } })).toEqual({ from: seen });
});

test("it is told which words another tab changed", () => {
  expect(changedText(seen, elsewhere)).toEqual(["title", "contentTwo"]);
});

test.each([
  [
    "Wagabond cannot be reached. Check the connection and try again.",
    "Wagabond cannot be reached.",
  ],
  ["Something went wrong on our side. Please try again.", "Something went wrong on our side."],
  ["The first picture is too big at 14.2 MB.", "The first picture is too big at 14.2 MB."],
  ["No room", "No room."],
])("%s fits into the words of the product", (message, sentence) => {
  expect(`${reasonIn(message)}.`).toBe(sentence);
});
