import { LRUCache } from "lru-cache";
import type { TripPlace } from "#contracts/travel/maps.ts";
import { countryName } from "#format/names.ts";
import { inSentence } from "#reference/in-sentence.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import * as readiness from "../readiness/service.ts";
import * as sharing from "../sharing/service.ts";
import * as trips from "../trips/service.ts";
import { drawMap, type MapOptions } from "./draw.ts";
import { placesOf } from "./places.ts";
import { loadGazetteer } from "./positions.ts";
import { describeWay, type Stop, type Way, wayOf } from "./way.ts";
import { countryCenter } from "./world.ts";

/** Drawings by what they show: the same way has the same map in every trip. */
const drawings = new LRUCache<string, Promise<string>>({ max: 400 });

function mapOf(way: Way, options: MapOptions): Promise<string> {
  const title = describeWay(way);
  const key = JSON.stringify([way, options.theme, options.size]);
  const known = drawings.get(key);
  if (known) return known;
  const drawing = drawMap(way, title, options);
  drawings.set(key, drawing);
  drawing.catch(() => drawings.delete(key));
  return drawing;
}

/** The countries whose border a pet of a trip can't cross by the rules of today. */
async function blockedCountries(db: Db, owned: trips.OwnedTrip): Promise<Set<string>> {
  if (owned.trip.petIds.length === 0) return new Set();
  const { pets } = await readiness.judgeTrip(db, owned);
  const blocked = pets
    .flatMap(({ requirements }) => requirements)
    .filter(({ verdict }) => verdict === "blocked");
  return new Set(blocked.flatMap(({ border }) => border?.country ?? []));
}

/** The map of a trip that the caller may read, as SVG. Throws NOT_FOUND for any other. */
export async function tripMap(
  db: Db,
  session: Session,
  id: string,
  options: MapOptions,
): Promise<string> {
  const owned = await trips.getOwnedTrip(db, session, id);
  const blocked = await blockedCountries(db, owned);
  return mapOf(wayOf(owned.trip, await loadGazetteer(), blocked), options);
}

/** Where the stays and entries are that the caller may read. Throws NOT_FOUND for a trip of others. */
export const tripPlaces = async (db: Db, session: Session, id: string): Promise<TripPlace[]> =>
  placesOf(await trips.getTrip(db, session, id), await loadGazetteer());

/**
 * The map of a shared trip as SVG; borders are marked where the link shows verdicts. Throws NOT_FOUND for an invalid
 * token and for a link to documents alone, GONE for an expired or revoked link.
 */
export async function sharedMap(
  deps: sharing.Deps,
  token: string,
  options: MapOptions,
): Promise<string> {
  const { share, ...owned } = await sharing.openTripShare(deps, token);
  const blocked = share.readiness ? await blockedCountries(deps.db, owned) : undefined;
  return mapOf(wayOf(owned.trip, await loadGazetteer(), blocked), options);
}

/**
 * The map of the way between two countries by a name such as `US-CL.svg`, `US-CL.night.svg` or `US-CL.share.svg`; undefined
 * for an unknown name.
 */
export async function drawRoute(name: string): Promise<string | undefined> {
  const [, from, to, kind] = /^([A-Z]{2})-([A-Z]{2})(?:\.(night|share))?\.svg$/.exec(name) ?? [];
  if (from === undefined || to === undefined || from === to) return undefined;
  const stops = (await Promise.all([from, to].map(stopInCountry))).filter((stop) => stop !== null);
  if (stops.length < 2) return undefined;
  const way: Way = { stops, hops: [{ from: 0, to: 1, mode: "other" }] };
  const theme = kind === "night" ? "dark" : "light";
  const named = stops.map((stop) => ({ ...stop, name: inSentence(stop.name) }));
  return drawMap(way, describeWay({ ...way, stops: named }), {
    theme,
    size: kind === "share" ? "share" : "route",
  });
}

/** The middle of a country; null for an unknown one. */
async function stopInCountry(country: string): Promise<Stop | null> {
  const name = countryName(country);
  const center = name === undefined ? undefined : await countryCenter(country);
  if (name === undefined || !center) return null;
  const [longitude, latitude] = center;
  return { name, country, position: { latitude, longitude }, isBlocked: false };
}
