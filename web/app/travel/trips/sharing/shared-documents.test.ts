import { expect, test } from "vitest";
import { hiddenText } from "./shared-documents.tsx";

const readiness = { asOf: "2026-11-28", rulesVersion: "2026-11-23", pets: [] };
const all = { costs: [], notes: "", codes: true, readiness };

test("a shared trip says what its link doesn't include", () => {
  expect(hiddenText(all)).toBe("");
  expect(hiddenText({ ...all, costs: null })).toBe("This link doesn't include expenses.");
  expect(hiddenText({ ...all, costs: null, notes: null })).toBe(
    "This link doesn't include expenses or notes.",
  );
});
