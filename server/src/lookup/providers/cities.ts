import { servicesIn } from "#reference/services.ts";
import { keyOf } from "#reference/words.ts";

/** The label of a city with look-ups; the same for every service, ignoring case, accents, spaces and hyphens. */
export const cityNamed = (name: string): string | undefined => servicesIn("vet", name)?.city.label;

/** A cache tag's part for one service in one city, in ASCII. */
export const placeOf = (service: string, city: string): string => `${service}:${keyOf(city)}`;
