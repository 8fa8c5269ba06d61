import { expect, test } from "vitest";
import { countryWords, foundWords, placeWords, zoneWords } from "./place-words.ts";

test("a place is told with its country by name", () => {
  expect(placeWords({ city: "Valparaíso", country: "CL" })).toBe("Valparaíso, Chile");
  expect(countryWords("XK")).toBe("Kosovo");
  expect(countryWords("?")).toBe("?");
});

test("a town with namesakes is told with its region", () => {
  const town = { city: "Springfield", country: "US", zone: "America/Chicago" };
  expect(foundWords({ ...town, region: "Illinois" })).toBe("Springfield, Illinois, United States");
  expect(foundWords({ ...town, region: "" })).toBe("Springfield, United States");
});

test("a zone is told by its town", () => {
  expect(zoneWords("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
});
