import { borderInSentence } from "../../border-text.ts";
import { memoize } from "../memoize.ts";

/** The name of a country in a sentence; an unknown code as it is. */
export const countryPhrase: (code: string) => string = memoize(300, (country: string) =>
  borderInSentence({ country }),
);
