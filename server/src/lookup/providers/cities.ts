import { servicesIn } from "#reference/services.ts";
import { keyOf } from "#reference/words.ts";

/** The city that can be looked up under a name, the same ones for every service; case, accents, spaces and hyphens do not matter. */
export const cityNamed = (name: string): string | undefined => servicesIn("vet", name)?.city.label;

/** Names one service in one city in plain letters, as tags travel in a header. */
export const placeOf = (service: string, city: string): string => `${service}:${keyOf(city)}`;
