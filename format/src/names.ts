import { american, type Reader } from "./reader.ts";
import { remember } from "./remember.ts";

const names = remember((key) => {
  const [locale = "", type = ""] = key.split(" ");
  return new Intl.DisplayNames(locale, {
    type: type === "currency" ? "currency" : "region",
    fallback: "none",
  });
});

const named = remember((key) => {
  const [locale = "", type = "", code = ""] = key.split(" ");
  try {
    return names(`${locale} ${type}`).of(code);
  } catch {
    return undefined;
  }
});

/** "Chile" for CL; undefined for an unknown code. */
export const countryName = (code: string, reader: Reader = american): string | undefined =>
  named(`${reader.locale} region ${code}`);

/** "Chilean Peso" for CLP; undefined for an unknown code. */
export const currencyName = (code: string, reader: Reader = american): string | undefined =>
  named(`${reader.locale} currency ${code}`);
