/** The borders that a trip crosses, in order, including the way home. */
import { dayInZone, dayOf, instantOf, wholeDay, type Day, type Instant } from "./days.ts";
import { memoizeOf } from "./memoize.ts";
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

/** Regions that rules or lists distinguish from their country, with their airports and towns. */
const regions: Readonly<Record<string, { airports: readonly string[]; towns: readonly string[] }>> =
  {
    "US-HI": {
      airports: ["HNL", "OGG", "KOA", "LIH", "ITO"],
      towns: ["hawaii", "hilo", "honolulu", "kahului", "kailua-kona", "kona", "lihue", "maui"],
    },
    "GB-NIR": {
      airports: ["BFS", "BHD", "LDY"],
      towns: ["belfast", "derry", "larne", "londonderry", "newry", "northern ireland"],
    },
    "ID-BA": { airports: ["DPS"], towns: ["bali", "denpasar", "kuta", "ubud"] },
    "ES-CE": { airports: ["JCU"], towns: ["ceuta"] },
    "ES-ML": { airports: ["MLN"], towns: ["melilla"] },
  };

const regionsWithRules: ReadonlySet<string> = new Set(["US-HI", "GB-NIR", "ID-BA"]);

const regionsBy = (key: "airports" | "towns"): ReadonlyMap<string, string> =>
  new Map(Object.entries(regions).flatMap(([id, names]) => names[key].map((name) => [name, id])));

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
  return region && regionsWithRules.has(region) ? region : place.country;
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
    const [originTerritory, territory] = [territoryOf(first.from), territoryOf(leg.to)];
    if (!isBorder(originTerritory, territory)) continue;
    const { arrival, arrivalAt } = timesOf(leg);
    const entry = arrival ?? timesOf(leg).departure;
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
  return borders;
}

function zoneOf(zone?: string | null): string | undefined {
  if (!zone) return undefined;
  try {
    dayInZone(0, zone);
    return zone;
  } catch {
    return undefined;
  }
}

/** Returning from a region with its own rules to its country has no rules, except over the Irish Sea. */
export const isBorder = (from: string, to: string): boolean =>
  from !== to && (!from.startsWith(`${to}-`) || from === "GB-NIR");

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
