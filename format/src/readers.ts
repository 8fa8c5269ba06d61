import { american, type Reader } from "./reader.ts";
import { remember } from "./remember.ts";

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

/** Days on which weeks begin, by their number from Sunday. */
export const weekStarts = { sunday: 0, monday: 1, saturday: 6 } as const;

/** What a person chose themselves; null for what is usual where they live. */
export type Choices = {
  /** ISO 3166-1. */
  homeCountry: string | null;
  currency: string | null;
  units: "us" | "metric" | null;
  clock: "12" | "24" | null;
  weekStart: keyof typeof weekStarts | null;
};

/** The region of a locale such as `en-US`; undefined without one. */
export const regionOf = (locale: string): string | undefined => localeOf(locale)?.region;

type WithWeeks = Intl.Locale & {
  weekInfo?: { firstDay: number };
  getWeekInfo?(): { firstDay: number };
};

function localeOf(locale: string, region?: string): WithWeeks | undefined {
  try {
    return new Intl.Locale(locale, { region });
  } catch {
    return undefined;
  }
}

/** The customs of a locale's region; those of America without one. */
const customs = remember((key): Pick<Reader, "clock" | "weekStart"> => {
  const locale = localeOf(key);
  if (!locale?.region) return american;
  const { hourCycle } = new Intl.DateTimeFormat(key, { hour: "numeric" }).resolvedOptions();
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  return {
    clock: hourCycle?.startsWith("h2") ? "24" : "12",
    weekStart: (week?.firstDay ?? american.weekStart) % 7,
  };
});

/** What the person chose, else what is usual in their home country, else in the region of their browser. */
export function readerFor(chosen: Choices | null | undefined, locale: string): Reader {
  const own = localeOf(locale, chosen?.homeCountry ?? undefined);
  const country = own?.region;
  const { clock, weekStart } = customs(own?.toString() ?? american.locale);
  const units = chosen?.units ?? (country && !usUnits.has(country) ? "metric" : "us");
  return {
    locale: american.locale,
    clock: chosen?.clock ?? clock,
    weekStart: chosen?.weekStart ? weekStarts[chosen.weekStart] : weekStart,
    weight: units === "us" ? "lb" : "kg",
    length: units === "us" ? "in" : "cm",
    temperature: units === "us" ? "F" : "C",
    currency: chosen?.currency ?? (country && currencies[country]) ?? american.currency,
  };
}
