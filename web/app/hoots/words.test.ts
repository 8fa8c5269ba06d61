import { expect, test } from "vitest";
import { counted, description, firstWords, gifWords, paragraphs, preview } from "./words.ts";

test("a list shows the first 150 characters of a long text and an ellipsis", () => {
  const long = "a".repeat(151);
  expect(preview(long)).toBe(`${"a".repeat(150)}…`);
  expect(preview("a".repeat(150))).toBe("a".repeat(150));
});

test("a preview of a preview is the same preview", () => {
  const once = preview("word ".repeat(60));
  expect(preview(once)).toBe(once);
});

test("a preview never cuts a character in half", () => {
  expect(preview(`${"a".repeat(149)}🐕🐕`)).toBe(`${"a".repeat(149)}🐕…`);
});

test("a description is one line", () => {
  expect(description("  Deck 7,\n\n port side. ")).toBe("Deck 7, port side.");
});

test("an empty line begins a paragraph, a single break does not", () => {
  expect(paragraphs("One\r\ntwo\r\n\r\n \n three\n\n\n")).toEqual(["One\ntwo", "three"]);
  expect(paragraphs("   ")).toEqual([]);
});

test("a question names a text by its first words", () => {
  expect(firstWords("Nine minutes! We had forty, but we landed with two other dogs.")).toBe(
    "Nine minutes! We had forty, but we…",
  );
  expect(firstWords("Correct.")).toBe("Correct.");
  expect(firstWords("x".repeat(50), 10)).toBe(`${"x".repeat(10)}…`);
});

test("one is counted as one", () => {
  expect(counted(0, "comment", "No")).toBe("No comments");
  expect(counted(1, "comment")).toBe("1 comment");
  expect(counted(1200, "like")).toBe("1,200 likes");
});

test("a GIF of the built-in set tells what it shows", () => {
  expect(gifWords("/art/v1/gifs/head-tilt.gif")).toBe("head tilt");
  expect(gifWords("https://media.giphy.com/media/1/giphy.gif")).toBe("");
});
