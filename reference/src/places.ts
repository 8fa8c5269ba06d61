/** Towns of the world, found by what people call them. */
import { otherNames } from "./places/other-names.ts";
import list from "./places/towns.json" with { type: "json" };
import { keyOf, tailsOf } from "./words.ts";

/**
 * A town. `country` is ISO 3166 alpha-2, `zone` IANA; `region` tells it from its namesakes in the same country
 * and is "" where it has none.
 */
export type Town = { city: string; country: string; zone: string; region: string };

/** A town as it was found: `also` is the other name that led there. */
export type FoundTown = Town & { also?: string };

/** Every town once, the larger ones first. */
export const towns: readonly Town[] = list.rows.map((row) => {
  const [city = "", country = "", zone = "", region = ""] = row.split("|");
  return { city, country, zone, region };
});

const namesOf = new Map(
  otherNames.map(([city, country, ...names]) => [`${city}, ${country}`, names]),
);

const searched = towns.map((town) => ({
  town,
  key: keyOf(town.city),
  tails: tailsOf(town.city).slice(1),
  others: (namesOf.get(`${town.city}, ${town.country}`) ?? []).map((name) => ({
    name,
    key: keyOf(name),
  })),
}));

/** How well a town answers what was typed: 0 by exactly its name, 1 by its beginning, 2 by a later word. */
function rankOf({ key, tails, others }: (typeof searched)[number], typed: string) {
  const other =
    others.find((each) => each.key === typed) ?? others.find((each) => each.key.startsWith(typed));
  if (key === typed || other?.key === typed)
    return { rank: 0, also: key === typed ? undefined : other?.name };
  if (key.startsWith(typed)) return { rank: 1 };
  if (other) return { rank: 1, also: other.name };
  return tails.some((tail) => tail.startsWith(typed)) ? { rank: 2 } : undefined;
}

/**
 * Towns to offer while somebody types, at most `limit`: first those called exactly that, then those whose name or
 * other name begins like that, then those with a word that does; the larger ones first. Case, accents and gaps do
 * not matter. Nothing typed offers nothing.
 */
export function matchPlaces(typed: string, limit = 8): FoundTown[] {
  const key = keyOf(typed);
  if (key === "") return [];
  const ranks: FoundTown[][] = [[], [], []];
  for (const each of searched) {
    const found = rankOf(each, key);
    if (found) ranks[found.rank]?.push({ ...each.town, ...(found.also && { also: found.also }) });
  }
  return ranks.flat().slice(0, limit);
}

/** The largest town of this name, or other name, in a country given by its two letters. */
export function place(city: string, country: string): Town | undefined {
  const key = keyOf(city);
  const code = country.toUpperCase();
  return searched.find(
    ({ town, key: own, others }) =>
      town.country === code && (own === key || others.some((other) => other.key === key)),
  )?.town;
}
