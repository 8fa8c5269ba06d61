import { expect, test } from "vitest";
import { isoMicrochipPlaces } from "./microchips.ts";

test("places that require an ISO microchip have a source with an address each", () => {
  const places = isoMicrochipPlaces();
  expect(places.map(({ place }) => place)).toEqual([
    "Australia",
    "Norway",
    "South Africa",
    "Thailand",
    "the EU",
    "the Philippines",
  ]);
  for (const { place, line } of places) {
    expect(
      line.sources.some(({ address }) => address),
      place,
    ).toBe(true);
  }
});

test("a recommendation, a tattoo instead, and an unconfirmed rule are left out", () => {
  const ids = isoMicrochipPlaces().map(({ line }) => line.id);
  for (const country of ["united-kingdom", "chile", "india", "usa"]) {
    expect(ids).not.toContain(`${country}.rule.microchip`);
  }
});
