/** Airports with scheduled flights, searchable by code, city or name. */
import list from "./places/airports.json" with { type: "json" };
import { keyOf, tailsOf } from "./words.ts";

/** `code` is the IATA code, `country` ISO 3166 alpha-2, `zone` IANA. */
export type Airport = { code: string; name: string; city: string; country: string; zone: string };

/** All airports, larger ones first. */
export const airports: readonly Airport[] = list.rows.map((row) => {
  const [code = "", name = "", city = "", country = "", zone = ""] = row.split("|");
  return { code, name, city, country, zone };
});

const byCode = new Map(airports.map((each) => [each.code, each]));

/** The airport with this IATA code, ignoring case. */
export const airport = (code: string): Airport | undefined => byCode.get(code.trim().toUpperCase());

const searched = airports.map((each) => ({
  airport: each,
  city: keyOf(each.city),
  searchTerms: [...tailsOf(each.city), ...tailsOf(each.name)],
}));

/**
 * At most `limit` airports for a partial query: the one with that code first, then those whose city starts with the query,
 * then those with a word of city or name that does; larger ones first. Case, accents and spaces are ignored. An empty
 * query matches nothing.
 */
export function matchAirports(typed: string, limit = 8): Airport[] {
  const key = keyOf(typed);
  if (key === "") return [];
  const coded = airport(typed);
  const found = new Set<Airport>(coded ? [coded] : []);
  for (const { airport, city } of searched) if (city.startsWith(key)) found.add(airport);
  for (const { airport, searchTerms: words } of searched) {
    if (found.size >= limit) break;
    if (words.some((word) => word.startsWith(key))) found.add(airport);
  }
  return [...found].slice(0, limit);
}
