import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { placeRegion, zone } from "../travel/trip-parts.ts";
import { lineText, text, missingText } from "../kernel/text.ts";

export const placeSearchMax = 80;

/** A town chosen from the suggestions. */
export const Place = z.object({
  city: text("City", 80),
  /** ISO 3166 alpha-2, in capitals. */
  country: z
    .string({ error: missingText("Country") })
    .check(
      z.maxLength(2, "Country must be a 2-letter code like US."),
      z.regex(/^[A-Z]{2}$/, "Country must be a 2-letter code like US."),
    ),
  /** IANA, such as America/Santiago. */
  zone: zone("Time zone"),
  /** The state or region, where the country has several towns of this name. */
  region: placeRegion,
});
export type Place = z.output<typeof Place>;
export const PlaceDraft = z.strictObject({ ...Place.shape, city: lineText("City", 80) });

/** A suggested town, or a country: then `city` and `zone` are "". */
export const FoundPlace = z.object({
  city: z.string(),
  country: z.string(),
  zone: z.string(),
  /** Distinguishes towns of the same name in a country; "" where the name is unique. */
  region: z.string(),
  /** Other name that matched, such as Bali for Denpasar. */
  also: z.optional(z.string()),
});
export type FoundPlace = z.output<typeof FoundPlace>;

/** An airport with scheduled flights. `code` is its IATA code; the rest as in Place. */
export const Airport = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  zone: z.string(),
});
export type Airport = z.output<typeof Airport>;

const query = z.object({ q: text("Search", placeSearchMax) });
const placeQuery = z.extend(query, { countries: z.optional(z.literal("true")) });
// Typing sends one request per pause.
const limits = { rates: [{ times: 240, seconds: 60, per: "address" }] } as const;

export const searchPlaces = endpoint({
  method: "GET",
  path: "/api/places",
  summary:
    "Returns up to 8 cities that match a partial name, best match first. With `countries=true`, countries that match come before them: their `city` and `zone` are empty.",
  session: "optional",
  query: placeQuery,
  response: z.array(FoundPlace),
  limits,
});

export const searchAirports = endpoint({
  method: "GET",
  path: "/api/airports",
  summary: "Returns up to 8 airports that match a code, city or name, best match first.",
  session: "optional",
  query,
  response: z.array(Airport),
  limits,
});
