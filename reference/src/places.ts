/** Cities of the world, searchable by name. */
import { otherNames } from "./places/other-names.ts";
import list from "./places/towns.json" with { type: "json" };
import { keyOf, tailsOf } from "./words.ts";

/**
 * A city. `country` is ISO 3166 alpha-2, `zone` IANA; `region` distinguishes cities of the same name in a country and
 * is "" for a unique name. The position is in degrees, north and east positive, to about a kilometer.
 */
export type Town = {
  city: string;
  country: string;
  zone: string;
  region: string;
  latitude: number;
  longitude: number;
};

/** A search result: `also` is the other name that matched. */
export type FoundTown = Town & { also?: string };

/** All cities, larger ones first. */
export const towns: readonly Town[] = list.rows.map((row) => {
  const [city = "", country = "", zone = "", region = "", latitude, longitude] = row.split("|");
  return {
    city,
    country,
    zone,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
});

const otherNamesOf = new Map(
  otherNames.map(([city, country, ...names]) => [`${city}, ${country}`, names]),
);

/** A spelling of a city: its name, another name (`also`), or its name from a later word on (`late`). */
type Spelling = { key: string; town: Town; also?: string; late?: true };

/** All spellings of all cities, larger cities first. */
const spellings: readonly Spelling[] = towns.flatMap((town) => {
  const [key = "", ...tails] = tailsOf(town.city);
  const others = otherNamesOf.get(`${town.city}, ${town.country}`) ?? [];
  return [
    { key, town },
    ...others.map((also) => ({ key: keyOf(also), town, also })),
    ...tails.map((tail) => ({ key: tail, town, late: true as const })),
  ];
});

const named = Map.groupBy(
  spellings.filter(({ late }) => !late),
  ({ key, town }) => `${town.country} ${key}`,
);

/**
 * At most `limit` cities for a partial query: exact matches first, then names that start with it, then words; larger ones
 * first. Case, accents and spaces are ignored. An empty query matches nothing.
 */
export function matchPlaces(typed: string, limit = 8): FoundTown[] {
  const key = keyOf(typed);
  if (key === "") return [];
  const [exact, begun, laterMatches]: [Spelling[], Spelling[], Spelling[]] = [[], [], []];
  for (const spelling of spellings) {
    if (!spelling.key.startsWith(key)) continue;
    if (spelling.late) laterMatches.push(spelling);
    else (spelling.key === key ? exact : begun).push(spelling);
  }
  const found = new Map<Town, FoundTown>();
  for (const { town, also } of [...exact, ...begun, ...laterMatches]) {
    if (found.size === limit) break;
    if (!found.has(town)) found.set(town, also === undefined ? town : { ...town, also });
  }
  return [...found.values()];
}

/**
 * The largest city with this name or other name in a country, given by its ISO code; with a region, the one in that
 * region where there is one.
 */
export function place(city: string, country: string, region?: string): Town | undefined {
  const found = named.get(`${country.toUpperCase()} ${keyOf(city)}`) ?? [];
  return (found.find(({ town }) => town.region === region) ?? found[0])?.town;
}
