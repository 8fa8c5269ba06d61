import { expect, test } from "vitest";
import { hiddenText } from "./shared-text.ts";

const all = { costs: [], notes: "", codes: true, readiness: true };

test("a shared trip says what its link doesn't include", () => {
  expect(hiddenText(all)).toBe("");
  expect(hiddenText({ ...all, costs: null })).toBe("This link doesn't include expenses.");
  expect(hiddenText({ ...all, costs: null, notes: null })).toBe(
    "This link doesn't include expenses or notes.",
  );
});
