/** Names of countries and of their regions with borders of their own. */
import { inSentence } from "./in-sentence.ts";

const regionNames: Readonly<Record<string, string>> = {
  "GB-NIR": "Northern Ireland",
  "US-HI": "Hawaii",
  "ID-BA": "Bali",
};

const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** Null and undefined alike: no region of its own. */
export type BorderPlace = { country: string; region?: string | null | undefined };

/** "Hawaii", "United States". */
export function borderName({ country, region }: BorderPlace): string {
  const named = region ? regionNames[region] : undefined;
  if (named) return named;
  try {
    return names.of(country) ?? country;
  } catch {
    return country;
  }
}

/** The same inside a sentence: "the United States". */
export const borderInSentence = (place: BorderPlace): string => inSentence(borderName(place));
