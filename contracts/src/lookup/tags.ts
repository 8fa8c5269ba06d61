import * as z from "zod/mini";
import { isVisible } from "../kernel/plain-text.ts";
import { Id } from "../kernel/text.ts";

const airlineText = "Select an airline from the list.";
/** The key of an airline that has a page, such as `delta`. */
export const AirlineKey = z
  .string({ error: airlineText })
  .check(z.maxLength(40, airlineText), z.regex(/^[a-z]+(?:-[a-z]+)*$/, airlineText));

const operatorText = "Select a company from the list.";
/** The key of a company with trains, ferries, ships or buses that has a page, such as `dfds`. */
export const OperatorKey = z
  .string({ error: operatorText })
  .check(z.maxLength(40, operatorText), z.regex(/^[a-z]+(?:-[a-z0-9]+)*$/, operatorText));

const countryText = "Country must be a 2-letter code like US.";
/** ISO 3166-1. */
export const CountryCode = z
  .string({ error: countryText })
  .check(z.maxLength(2, countryText), z.regex(/^[A-Z]{2}$/, countryText));

const breedText = "Select a breed from the list.";
/** The name or a synonym of a breed. */
export const BreedName = z
  .string({ error: breedText })
  .check(
    z.maxLength(60, breedText),
    z.regex(/^\p{L}[\p{L}\p{M}\p{N} .,'’()/-]*$/u, breedText),
    z.refine(isVisible, breedText),
  );

/** A route between two countries. */
export const RouteEnds = z.strictObject(
  { from: CountryCode, to: CountryCode },
  { error: "Select the country you leave from and the one you go to." },
);

/** A route as it is answered: `documents` is the path of the page about its documents; null where there is none. */
export const Route = z.object({
  from: z.string(),
  to: z.string(),
  documents: z.nullable(z.string()),
});

/** What a place where a pet is welcome is. An emergency vet is a vet that is marked as one. */
export const venueCategories = [
  "vet",
  "dentist",
  "lawyer",
  "pet-shop",
  "groomer",
  "boarding",
  "hotel",
  "campsite",
  "restaurant",
  "cafe",
  "park",
  "dog-park",
  "beach",
  "trail",
  "transport",
] as const;
export type VenueCategory = (typeof venueCategories)[number];

/** A place that something is about, closed or not; its name is "" where it has none. */
export const VenueTag = z.object({ _id: Id, name: z.string(), category: z.enum(venueCategories) });
export type VenueTag = z.output<typeof VenueTag>;

/** For queries that filter by airline, route (`from` and `to`) or breed. */
export const tagQuery = {
  airline: z.optional(AirlineKey),
  from: z.optional(CountryCode),
  to: z.optional(CountryCode),
};

/** The tags that hoots are listed and counted by; a place by its ID. */
export const hootTagQuery = { ...tagQuery, breed: z.optional(BreedName), venue: z.optional(Id) };

/** The tags of a hoot as they are sent; null removes one. */
export const sentTags = {
  airline: z.optional(z.nullable(AirlineKey)),
  route: z.optional(z.nullable(RouteEnds)),
  breed: z.optional(z.nullable(BreedName)),
  venueId: z.optional(z.nullable(Id)),
};

export const bothEnds = /* @__PURE__ */ z.refine<{ from?: unknown; to?: unknown }>(
  ({ from, to }) => (from === undefined) === (to === undefined),
  { error: "Send both countries of a route.", path: ["to"] },
);
