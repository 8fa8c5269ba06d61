import { daysAfter } from "#contracts/kernel/days.ts";
import type { Airport } from "#contracts/lookup/places.ts";
import type { Leg, LegPlace } from "#contracts/travel/trip-parts.ts";
import { months, type Trip } from "#contracts/travel/trips.ts";
import { airlineNames } from "#reference/airline-names.ts";
import { countryNamed, regionOf } from "#reference/country-names.ts";
import type * as engine from "#reference/readiness/request.ts";

/** What a journey follows from. */
export type JourneyTrip = Pick<
  Trip,
  "destination" | "month" | "day" | "year" | "endDate" | "origin" | "destinationPlace"
> & { legs: readonly Leg[] };

export type Home = { country: string; region: string | null };

export type AirportOf = (code: string) => Airport | undefined;

/** A leg as the engine takes it, with the leg of the trip that it stands for; null where it is assumed. */
export type JourneyLeg = { leg: engine.Leg; of: Leg | null };

/** Countries that a trip's legs lead through; those that are not known are missing. */
export type Journey =
  | { is: "legs"; legs: readonly JourneyLeg[] }
  | { is: "unknown"; missing: string; because: string };

type Ends = { from: engine.Place | undefined; to: engine.Place | undefined };

/** The legs of a trip: its own, the way home where only its day is known, or out and back where there are none. */
export function journeyOf(trip: JourneyTrip, home: Home | null, airportOf: AirportOf): Journey {
  const start = placed(trip.origin) ?? (home ? { ...home } : undefined);
  const target = placed(trip.destinationPlace) ?? countryNamed(trip.destination);
  const own = endsOf(trip.legs, start, target, airportOf);
  const missing = own.find(({ from, to }) => !from || !to);
  if (missing) return missing.from ? noTarget : noStart;
  const legs = trip.legs.flatMap((of, index): JourneyLeg[] => {
    const { from, to } = own[index] ?? {};
    return from && to ? [{ leg: engineLeg(trip, of, { from, to }, index, airportOf), of }] : [];
  });
  const first = legs[0]?.leg.from ?? start;
  const last = legs.at(-1)?.leg.to ?? target;
  if (!first) return noStart;
  if (!last) return noTarget;
  // As in a check that names no way to travel: airlines and their routes have rules, and none may be left out.
  const out = { mode: "flight", from: first, to: last, departureDate: startOf(trip) } as const;
  const all = legs.length > 0 ? legs : [{ leg: out, of: null }];
  const mode = all.at(-1)?.leg.mode ?? "flight";
  return { is: "legs", legs: [...all, ...wayHome(trip, first, last, mode)] };
}

const noStart: Journey = {
  is: "unknown",
  missing: "trip.origin",
  because: "We don't know which country this trip starts in.",
};
const noTarget: Journey = {
  is: "unknown",
  missing: "trip.destinationPlace",
  because: "We don't know which country this trip goes to.",
};

/** The way home on the trip's last day, where no leg leads there: as the pet came. */
function wayHome(
  { endDate }: JourneyTrip,
  first: engine.Place,
  last: engine.Place,
  mode: engine.Leg["mode"],
): JourneyLeg[] {
  if (!endDate || isSameArea(first, last)) return [];
  return [{ leg: { mode, from: last, to: first, departureDate: endDate }, of: null }];
}

export const isSameArea = (one: engine.Place, other: engine.Place): boolean =>
  one.country === other.country && (one.region ?? null) === (other.region ?? null);

/** The ends of the legs. An end that is not given follows from the legs beside it and from the trip. */
function endsOf(
  legs: readonly Leg[],
  start: engine.Place | undefined,
  target: engine.Place | undefined,
  airportOf: AirportOf,
): Ends[] {
  const given = legs.map((leg): Ends => ({
    from: placed(leg.fromPlace) ?? atAirport(leg.from, airportOf),
    to: placed(leg.toPlace) ?? atAirport(leg.to, airportOf),
  }));
  const isLast = (index: number) => index > 0 && index === legs.length - 1;
  return given.reduce<Ends[]>((done, { from, to }, index) => {
    const before = done[index - 1]?.to;
    const begins = from ?? (index === 0 ? start : before);
    const ends =
      to ?? given[index + 1]?.from ?? (isLast(index) ? (done[0]?.from ?? start) : target);
    return [...done, { from: begins, to: ends }];
  }, []);
}

