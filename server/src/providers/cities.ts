import { cities } from "#reference/facts/cities.ts";
import { keyOf } from "#reference/words.ts";

const byKey = new Map(cities.map(([city]) => [keyOf(city), city]));

/** The city that can be looked up under a name; case, accents, spaces and hyphens do not matter. */
export const cityNamed = (name: string): string | undefined => byKey.get(keyOf(name));

/** Names one service in one city in plain letters, as tags travel in a header. */
export const placeOf = (service: string, city: string): string => `${service}:${keyOf(city)}`;
