import { expect, test } from "vitest";
import { shareText } from "./index.ts";

test("a link to a trip says what it shows", () => {
  const nothing = { costs: false, notes: false, codes: false, readiness: false };
  expect(shareText(nothing)).toBe("No expenses, notes or codes");
  expect(shareText({ ...nothing, costs: true, notes: true, readiness: true })).toBe(
    "Shows expenses, notes and entry requirements",
  );
});
