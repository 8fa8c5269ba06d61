import type { Call } from "#contracts/kernel/client.ts";
import { searchAirports, searchPlaces, type FoundPlace } from "#contracts/lookup/places.ts";
import { countryText, foundPlaceText } from "../../lookup/places/index.ts";

/** A place of the question as it was found. */
export type CheckPlace = {
  /** As it is shown, and sent again. */
  label: string;
  /** Without the country, or the country where no town was named. */
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** A region with rules of its own. */
  region?: string;
  city?: string;
  zone?: string;
  airport?: string;
};

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

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

const regionLabels: Readonly<Record<string, string>> = {
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
    if (name && !pseudo.has(code) && !found.has(plain(name))) found.set(plain(name), code);
  }
  return (codes = found);
}

/** Codes of groups, of what is no more, and of what never was a country. */
const pseudo = new Set(["EU", "EZ", "UN", "XA", "XB", "ZZ", "UK", "DD", "FX", "SU", "YU", "QO"]);

/** The country, or the part of one, that is called this. */
export function countryNamed(text: string): { country: string; region?: string } | undefined {
  const name = plain(text);
  if (Object.hasOwn(otherNames, name)) return otherNames[name];
  const country = countryCodes().get(name) ?? countryCodes().get(name.replace(/^the /, ""));
  return country ? { country } : undefined;
}

const northernIrishTowns = new Set(
  "antrim,armagh,ballymena,ballymoney,banbridge,belfast,carrickfergus,coleraine,cookstown,craigavon,derry,downpatrick,dungannon,enniskillen,holywood,larne,limavady,lisburn,londonderry,lurgan,magherafelt,newry,newtownabbey,newtownards,omagh,portadown,strabane".split(
    ",",
  ),
);

/** The region with rules of its own in which a town lies. */
function regionOf({ city, country, zone, region }: FoundPlace): string | undefined {
  if (zone === "Pacific/Honolulu" && country === "US") return "US-HI";
  if (country !== "GB") return undefined;
  const isNorthern = northernIrishTowns.has(plain(city)) || region === "Northern Ireland";
  return isNorthern ? "GB-NIR" : undefined;
}

/** The place for a typed or selected text: a country, an airport by its code, or a town. */
export async function resolvePlace(call: Call, text: string): Promise<CheckPlace | undefined> {
  const country = countryNamed(text);
  if (country) {
    const label = country.region
      ? (regionLabels[country.region] ?? text)
      : countryText(country.country);
    return { label, name: label, ...country };
  }
  return (await airportOf(call, text)) ?? townOf(call, text);
}

async function airportOf(call: Call, text: string): Promise<CheckPlace | undefined> {
  const [, code] = /^(?:.*\()?([A-Z]{3})\)?$/.exec(text.trim()) ?? [];
  if (!code) return undefined;
  const [first] = await call(searchAirports, { query: { q: code } });
  if (first?.code !== code) return undefined;
  const { city, country, zone } = first;
  const region = regionOf({ city, country, zone, region: "" });
  return {
    label: `${city} (${code})`,
    name: city,
    country,
    ...(region && { region }),
    city,
    zone,
    airport: code,
  };
}

async function townOf(call: Call, text: string): Promise<CheckPlace | undefined> {
  const [city = "", ...rest] = text.split(",").map((part) => part.trim());
  if (plain(city) === "") return undefined;
  const found = await call(searchPlaces, { query: { q: city.slice(0, 80) } });
  const last = rest.at(-1);
  const inside = last === undefined ? undefined : countryNamed(last);
  const region = plain(rest.length > 1 ? (rest[0] ?? "") : inside ? "" : (last ?? ""));
  const there = found.filter(
    (each) =>
      (!inside || each.country === inside.country) &&
      (region === "" || plain(each.region) === region),
  );
  const town =
    there.find((each) => isCalled(each, city)) ?? there.find((each) => beginsWith(each, city));
  // A country or region that was named and does not fit is not guessed around.
  if (!town) return undefined;
  const own = regionOf(town) ?? inside?.region;
  return {
    label: foundPlaceText(town),
    name: town.city,
    country: town.country,
    ...(own && { region: own }),
    city: town.city,
    zone: town.zone,
  };
}

const isCalled = ({ city, also }: FoundPlace, name: string): boolean =>
  [city, also].some((each) => each !== undefined && plain(each) === plain(name));

/** "New York" is New York City. */
const beginsWith = ({ city }: FoundPlace, name: string): boolean =>
  plain(name).length > 3 && plain(city).startsWith(`${plain(name)} `);
