import type { Call } from "#contracts/kernel/client.ts";
import { searchAirports, searchPlaces, type FoundPlace } from "#contracts/lookup/places.ts";
import { countryNamed, plainName, regionLabels, regionOf } from "#reference/country-names.ts";
import { countryText, placeText } from "../../lookup/places/index.ts";

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
  /** The state or region by its name, where the country has several towns of this name. */
  state?: string;
  city?: string;
  zone?: string;
  airport?: string;
};

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
  if (plainName(city) === "") return undefined;
  const found = await call(searchPlaces, { query: { q: city.slice(0, 80) } });
  const last = rest.at(-1);
  const inside = last === undefined ? undefined : countryNamed(last);
  const region = plainName(rest.length > 1 ? (rest[0] ?? "") : inside ? "" : (last ?? ""));
  const there = found.filter(
    (each) =>
      (!inside || each.country === inside.country) &&
      (region === "" || plainName(each.region) === region),
  );
  const town =
    there.find((each) => isCalled(each, city)) ?? there.find((each) => beginsWith(each, city));
  // A country or region that was named and does not fit is not guessed around.
  if (!town) return undefined;
  const own = regionOf(town) ?? inside?.region;
  return {
    label: placeText(town),
    name: town.city,
    country: town.country,
    ...(own && { region: own }),
    ...(town.region && { state: town.region }),
    city: town.city,
    zone: town.zone,
  };
}

const isCalled = ({ city, also }: FoundPlace, name: string): boolean =>
  [city, also].some((each) => each !== undefined && plainName(each) === plainName(name));

/** "New York" is New York City. */
const beginsWith = ({ city }: FoundPlace, name: string): boolean =>
  plainName(name).length > 3 && plainName(city).startsWith(`${plainName(name)} `);
