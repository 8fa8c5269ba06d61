import { expect, test } from "vitest";
import { preferencesFor } from "./preferences.ts";

const none = { currency: null, units: null, homeCountry: null };

test("currency and units are those of the browser's region until there is a home country", () => {
  expect(preferencesFor(null, "en-US")).toEqual({ currency: "USD", units: "us" });
  expect(preferencesFor(none, "de-DE")).toEqual({ currency: "EUR", units: "metric" });
  expect(preferencesFor({ ...none, homeCountry: "JP" }, "en-US")).toEqual({
    currency: "JPY",
    units: "metric",
  });
  expect(preferencesFor(none, "en")).toEqual({ currency: "USD", units: "us" });
  expect(preferencesFor(none, "not a locale")).toEqual({ currency: "USD", units: "us" });
});

test("what the person chose comes first", () => {
  const chosen = { currency: "GBP", units: "us", homeCountry: "FR" } as const;
  expect(preferencesFor(chosen, "fr-FR")).toEqual({ currency: "GBP", units: "us" });
});
