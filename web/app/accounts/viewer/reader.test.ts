import { expect, test } from "vitest";
import { american } from "#format/reader.ts";
import { readerFor } from "./reader.ts";

const none = { currency: null, units: null, homeCountry: null };
const metric = { ...american, weight: "kg", length: "cm", temperature: "C" };

test("currency and units are those of the browser's region until there is a home country", () => {
  expect(readerFor(null, "en-US")).toEqual(american);
  expect(readerFor(none, "de-DE")).toEqual({ ...metric, currency: "EUR" });
  expect(readerFor({ ...none, homeCountry: "JP" }, "en-US")).toEqual({
    ...metric,
    currency: "JPY",
  });
  expect(readerFor(none, "en")).toEqual(american);
  expect(readerFor(none, "not a locale")).toEqual(american);
});

test("what the person chose comes first", () => {
  const chosen = { currency: "GBP", units: "us", homeCountry: "FR" } as const;
  expect(readerFor(chosen, "fr-FR")).toEqual({ ...american, currency: "GBP" });
});
