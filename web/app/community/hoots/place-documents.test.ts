import { expect, test } from "vitest";
import { documentsFor } from "./place-documents.ts";

test("a place with entry rules leads to its documents from the USA", () => {
  expect(documentsFor("Chile")).toBe("/documents/USA/Chile");
  expect(documentsFor("United Kingdom")).toBe("/documents/USA/United%20Kingdom");
  expect(documentsFor("Canada")).toBe("/documents/USA/Canada");
});

test("topics, places without rules and the USA itself lead to none", () => {
  for (const category of ["General", "Kenya", "USA"])
    expect(documentsFor(category)).toBeUndefined();
});
