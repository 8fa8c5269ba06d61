/** Countries, and regions with entry rules of their own, by name. */
import { wordsOf } from "./words.ts";

/** A name without case, accents and punctuation. */
export const plainName = (text: string): string => wordsOf(text).join(" ");

/** Names of countries that the standard names lack, and of parts of them with rules of their own. */
const otherNames: Readonly<Record<string, { country: string; region?: string }>> = {
  usa: { country: "US" },
  us: { country: "US" },
  america: { country: "US" },
  "united states of america": { country: "US" },
  uk: { country: "GB" },
  "great britain": { country: "GB" },
  britain: { country: "GB" },
  england: { country: "GB" },
  scotland: { country: "GB" },
  wales: { country: "GB" },
  "northern ireland": { country: "GB", region: "GB-NIR" },
  hawaii: { country: "US", region: "US-HI" },
  bali: { country: "ID", region: "ID-BA" },
  deutschland: { country: "DE" },
  "czech republic": { country: "CZ" },
  turkey: { country: "TR" },
};

export const regionLabels: Readonly<Record<string, string>> = {
  "GB-NIR": "Northern Ireland",
  "US-HI": "Hawaii",
  "ID-BA": "Bali",
};

let codes: ReadonlyMap<string, string> | undefined;

/** ISO codes by the plain English names of countries. */
function countryCodes(): ReadonlyMap<string, string> {
  if (codes) return codes;
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const found = new Map<string, string>();
  for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
    const name = names.of(code);
    // The first code of a name is the one in use, or names the same country.
    if (name && !pseudo.has(code) && !found.has(plainName(name))) found.set(plainName(name), code);
  }
  return (codes = found);
}

/** Codes of groups, of what is no more, and of what never was a country. */
const pseudo = new Set(["EU", "EZ", "UN", "XA", "XB", "ZZ", "UK", "DD", "FX", "SU", "YU", "QO"]);

/** The country, or the part of one, that is called this. */
export function countryNamed(text: string): { country: string; region?: string } | undefined {
  const name = plainName(text);
  if (Object.hasOwn(otherNames, name)) return otherNames[name];
  const country = countryCodes().get(name) ?? countryCodes().get(name.replace(/^the /, ""));
  return country ? { country } : undefined;
}

const northernIrishTowns = new Set(
  "antrim,armagh,ballymena,ballymoney,banbridge,belfast,carrickfergus,coleraine,cookstown,craigavon,derry,downpatrick,dungannon,enniskillen,holywood,larne,limavady,lisburn,londonderry,lurgan,magherafelt,newry,newtownabbey,newtownards,omagh,portadown,strabane".split(
    ",",
  ),
);

type NamedTown = { city: string; country: string; zone: string; region?: string };

/** The region with rules of its own in which a town lies. */
export function regionOf({ city, country, zone, region }: NamedTown): string | undefined {
  if (zone === "Pacific/Honolulu" && country === "US") return "US-HI";
  if (country !== "GB") return undefined;
  const isNorthern = northernIrishTowns.has(plainName(city)) || region === "Northern Ireland";
  return isNorthern ? "GB-NIR" : undefined;
}

/** All countries with their English names, by name. */
export const countries = (): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames("en", { type: "region" });
  return [...new Set(countryCodes().values())]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
};
