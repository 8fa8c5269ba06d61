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
  "galápagos",
  "azores",
]);
const endsWithArticle = / (?:states|kingdom|emirates|republic|islands|territories)$/;

/** The name of a place inside a sentence: "the USA", "the United Kingdom", "Mexico City". */
export function inSentence(name: string): string {
  const plain = name.trim().toLowerCase();
  // "London, United Kingdom" begins with the town.
  const isCountry = !plain.includes(",");
  const hasArticle = withArticle.has(plain) || (isCountry && endsWithArticle.test(plain));
  return hasArticle && !plain.startsWith("the ") ? `the ${name}` : name;
}
