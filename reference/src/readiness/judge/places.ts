const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The name of a country in a sentence; an unknown code as it is. */
export function countryWords(code: string): string {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
}
