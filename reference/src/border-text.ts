/** Names of countries and of their regions with borders of their own. */
import { countryName } from "#format/names.ts";
import { inSentence } from "./in-sentence.ts";

const regionNames: Readonly<Record<string, string>> = {
  "AU-TAS": "Tasmania",
  "AU-WA": "Western Australia",
  "EC-W": "Galápagos",
  "ES-CE": "Ceuta",
  "ES-CN": "Canary Islands",
  "ES-ML": "Melilla",
  "GB-NIR": "Northern Ireland",
  "ID-BA": "Bali",
  "MY-12": "Sabah",
  "MY-13": "Sarawak",
  "PT-20": "Azores",
  "PT-30": "Madeira",
  "US-AS": "American Samoa",
  "US-GU": "Guam",
  "US-HI": "Hawaii",
  "US-MP": "Northern Mariana Islands",
  "US-PR": "Puerto Rico",
  "US-VI": "US Virgin Islands",
};

/** Null and undefined alike: no region of its own. */
export type BorderPlace = { country: string; region?: string | null | undefined };

/** "Hawaii", "United States". */
export function borderName({ country, region }: BorderPlace): string {
  const named = region ? regionNames[region] : undefined;
  if (named) return named;
  try {
    return countryName(country) ?? country;
  } catch {
    return country;
  }
}

/** The same inside a sentence: "the United States". */
export const borderInSentence = (place: BorderPlace): string => inSentence(borderName(place));
