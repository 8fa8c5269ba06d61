import { regionOf } from "#format/locales.ts";
import { american, type Reader } from "#format/reader.ts";
import { useHydrated } from "../../data/hydrated.ts";
import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { useOwnProfile } from "./own-profile.ts";

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
export function readerFor(chosen: Chosen | null | undefined, locale: string): Reader {
  const country = chosen?.homeCountry ?? regionOf(locale);
  const currency = chosen?.currency ?? (country ? currencies[country] : undefined);
  const units = chosen?.units ?? (country && !usUnits.has(country) ? "metric" : "us");
  return {
    ...american,
    ...(units === "metric" && { weight: "kg", length: "cm", temperature: "C" }),
    currency: currency ?? american.currency,
  };
}

/** The person at this browser. */
export function useReader(): Reader {
  const profile = useOwnProfile();
  const hydrated = useHydrated();
  // HTML from the server is the same for everyone.
  return hydrated ? readerFor(profile, navigator.language) : american;
}
