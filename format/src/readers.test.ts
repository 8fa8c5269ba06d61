import { expect, test } from "vitest";
import { american } from "./reader.ts";
import { readerFor, regionOf } from "./readers.ts";

const none = { currency: null, units: null, homeCountry: null, clock: null, weekStart: null };
const metric = { ...american, weight: "kg", length: "cm", temperature: "C", clock: "24" };

test("everything is as in the browser's region until there is a home country", () => {
  expect(readerFor(null, "en-US")).toEqual(american);
  expect(readerFor(none, "de-DE")).toEqual({ ...metric, currency: "EUR", weekStart: 1 });
  expect(readerFor({ ...none, homeCountry: "JP" }, "en-US")).toEqual({
    ...metric,
    currency: "JPY",
  });
  expect(readerFor({ ...none, homeCountry: "US" }, "de-DE")).toMatchObject({
    weight: "lb",
    currency: "USD",
    weekStart: 0,
  });
  expect(readerFor(none, "en-AU")).toMatchObject({ clock: "12", weight: "kg", weekStart: 1 });
  expect(readerFor(none, "ar-EG").weekStart).toBe(6);
});

test("a reader of whom nothing is known is an American", () => {
  for (const locale of ["en", "not a locale", ""]) {
    expect(readerFor(none, locale), locale).toEqual(american);
  }
});

test("what the person chose comes first", () => {
  const chosen = {
    currency: "GBP",
    units: "us",
    homeCountry: "FR",
    clock: "12",
    weekStart: "saturday",
  } as const;
  expect(readerFor(chosen, "fr-FR")).toEqual({ ...american, currency: "GBP", weekStart: 6 });
});

test("a locale names its region", () => {
  expect(regionOf("pt-BR")).toBe("BR");
  expect(regionOf("not a locale")).toBeUndefined();
});
