import { listText } from "#format/lists.ts";
import { messages } from "#format/messages.ts";
import type { Place } from "#contracts/lookup/places.ts";
import type { Leg, LegMode } from "#contracts/travel/trip-parts.ts";
import { distanceKm } from "#reference/nearest.ts";
import type { Gazetteer, Spot } from "./positions.ts";

/** A place on the way; an airport and its city are one. */
export type Stop = Spot & { isBlocked: boolean };

/** A part of the way between two stops, by their index; `mode` is null where no leg gets there yet. */
export type Hop = { from: number; to: number; mode: LegMode | null };

/** The way of a trip: only places whose position is known. */
export type Way = { stops: readonly Stop[]; hops: readonly Hop[] };

export type Journey = {
  origin: Place | null;
  destinationPlace: Place | null;
  legs: readonly Pick<Leg, "mode" | "from" | "to" | "fromPlace" | "toPlace">[];
};

/** Places as near to each other as an airport and its city are one stop. */
const samePlaceKm = 60;

/**
 * The way of a journey in the order of its legs. `blockedCountries` are countries whose border a pet of the trip can't
 * cross; the first stop in each is marked.
 */
export function wayOf(
  { origin, destinationPlace, legs }: Journey,
  { spotOfPlace, spotOfAirport }: Gazetteer,
  blockedCountries: ReadonlySet<string> = new Set(),
): Way {
  const stops: Stop[] = [];
  const hops: Hop[] = [];
  const blocked = new Set(blockedCountries);

  const stopAt = (spot: Spot | undefined): number | undefined => {
    if (!spot) return undefined;
    const known = stops.findIndex(
      (stop) =>
        stop.country === spot.country && distanceKm(stop.position, spot.position) <= samePlaceKm,
    );
    if (known !== -1) return known;
    // The first stop is where the journey begins, which crosses no border.
    const isBlocked = stops.length > 0 && blocked.delete(spot.country);
    return stops.push({ ...spot, isBlocked }) - 1;
  };
  const hop = (from: number | undefined, to: number | undefined, mode: Hop["mode"]) => {
    if (from !== undefined && to !== undefined && from !== to) hops.push({ from, to, mode });
  };

  const endOf = (code: string | null, place: Leg["fromPlace"]) =>
    (code === null ? undefined : spotOfAirport(code)) ?? (place ? spotOfPlace(place) : undefined);
  const firstEnd = legs[0] && endOf(legs[0].from, legs[0].fromPlace);
  if (!firstEnd && origin) stopAt(spotOfPlace(origin));
  for (const leg of legs) {
    hop(stopAt(endOf(leg.from, leg.fromPlace)), stopAt(endOf(leg.to, leg.toPlace)), leg.mode);
  }

  const before = stops.length;
  const end = stopAt(destinationPlace ? spotOfPlace(destinationPlace) : undefined);
  // A destination that no leg reaches hangs on the nearest stop.
  if (end !== undefined && end === before) hop(nearestStop(stops, end), end, null);
  return { stops, hops };
}

function nearestStop(stops: readonly Stop[], index: number): number | undefined {
  const here = stops[index];
  if (!here) return undefined;
  const away = (stop: Stop) => distanceKm(stop.position, here.position);
  const [nearest] = stops
    .map((stop, place) => ({ stop, place }))
    .filter(({ place }) => place !== index)
    .toSorted((a, b) => away(a.stop) - away(b.stop));
  return nearest?.place;
}

const texts = messages("maps", {
  noWay: "A map of the trip. No places are known yet.",
  only: "A map with {place}.",
  way: "A map of the way: {hops}.",
  hop: "{mode, select, flight {from {from} to {to} by plane} train {from {from} to {to} by train} bus {from {from} to {to} by bus} ferry {from {from} to {to} by ferry} car {from {from} to {to} by car} open {from {from} to {to}, with nothing booked yet} other {from {from} to {to}}}",
  blocked: "{way} A pet can''t cross the border at {places} yet.",
});

/** What a map shows, in words. */
export function describeWay({ stops, hops }: Way): string {
  const nameOf = (index: number) => stops[index]?.name ?? "";
  const [first] = stops;
  if (!first) return texts.noWay();
  const way =
    hops.length === 0
      ? texts.only({ place: listText(stops.map(({ name }) => name)) })
      : texts.way({
          hops: hops
            .map(({ from, to, mode }) =>
              texts.hop({ mode: mode ?? "open", from: nameOf(from), to: nameOf(to) }),
            )
            .join(", "),
        });
  const places = stops.filter(({ isBlocked }) => isBlocked).map(({ name }) => name);
  return places.length === 0 ? way : texts.blocked({ way, places: listText(places) });
}
