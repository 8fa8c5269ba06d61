import { expect, test } from "vitest";
import { inSentence } from "./in-sentence.ts";

test("a country has its article inside a sentence", () => {
  for (const name of ["USA", "United Kingdom", "Solomon Islands", "Central African Republic"])
    expect(inSentence(name)).toBe(`the ${name}`);
  for (const name of ["Japan", "The Bahamas", "Mexico City"]) expect(inSentence(name)).toBe(name);
});
