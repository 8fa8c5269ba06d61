import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { zone } from "../travel/trip-parts.ts";
import { text, textNeeded } from "../kernel/text.ts";

export const placeSearchMax = 80;

/** A town, as it is chosen by typing. */
export const Place = z.object({
  city: text("City", 80),
  /** ISO 3166 alpha-2, in capitals. */
  country: z
    .string({ error: textNeeded("Country") })
    .check(
      z.maxLength(2, "A country has two letters."),
      z.regex(/^[A-Z]{2}$/, "A country has two letters."),
    ),
  /** IANA, such as America/Santiago. */
  zone: zone("Zone"),
});
export type Place = z.output<typeof Place>;

/** A town that is offered. */
export const FoundPlace = z.object({
  city: z.string(),
  country: z.string(),
  zone: z.string(),
  /** Tells it from its namesakes in the same country; "" where it has none. */
  region: z.string(),
  /** The other name by which it was found, such as Bali for Denpasar. */
  also: z.optional(z.string()),
});
export type FoundPlace = z.output<typeof FoundPlace>;

/** An airport with scheduled flights. `code` is its IATA code; the rest as in a place. */
export const Airport = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  zone: z.string(),
});
export type Airport = z.output<typeof Airport>;

const query = z.object({ q: text("Search", placeSearchMax) });
// Somebody who types asks once for each pause.
const limits = { rates: [{ times: 240, seconds: 60, per: "address" }] } as const;

export const searchPlaces = endpoint({
  method: "GET",
  path: "/api/places",
  summary: "At most 8 towns for what was typed so far, the likeliest first.",
  session: "optional",
  query,
  response: z.array(FoundPlace),
  limits,
});

export const searchAirports = endpoint({
  method: "GET",
  path: "/api/airports",
  summary: "At most 8 airports for a code, a town or a name, the likeliest first.",
  session: "optional",
  query,
  response: z.array(Airport),
  limits,
});
