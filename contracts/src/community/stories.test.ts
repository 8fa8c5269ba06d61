import { expect, test } from "vitest";
import { readingMinutes } from "./stories.ts";

test("reading time counts 220 words per minute over all sections and is at least one minute", () => {
  const text = (count: number) => "word ".repeat(count);
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes(["Hello."])).toBe(1);
  expect(readingMinutes([text(220)])).toBe(1);
  expect(readingMinutes([text(220), text(220)])).toBe(2);
  expect(readingMinutes([text(1_000), "", text(540), text(0)])).toBe(7);
});

test("tokens without a letter or number are not counted as words", () => {
  expect(readingMinutes(["— … • 🐕 ".repeat(2_000)])).toBe(1);
  expect(readingMinutes(["don't well-known 18 ¿qué? ".repeat(220)])).toBe(4);
});

test("scripts without spaces between words are counted by character", () => {
  expect(readingMinutes(["旅する犬と".repeat(300)])).toBe(3);
  expect(readingMinutes(["和狗一起旅行。".repeat(500)])).toBe(6);
  expect(readingMinutes(["เดินทางกับหมา".repeat(300)])).toBe(4);
  expect(readingMinutes([`${"word ".repeat(220)}${"犬".repeat(500)}`])).toBe(2);
  // Korean separates words with spaces.
  expect(readingMinutes(["강아지와 여행 ".repeat(220)])).toBe(2);
});
