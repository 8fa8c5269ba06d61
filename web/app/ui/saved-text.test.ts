import { expect, test } from "vitest";
import { american } from "#format/reader.ts";
import { savedText } from "./saved-text.ts";

const now = new Date(2026, 10, 21, 18, 0);

test.each([
  [new Date(2026, 10, 20, 9, 5), "Saved copy of Nov 20."],
  [new Date(2026, 10, 21, 9, 5), "Saved copy of Nov 21, 9:05 AM."],
  [new Date(2025, 11, 31, 9, 5), "Saved copy of Dec 31, 2025."],
])("a copy of %s says so", (at, text) => {
  expect(savedText(at.toISOString(), now, american)).toBe(text);
});
