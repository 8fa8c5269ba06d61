import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/text.ts";
import { getSharedTrip } from "./shares.ts";

/** Colors of a map: by day, by night. */
export const mapThemes = ["light", "dark"] as const;
export type MapTheme = (typeof mapThemes)[number];

/** Sizes of a map; `share` is the picture that other sites show beside a link. */
export const mapSizes = ["card", "wide", "phone", "print", "share"] as const;
export type MapSize = (typeof mapSizes)[number];

const query = z.object({
  theme: z.optional(z.enum(mapThemes, { error: "Theme must be light or dark." })),
  size: z.optional(z.enum(mapSizes, { error: "Size must be card, wide, phone, print or share." })),
});

const map = {
  method: "GET",
  query,
  response: z.unknown(),
  bytes: ["image/svg+xml"],
} as const;

export const getTripMap = endpoint({
  ...map,
  path: "/api/plans/:id/map",
  summary:
    "Returns a drawn map of a trip's way as SVG. Its `<title>` describes the way. Borders that a pet can't cross yet are square and red.",
  session: "required",
  params: z.object({ id: Id }),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});

/** A place of a trip: its stay or entry by id, and the city whose center is its position, in degrees. */
export const TripPlace = z.object({
  kind: z.enum(["stay", "entry"]),
  _id: Id,
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type TripPlace = z.output<typeof TripPlace>;

export const listTripPlaces = endpoint({
  method: "GET",
  path: "/api/plans/:id/places",
  summary:
    "Lists the stays and entries of a trip whose address or place names a city that we know, with the position of the city's center. Others are left out: no position is guessed.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.array(TripPlace),
  limits: { rates: [{ times: 120, seconds: 60, per: "account" }] },
});

export const getSharedMap = endpoint({
  ...map,
  path: "/api/shared/:token/map",
  summary:
    "Returns a drawn map of a shared trip's way as SVG; with `size=share` as PNG. 410 GONE if the link was revoked or has expired.",
  session: "none",
  params: getSharedTrip.params,
  bytes: ["image/svg+xml", "image/png"],
  limits: { rates: [{ times: 120, seconds: 60, per: "address" }] },
});
