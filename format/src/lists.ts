import { american, type Reader } from "./reader.ts";
import { remember } from "./remember.ts";

// The American format has a comma before "and", which our texts have nowhere.
const formats = remember((key) => {
  const [locale = "", type = ""] = key.split(" ");
  return new Intl.ListFormat(locale === "en-US" ? "en-GB" : locale, {
    type: type === "or" ? "disjunction" : "conjunction",
  });
});

/** "Biscuit, Otis and Ana", "a dog or a cat". */
export const listText = (
  items: readonly string[],
  joint: "and" | "or" = "and",
  reader: Reader = american,
): string => formats(`${reader.locale} ${joint}`).format(items);
