import { useHydrated } from "../../data/hydrated.ts";
import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { useOwnProfile } from "./own-profile.ts";
import type { Units } from "../../ui/units.ts";

type Preferences = { currency: string; units: Units };

const usual: Preferences = { currency: "USD", units: "us" };
const usUnits = new Set(["US", "LR", "MM"]);

const euro = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");
/** The currency of each country that many members come from; USD elsewhere. */
const currencies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euro.map((country) => [country, "EUR"])),
  AR: "ARS",
  AU: "AUD",
  BR: "BRL",
  CA: "CAD",
  CH: "CHF",
  CL: "CLP",
  CO: "COP",
  CR: "CRC",
  CZ: "CZK",
  DK: "DKK",
  EG: "EGP",
  GB: "GBP",
  GT: "GTQ",
  HU: "HUF",
  ID: "IDR",
  IN: "INR",
  JP: "JPY",
  MX: "MXN",
  NO: "NOK",
  NZ: "NZD",
  PE: "PEN",
  PH: "PHP",
  PL: "PLN",
  SE: "SEK",
  TH: "THB",
  ZA: "ZAR",
};

type Chosen = Pick<OwnProfile, "currency" | "units" | "homeCountry">;

/** What the person chose, else what is usual in their home country, else in their browser's region. */
export function preferencesFor(chosen: Chosen | null | undefined, locale: string): Preferences {
  const country = chosen?.homeCountry ?? regionOf(locale);
  const currency = chosen?.currency ?? (country ? currencies[country] : undefined);
  const units = chosen?.units ?? (country && !usUnits.has(country) ? "metric" : "us");
  return { currency: currency ?? usual.currency, units };
}

export function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined;
  }
}

/** The currency and units of the person at this browser. */
export function usePreferences(): Preferences {
  const profile = useOwnProfile();
  const hydrated = useHydrated();
  // HTML from the server is the same for everyone.
  return hydrated ? preferencesFor(profile, navigator.language) : usual;
}
