import { expect, test } from "vitest";
import { gapBefore } from "./leg-conflicts.tsx";

const at = (country: string, place: string | null = null, region: string | null = null) => ({
  country,
  place,
  region,
});
const journey = (...ends: [from: ReturnType<typeof at>, to: ReturnType<typeof at>][]) =>
  ends.map(([from, to]) => ({
    from,
    to,
    departureDate: null,
    arrivalDate: null,
    authority: { name: "", address: null },
  }));

test("a leg that starts in another country than the one before ends in has a gap", () => {
  const legs = journey([at("US"), at("FR", "Paris")], [at("DE", "Berlin"), at("US")]);
  expect(gapBefore(legs, 1)).toEqual({ from: "Paris, France", to: "Berlin, Germany" });
  expect(gapBefore(legs, 0)).toBeUndefined();
  expect(gapBefore(legs, 2)).toBeUndefined();
});

test("a region with rules of its own counts, another town doesn't", () => {
  const hawaii = at("US", "Honolulu", "US-HI");
  const toHawaii = journey([at("DE"), at("US", "Seattle")], [hawaii, at("DE")]);
  expect(gapBefore(toHawaii, 1)).toEqual({
    from: "Seattle, United States",
    to: "Honolulu, Hawaii",
  });
  const inFrance = journey([at("DE"), at("FR", "Paris")], [at("FR", "Lyon"), at("DE")]);
  expect(gapBefore(inFrance, 1)).toBeUndefined();
});
