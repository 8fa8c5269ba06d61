import { expect, test } from "vitest";
import { countryText, placeText, zoneOffsetText, zoneText } from "./place-text.ts";

test("a place has the name of its country", () => {
  expect(placeText({ city: "Valparaíso", country: "CL" })).toBe("Valparaíso, Chile");
  expect(countryText("XK")).toBe("Kosovo");
  expect(countryText("?")).toBe("?");
});

test("a country has its name alone", () => {
  expect(placeText({ city: "", country: "CL", region: "" })).toBe("Chile");
});

test("an ambiguous city has its region", () => {
  const city = { city: "Springfield", country: "US", zone: "America/Chicago" };
  expect(placeText({ ...city, region: "Illinois" })).toBe("Springfield, Illinois, United States");
  expect(placeText({ ...city, region: "" })).toBe("Springfield, United States");
});

test("a zone is named by its city", () => {
  expect(zoneText("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
});

test("a zone has the offset of its day", () => {
  expect(zoneOffsetText("America/New_York", "2026-12-03")).toBe("New York (UTC−5)");
  expect(zoneOffsetText("America/New_York", "2026-07-03")).toBe("New York (UTC−4)");
  expect(zoneOffsetText("Asia/Kolkata", "2026-07-03")).toBe("Kolkata (UTC+5:30)");
  expect(zoneOffsetText("Europe/London", "2026-12-03")).toBe("London (UTC+0)");
});

test("text that is no zone stays as it was typed", () => {
  for (const text of ["", "Est", "Lond", "Middle/Earth"]) expect(zoneOffsetText(text)).toBe(text);
});
