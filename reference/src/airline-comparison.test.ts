import { expect, test } from "vitest";
import { compareAirlines, type ComparedTopic } from "./airline-comparison.ts";

const text = (kind: "national" | "international", key: string, topic: ComparedTopic) =>
  compareAirlines(kind)
    .find((airline) => airline.key === key)
    ?.cells.find((cell) => cell.key === topic)?.text;

test.each([
  ["national", "delta", "price", "$150"],
  ["national", "delta", "cabin", "1 pet per passenger"],
  ["international", "delta", "cabin", "1 pet per passenger, but not on every route"],
  ["international", "delta", "hold", "Unknown"],
  ["international", "delta", "price", "$200"],
  ["national", "aeromexico", "price", "1,350 MXN to 1,700 MXN"],
  ["international", "aeromexico", "price", "$162 to $168"],
  ["national", "american-airlines", "price", "$150"],
  ["national", "delta", "carrier", "18 × 11 × 11 in"],
  ["national", "aeromexico", "carrier", "40 × 30 × 20 cm"],
  ["national", "american-airlines", "carrier", "18 × 11 × 11 in"],
] as const)("%s flights of %s: the %s is %s", (kind, key, topic, expected) => {
  expect(text(kind, key, topic)).toBe(expected);
});

test("the cabin, the hold and cargo are each a yes, a no or unknown, and nothing else is", () => {
  const allowed = (key: string) =>
    compareAirlines("international")
      .find((airline) => airline.key === key)
      ?.cells.map((cell) => cell.allowed);
  expect(allowed("delta")).toEqual(["yes", "unknown", "no", undefined, undefined, undefined]);
  expect(allowed("aeromexico")?.slice(0, 3)).toEqual(["yes", "yes", "yes"]);
  expect(allowed("american-airlines")?.slice(0, 3)).toEqual(["yes", "no", "unknown"]);
});

test("a carrier's sides are those of its words, in centimeters", () => {
  const sizes = compareAirlines("national", ["delta", "aeromexico", "american-airlines"]).map(
    ({ cells }) => cells.find(({ key }) => key === "carrier")?.size,
  );
  expect(sizes).toEqual([
    { lengthCm: 45.7, widthCm: 27.9, heightCm: 27.9 },
    { lengthCm: 40, widthCm: 30, heightCm: 20 },
    { lengthCm: 45.7, widthCm: 27.9, heightCm: 27.9 },
  ]);
});

test("every cell is made of facts of the airline's page", () => {
  for (const kind of ["national", "international"] as const) {
    for (const { key, cells } of compareAirlines(kind)) {
      expect(cells).toHaveLength(6);
      for (const { key: topic, text, lines } of cells) {
        expect(lines.length > 0, `${key} ${topic}`).toBe(text !== "Unknown");
      }
    }
  }
});

test("a figure in the words is in one of their facts", () => {
  for (const { key, cells } of compareAirlines("international")) {
    for (const { key: topic, text, lines } of cells) {
      const facts = lines.map((line) => line.text).join(" ");
      for (const [figure] of text.matchAll(/\d+/g)) {
        expect(facts, `${key} ${topic}: ${text}`).toContain(figure);
      }
    }
  }
});
