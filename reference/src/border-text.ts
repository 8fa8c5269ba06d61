/** Names of countries and of their regions with borders of their own. */

/** Names that take an article inside a sentence, also those that people type. */
const withArticle = new Set([
  "united states of america",
  "usa",
  "us",
  "uk",
  "netherlands",
  "philippines",
  "uae",
  "bahamas",
  "comoros",
  "maldives",
  "seychelles",
  "gambia",
  "isle of man",
]);
const endsWithArticle = / (?:states|kingdom|emirates|republic|islands|territories)$/;

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
export function inSentence(name: string): string {
  const plain = name.trim().toLowerCase();
  const hasArticle = withArticle.has(plain) || endsWithArticle.test(plain);
  return hasArticle && !plain.startsWith("the ") ? `the ${name}` : name;
}
