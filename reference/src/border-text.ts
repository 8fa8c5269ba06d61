/** Names of countries and of their regions with borders of their own. */

/** Names that take an article inside a sentence, also those that people type. */
const withArticle = new Set([
  "united states",
  "united states of america",
  "usa",
  "us",
  "united kingdom",
  "uk",
  "netherlands",
  "philippines",
  "dominican republic",
  "united arab emirates",
  "uae",
  "bahamas",
  "maldives",
  "seychelles",
  "gambia",
  "czech republic",
  "cayman islands",
  "faroe islands",
  "galápagos islands",
  "canary islands",
]);

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

/** The name of a place inside a sentence: "the USA", "the United Kingdom", "Mexico City". */
export const inSentence = (name: string): string =>
  withArticle.has(name.trim().toLowerCase()) ? `the ${name}` : name;
