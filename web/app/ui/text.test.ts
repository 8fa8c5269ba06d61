import { expect, test } from "vitest";
import { descriptionOf, excerpt, paragraphs, shortened } from "./text.ts";

test("an empty line begins a paragraph, a single break does not", () => {
  expect(paragraphs("One\r\ntwo\r\n\r\n \n three\n\n\n")).toEqual(["One\ntwo", "three"]);
  expect(paragraphs("   ")).toEqual([]);
});

test("a question names a text by its first words", () => {
  expect(excerpt("Nine minutes! We had forty, but we landed with two other dogs.")).toBe(
    "Nine minutes! We had forty, but we…",
  );
  expect(excerpt("Correct.")).toBe("Correct.");
  expect(excerpt("x".repeat(50), 10)).toBe(`${"x".repeat(10)}…`);
});

test("a shortened text never ends in half a character", () => {
  expect(shortened("a".repeat(10), 10)).toBe("a".repeat(10));
  expect(shortened(`${"a".repeat(9)}🐕🐕`, 10)).toBe(`${"a".repeat(9)}🐕…`);
});

test("a description is one line, and never ends in the middle of a word", () => {
  expect(descriptionOf(`${"word ".repeat(29)}unfinished word`)).toBe(`${"word ".repeat(28)}word…`);
  expect(descriptionOf("  Deck 7,\n\n port side. ")).toBe("Deck 7, port side.");
});
