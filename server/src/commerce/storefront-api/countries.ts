import { placesSdl } from "./sdl-places.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Those that the storefront knows, and no name for "somewhere". */
const codes = (/enum CountryCode \{([^}]*)\}/.exec(placesSdl)?.[1] ?? "")
  .split(/\s+/)
  .filter((code) => code !== "" && code !== "ZZ");

const codeOfName = new Map(codes.map((code) => [(names.of(code) ?? code).toLowerCase(), code]));
codeOfName.set("usa", "US").set("uk", "GB");

/** The country that is meant by a code or by a name in English; undefined where we cannot tell. */
export function countryCodeOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return codes.includes(code) ? code : codeOfName.get(text.trim().toLowerCase());
}

export const countryName = (code: string): string => names.of(code) ?? code;
