import { expect, test } from "vitest";
import { gifText, preview } from "./text.ts";

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

test("a built-in GIF has a description", () => {
  expect(gifText("/art/v1/gifs/head-tilt.gif")).toBe("head tilt");
  expect(gifText("https://media.giphy.com/media/1/giphy.gif")).toBe("");
});
