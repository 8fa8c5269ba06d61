/** The borders that a trip crosses, in order, including the way home. */
import { dayInZone, dayOf, instantOf, wholeDay, type Day, type Instant } from "./days.ts";
import { memoizeOf } from "./memoize.ts";
import { isKnownRegion, isOwnTerritory, regions } from "./regions.ts";
import type { Leg, Place, Trip } from "./request.ts";

export type Border = {
  /** The country, or a region with rules of its own: `US-HI`. */
  territory: string;
  country: string;
  region?: string;
  /** The leg that crosses it. */
  leg: number;
  /** 1 for the first entry of the trip here. */
  occurrence: number;
  /** The last place where the pet stayed, not just transited. */
  origin: Place;
  originTerritory: string;
  /** The country of the origin, and its region if lists distinguish it. */
  from: { country: string; territory: string };
  entry?: Day;
  /** Only the day of departure is given, so the arrival may be a day later. */
  isEntryAssumed: boolean;
  /** The day on which the pet leaves the origin. */
  departure?: Day;
  /** The first and the last possible moment, for rules in hours. */
  entryAt?: readonly [Instant, Instant];
  departureZone?: string;
  arrivalZone?: string;
  mode: Leg["mode"];
  how?: "cabin" | "hold" | "cargo";
};

const regionsBy = (key: "airports" | "towns"): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(regions).flatMap(([id, names]) => (names[key] ?? []).map((name) => [name, id])),
  );

const [regionByAirport, regionByTown] = [regionsBy("airports"), regionsBy("towns")];

/** The region of a place: as given, or by its town or airport. */
export function regionOf({ country, region, airport, place }: Place): string | undefined {
  if (region) return region;
  const found = [
    airport && regionByAirport.get(airport.toUpperCase()),
    place && regionByTown.get(place.trim().toLowerCase()),
  ];
  return found.find((id) => id?.startsWith(country)) || undefined;
}

/** The country, or the region in it that has rules of its own. */
export function territoryOf(place: Place): string {
  const region = regionOf(place);
  return region && isOwnTerritory(region) ? region : place.country;
}

type LegTimes = { departure?: Day; arrival?: Day; departureAt?: Instant; arrivalAt?: Instant };

/** Dates and times of a leg as days and moments. */
export const timesOf: (leg: Leg) => LegTimes = memoizeOf((leg: Leg) => {
  const departure = leg.departureDate ? dayOf(leg.departureDate) : undefined;
  const arrival = leg.arrivalDate ? dayOf(leg.arrivalDate) : undefined;
  return {
    departure,
    arrival,
    departureAt: moment(departure, leg.departureTime, leg.departureZone),
    arrivalAt: moment(arrival, leg.arrivalTime, leg.arrivalZone),
  };
});

const moment = (day?: Day, time?: string | null, zone?: string | null): Instant | undefined =>
  day !== undefined && time && zone ? instantOf(day, time, zone) : undefined;

export function bordersOf({ legs }: Trip): Border[] {
  const borders: Border[] = [];
  let start = 0;
  for (const [index, leg] of legs.entries()) {
    const first = legs[start] ?? leg;
    if (leg.airside && index < legs.length - 1) continue;
    start = index + 1;
    const originTerritory = territoryOf(first.from);
    const { arrival, arrivalAt } = timesOf(leg);
    const entry = arrival ?? timesOf(leg).departure;
    for (const territory of crossed(first.from, leg.to)) {
      borders.push({
        territory,
        country: leg.to.country,
        region: territory === leg.to.country ? undefined : territory,
        leg: index,
        occurrence: 1 + borders.filter((each) => each.territory === territory).length,
        origin: first.from,
        originTerritory,
        from: { country: first.from.country, territory: regionOf(first.from) ?? originTerritory },
        entry,
        isEntryAssumed: arrival === undefined && entry !== undefined,
        departure: timesOf(first).departure ?? arrival,
        entryAt: arrivalAt
          ? [arrivalAt, arrivalAt]
          : entry === undefined
            ? undefined
            : wholeDay(entry, leg.arrivalZone),
        departureZone: zoneOf(first.departureZone),
        arrivalZone: zoneOf(leg.arrivalZone),
        mode: leg.mode,
        how: leg.how ?? undefined,
      });
    }
  }
  return borders;
}

/** The country or the region that is entered; from abroad, first the country and then the region. */
function crossed(from: Place, to: Place): string[] {
  const territory = territoryOf(to);
  if (!isBorder(territoryOf(from), territory)) return [];
  const isFromAbroad = from.country !== to.country && territory !== to.country;
  return isFromAbroad && !hasOwnLaw.has(territory) ? [to.country, territory] : [territory];
}

/** Regions whose rules for travelers from abroad stand in for their country's. */
const hasOwnLaw: ReadonlySet<string> = new Set(["GB-NIR", "ID-BA", "US-HI"]);

/** A place whose region is neither one that follows its country nor one with rules of its own. */
export const isInUnknownRegion = ({ region }: Place): boolean =>
  Boolean(region) && !isKnownRegion(region ?? "");

function zoneOf(zone?: string | null): string | undefined {
  if (!zone) return undefined;
  try {
    dayInZone(0, zone);
    return zone;
  } catch {
    return undefined;
  }
}

/** Regions whose country asks something of those who return from there, or may. */
const isAskedOnReturn: ReadonlySet<string> = new Set([
  "ES-CE",
  "ES-ML",
  "GB-NIR",
  "ID-BA",
  "MY-13",
]);

export const isBorder = (from: string, to: string): boolean =>
  from !== to && (!from.startsWith(`${to}-`) || isAskedOnReturn.has(from));

/** The places of the pet between legs; the last one has no end. */
export function placesOf({ legs }: Trip): { place: Place; from?: Day; until?: Day }[] {
  const [first] = legs;
  if (!first) return [];
  const places: { place: Place; from?: Day; until?: Day }[] = [
    { place: first.from, until: timesOf(first).departure },
  ];
  for (const [index, leg] of legs.entries()) {
    const next = legs[index + 1];
    if (leg.airside && next) continue;
    const { arrival, departure } = timesOf(leg);
    const until = next ? timesOf(next).departure : undefined;
    places.push({ place: leg.to, from: arrival ?? departure, until });
    if (next && next.from.country !== leg.to.country)
      places.push({ place: next.from, from: until, until });
  }
  return places;
}
