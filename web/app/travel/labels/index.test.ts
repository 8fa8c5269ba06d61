import { expect, test } from "vitest";
import { listText, shareText } from "./index.ts";

test("a list has no comma before its last item", () => {
  expect(listText([])).toBe("");
  expect(listText(["Biscuit"])).toBe("Biscuit");
  expect(listText(["Biscuit", "Otis"])).toBe("Biscuit and Otis");
  expect(listText(["Biscuit", "Otis", "Ana"])).toBe("Biscuit, Otis and Ana");
});

test("a link to a trip says what it shows", () => {
  const nothing = { costs: false, notes: false, codes: false, readiness: false };
  expect(shareText(nothing)).toBe("No expenses, notes or codes");
  expect(shareText({ ...nothing, costs: true, notes: true, readiness: true })).toBe(
    "Shows expenses, notes and entry requirements",
  );
});