function placed(place: LegPlace | null | undefined): engine.Place | undefined {
  if (!place) return undefined;
  const { city, country, zone, region: state } = place;
  // A country may be typed where a town is expected.
  if (!country) return countryNamed(city);
  const region = regionOf({
    city,
    country,
    zone: zone ?? "",
    ...(state !== undefined && { region: state }),
  });
  return { country, place: city || null, ...(region && { region }) };
}

function atAirport(code: string | null, airportOf: AirportOf): engine.Place | undefined {
  const airport = code ? airportOf(code) : undefined;
  return airport && { ...placed(airport), country: airport.country, airport: airport.code };
}

function engineLeg(
  trip: JourneyTrip,
  leg: Leg,
  { from, to }: { from: engine.Place; to: engine.Place },
  index: number,
  airportOf: AirportOf,
): engine.Leg {
  const isLast = index > 0 && index === trip.legs.length - 1;
  const zoneAt = (code: string | null, place?: LegPlace | null) =>
    place?.zone ?? (code ? airportOf(code)?.zone : undefined) ?? null;
  const departureDate =
    leg.departureDate ?? (index === 0 ? startOf(trip) : isLast ? trip.endDate : null);
  return {
    mode: leg.mode,
    from,
    to,
    departureDate,
    departureTime: leg.departureTime,
    departureZone: leg.departureZone ?? zoneAt(leg.from, leg.fromPlace),
    arrivalDate: leg.arrivalDate ?? arrivalOf(leg, departureDate),
    arrivalTime: leg.arrivalTime,
    arrivalZone: leg.arrivalZone ?? zoneAt(leg.to, leg.toPlace),
    ...carrierOf(leg),
    airside: leg.airside,
  };
}

/** The airline of a flight, or the company of a train, ferry or bus; a name of which no code is known stands for it. */
const carrierOf = (leg: Leg): Pick<engine.Leg, "airlineCode" | "operator"> => {
  const name = leg.airline.trim() || null;
  return leg.mode === "flight" ? { airlineCode: airlineCodeOf(leg) ?? name } : { operator: name };
};

/** An arrival earlier than its departure is on the next day. */
function arrivalOf({ departureTime, arrivalTime }: Leg, departureDate: string | null) {
  if (!departureDate || !departureTime || !arrivalTime) return null;
  return arrivalTime < departureTime ? daysAfter(departureDate, 1) : departureDate;
}

/** Codes by the names in lower case that people write. */
const airlineCodes: ReadonlyMap<string, string> = new Map([
  ...airlineNames.map(({ label, code }) => [label.toLowerCase(), code] as const),
  ["aeroméxico", "AM"],
  ["american", "AA"],
  ["delta air lines", "DL"],
  ["delta airlines", "DL"],
  ["united", "UA"],
  ["alaska", "AS"],
  ["southwest", "WN"],
  ["copa", "CM"],
  ["austrian", "OS"],
  ["turkish", "TK"],
  ["tap", "TP"],
]);

/** The airline's code: as given, by its name, or by the number of the flight. */
export function airlineCodeOf({ airlineCode, airline, flightNumber }: Leg): string | null {
  const [, prefix] = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}$/i.exec(flightNumber.trim()) ?? [];
  const named = airlineCodes.get(airline.trim().toLowerCase());
  return airlineCode || named || prefix?.toUpperCase() || null;
}

/** The first day of a trip where day, month and year are known. */
export function startOf({ month, day, year }: Pick<Trip, "month" | "day" | "year">): string | null {
  if (!month || !day || !year) return null;
  const two = (count: number) => String(count).padStart(2, "0");
  return `${year}-${two(months.indexOf(month) + 1)}-${two(day)}`;
}
