import { expect, test } from "vitest";
import { countryText, foundPlaceText, placeText, zoneText } from "./place-text.ts";

test("a place has the name of its country", () => {
  expect(placeText({ city: "Valparaíso", country: "CL" })).toBe("Valparaíso, Chile");
  expect(countryText("XK")).toBe("Kosovo");
  expect(countryText("?")).toBe("?");
});

test("an ambiguous city has its region", () => {
  const city = { city: "Springfield", country: "US", zone: "America/Chicago" };
  expect(foundPlaceText({ ...city, region: "Illinois" })).toBe(
    "Springfield, Illinois, United States",
  );
  expect(foundPlaceText({ ...city, region: "" })).toBe("Springfield, United States");
});

test("a zone is named by its city", () => {
  expect(zoneText("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
});
