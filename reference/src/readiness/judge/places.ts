import { memoize } from "../memoize.ts";

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The name of a country in a sentence; an unknown code as it is. */
export const countryWords: (code: string) => string = memoize(300, (code: string) => {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
});
