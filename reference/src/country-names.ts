/** Countries, and regions with entry rules of their own, by name. */
import { countryName } from "#format/names.ts";
import { keyOf, wordsOf } from "./words.ts";

/** A name without case, accents and punctuation. */
export const plainName = (text: string): string => wordsOf(text).join(" ");

/** Names of countries that the standard names lack: short, old and own ones, as they are typed. */
const countryAliases = {
  AE: "UAE, Emirates",
  AT: "Österreich",
  BA: "Bosnia",
  BE: "België, Belgique",
  BR: "Brasil",
  CD: "DR Congo, Democratic Republic of the Congo",
  CG: "Congo, Republic of the Congo",
  CH: "Schweiz, Suisse, Svizzera",
  CI: "Ivory Coast",
  CV: "Cabo Verde",
  CZ: "Czech Republic",
  DE: "Deutschland",
  DK: "Danmark",
  ES: "España",
  FI: "Suomi",
  GB: "UK, U.K., GB, Great Britain, Britain, England, Scotland, Wales",
  GR: "Hellas",
  HK: "Hong Kong",
  IE: "Republic of Ireland, Éire",
  IT: "Italia",
  JP: "Nippon",
  KP: "DPRK",
  KR: "Korea, Republic of Korea",
  MK: "Macedonia",
  MM: "Burma",
  MO: "Macau, Macao",
  NL: "Holland, Nederland",
  NO: "Norge",
  PL: "Polska",
  PS: "Palestine",
  RU: "Russian Federation",
  SE: "Sverige",
  SZ: "Swaziland",
  TL: "East Timor",
  TR: "Turkey",
  TT: "Trinidad",
  US: "USA, U.S.A., US, U.S., America, United States of America",
  VA: "Vatican, Holy See",
  VN: "Viet Nam",
};

/** Parts of countries with rules of their own. */
const regionNames: Readonly<Record<string, { country: string; region: string }>> = {
  "northern ireland": { country: "GB", region: "GB-NIR" },
  hawaii: { country: "US", region: "US-HI" },
  bali: { country: "ID", region: "ID-BA" },
};

const aliases = Object.entries(countryAliases).flatMap(([country, names]) =>
  names.split(", ").map((name) => ({ country, name })),
);

/** Countries and parts of them by other names. */
const otherNames: ReadonlyMap<string, { country: string; region?: string }> = new Map([
  ...aliases.map(({ country, name }) => [plainName(name), { country }] as const),
  ...Object.entries(regionNames),
]);

export const regionLabels: Readonly<Record<string, string>> = {
  "GB-NIR": "Northern Ireland",
  "US-HI": "Hawaii",
  "ID-BA": "Bali",
};

let codes: ReadonlyMap<string, string> | undefined;

/** ISO codes by the plain English names of countries. */
function countryCodes(): ReadonlyMap<string, string> {
  if (codes) return codes;
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const found = new Map<string, string>();
  for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
    const name = countryName(code);
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
  const short = name.replace(/^the /, "");
  const other = otherNames.get(name) ?? otherNames.get(short);
  if (other) return { ...other };
  const country = countryCodes().get(name) ?? countryCodes().get(short);
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
export const countries = (): { code: string; name: string }[] =>
  [...new Set(countryCodes().values())]
    .map((code) => ({ code, name: countryName(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

/** A country, or a part of one with rules of its own, that was found; `also` is the other name that matched. */
export type FoundCountry = { country: string; name: string; region?: string; also?: string };

type Spelling = FoundCountry & { key: string };

let spellings: readonly Spelling[] | undefined;

function countrySpellings(): readonly Spelling[] {
  if (spellings) return spellings;
  const all = countries();
  const nameOf = new Map(all.map(({ code, name }) => [code, name]));
  return (spellings = [
    ...all.map(({ code, name }) => ({ country: code, name, key: keyOf(name) })),
    // Bali is suggested as a city, with its time zone.
    ...Object.entries(regionNames)
      .filter(([key]) => key !== "bali")
      .map(([key, place]) => {
        const name = regionLabels[place.region] ?? key;
        return { ...place, name, key: keyOf(name) };
      }),
    ...aliases.map(({ country, name: also }) => {
      const name = nameOf.get(country) ?? country;
      return { country, name, also, key: keyOf(also) };
    }),
  ]);
}

/** Countries for a partial query: those called so, then those whose name begins with it, each once. */
export function matchCountries(typed: string, limit: number): FoundCountry[] {
  const key = keyOf(typed.trim().replace(/^the /i, ""));
  if (key === "") return [];
  const begun = countrySpellings().filter((spelling) => spelling.key.startsWith(key));
  const inOrder = [
    ...begun.filter((spelling) => spelling.key === key),
    ...begun.filter((spelling) => spelling.key !== key),
  ];
  const found = new Map<string, FoundCountry>();
  for (const { key: _, ...spelling } of inOrder) {
    if (found.size === limit) break;
    if (!found.has(spelling.name)) found.set(spelling.name, spelling);
  }
  return [...found.values()];
}
