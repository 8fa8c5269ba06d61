import { expect, test } from "vitest";
import { countryText, foundWords, placeText, zoneText } from "./place-text.ts";

test("a place is told with its country by name", () => {
  expect(placeText({ city: "Valparaíso", country: "CL" })).toBe("Valparaíso, Chile");
  expect(countryText("XK")).toBe("Kosovo");
  expect(countryText("?")).toBe("?");
});

test("a town with namesakes is told with its region", () => {
  const town = { city: "Springfield", country: "US", zone: "America/Chicago" };
  expect(foundWords({ ...town, region: "Illinois" })).toBe("Springfield, Illinois, United States");
  expect(foundWords({ ...town, region: "" })).toBe("Springfield, United States");
});

test("a zone is told by its town", () => {
  expect(zoneText("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
});
