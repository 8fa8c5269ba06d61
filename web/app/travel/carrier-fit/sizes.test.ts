import { describe, expect, test } from "vitest";
import { ReadinessRequest } from "#contracts/travel/readiness.ts";
import { readiness } from "#reference/readiness/engine.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import { airlines } from "../question/index.ts";
import { carrierRequest } from "./carrier-fit.tsx";
import { isCarrier, isTooLarge, sizesIn } from "./sizes.ts";

describe("the sizes that a description states", () => {
  test.each([
    ["M: 46 × 28 × 28 cm (18 × 11 × 11 in)", [{ name: "M", sides: [46, 28, 28] }]],
    ["42 x 32 x 28 cm", [{ name: "", sides: [42, 32, 28] }]],
    ["18 × 11 × 11 in", [{ name: "", sides: [45.7, 27.9, 27.9] }]],
    ["Room for 2 × 3 × 4 cm dice", []],
    ["100 × 70 cm", []],
    ["Chest strap, waist strap", []],
  ])("%s", (line, sizes) => {
    expect(sizesIn([line])).toEqual(sizes);
  });

  test("are those of carriers and crates alone", () => {
    expect(isCarrier({ type: "", title: "Underseat carrier" })).toBe(true);
    expect(isCarrier({ type: "carriers", title: "Window backpack" })).toBe(true);
    expect(isCarrier({ type: "beds", title: "Travel bed" })).toBe(false);
  });
});

test("a pet that is longer than the outer size does not fit, and one without measures may", () => {
  const size = { name: "M", sides: [46, 28, 28] } as const;
  const pet = { lengthCm: 28, widthCm: null, heightCm: 40 };
  expect(isTooLarge(pet, size)).toBe(false);
  expect(isTooLarge({ ...pet, lengthCm: 50 }, size)).toBe(true);
  expect(isTooLarge({ lengthCm: null, widthCm: null, heightCm: null }, size)).toBeUndefined();
});

test("a size is compared with the cabin rules of all airlines at once", () => {
  const today = "2026-11-23";
  const question = { pet: undefined, seat: "cabin" as const, today };
  const verdicts = (sides: [number, number, number]) => {
    const request = carrierRequest({ ...question, size: { name: "", sides } });
    const { pets, trip } = ReadinessRequest.parse(request);
    return readiness(pets, trip, ruleBook, today)
      .flatMap(({ requirements }) => requirements)
      .filter(({ requirement }) => requirement === "airline-carrier")
      .map(({ leg, verdict }) => [leg, verdict]);
  };
  const aeromexico = airlines.findIndex(({ code }) => code === "AM");
  expect(verdicts([40, 30, 20])).toContainEqual([aeromexico, "met"]);
  expect(verdicts([120, 80, 88]).map(([, verdict]) => verdict)).not.toContain("met");
});
