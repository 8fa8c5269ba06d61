import { expect, test } from "vitest";
import { listLines } from "./add-lines.tsx";

test("pasted lines become items without their bullets", () => {
  expect(listLines("- Lead\r\n* Bowl\n\n  3. Towel \n[ ] Brush\nLead")).toEqual([
    "Lead",
    "Bowl",
    "Towel",
    "Brush",
  ]);
  expect(listLines("  ")).toEqual([]);
});

test("a line over the limit is cut", () => {
  expect(listLines("x".repeat(500))[0]).toHaveLength(200);
});
