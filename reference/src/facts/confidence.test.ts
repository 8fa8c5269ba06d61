import { expect, test } from "vitest";
import { confidenceOf, dayOfSource, type Evidence } from "./confidence.ts";

const on = "2026-11-21";
const official = (checked: string): Evidence => ({ kind: "official", checked });
const quoted = (checked: string): Evidence => ({ kind: "quoted", checked });
const press = (checked: string): Evidence => ({ kind: "press", checked });

test.each<[string, readonly Evidence[], string]>([
  ["a new official page", [official("July 31, 2025")], "high"],
  ["an undated official page that was read", [official("Undated")], "high"],
  ["an official page read on a day", [official("2026-11-21")], "high"],
  ["an old official page", [official("Dated July 22, 2024")], "medium"],
  ["an old one that somebody read again", [official("2013"), quoted("July 11, 2026")], "high"],
  [
    "an outdated embassy page",
    [{ kind: "embassy", checked: "Undated, likely outdated" }],
    "medium",
  ],
  ["two compilers", [quoted("June 17, 2026"), { kind: "guide", checked: "2026" }], "medium"],
  ["a compiler and the press", [quoted("June 17, 2026"), press("December 2025")], "high"],
  ["two old articles", [press("July 2021"), press("July 13, 2021")], "low"],
  ["one new article", [press("December 27, 2025")], "medium"],
  ["an undated guide", [{ kind: "guide", checked: "Undated" }], "low"],
  ["no source", [], "low"],
])("%s: %s gives %s", (_, sources, confidence) => {
  expect(confidenceOf(sources, on)).toBe(confidence);
});

test.each([
  ["Last checked August 16, 2026", "2026-08-16"],
  ["About August 2024, updated July 2025", "2025-07-01"],
  ["In effect December 16, 2019; copy from about 2020", "2020-01-01"],
  ["Copy from about 2025–2026", "2026-01-01"],
  ["2026-08", "2026-08-01"],
  ["2026-05-15", "2026-05-15"],
  ["Undated, after August 2024", undefined],
  ["Year not shown (2024 or later)", undefined],
  ["After 2011", undefined],
])("%s is %s", (checked, day) => {
  expect(dayOfSource({ kind: "press", checked })).toBe(day);
});
