import { placesSdl } from "./sdl-places.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The API's countries without the code for "unknown". */
const codes = (/enum CountryCode \{([^}]*)\}/.exec(placesSdl)?.[1] ?? "")
  .split(/\s+/)
  .filter((code) => code !== "" && code !== "ZZ");

const codeOfName = new Map(codes.map((code) => [(names.of(code) ?? code).toLowerCase(), code]));
codeOfName.set("usa", "US").set("uk", "GB");

/** A country by its code or English name; undefined if unknown. */
export function countryCodeOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return codes.includes(code) ? code : codeOfName.get(text.trim().toLowerCase());
}

export const countryName = (code: string): string => names.of(code) ?? code;
