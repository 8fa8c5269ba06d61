import { expect, test } from "vitest";
import { counted, firstWords, paragraphs } from "./text.ts";

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
