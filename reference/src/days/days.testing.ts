import { airport } from "../airports.ts";
import type { Entry, Leg, LegPlace, Stay, Trip } from "./trip.ts";
import { tripDays } from "./trip-days.ts";
import { tripWarnings } from "./warnings.ts";

export const leg = (
  _id: string,
  mode: Leg["mode"],
  ends: [from: string | LegPlace | null, to: string | LegPlace | null],
  fields: Partial<Leg> = {},
): Leg => {
  const [from, to] = ends;
  return {
    _id,
    mode,
    airline: "",
    airlineCode: "",
    flightNumber: "",
    from: typeof from === "string" ? from : null,
    to: typeof to === "string" ? to : null,
    fromPlace: typeof from === "string" ? null : from,
    toPlace: typeof to === "string" ? null : to,
    airside: false,
    departureDate: null,
    departureTime: null,
    departureZone: null,
    arrivalDate: null,
    arrivalTime: null,
    arrivalZone: null,
    ...fields,
  };
};

export const stay = (
  _id: string,
  checkIn: string | null,
  checkOut: string | null,
  fields: Partial<Stay> = {},
): Stay => ({
  _id,
  name: "",
  address: "",
  checkIn,
  checkInTime: null,
  checkInUntil: null,
  checkOut,
  zone: null,
  ...fields,
});

export const entry = (_id: string, date: string | null, fields: Partial<Entry> = {}): Entry => ({
  _id,
  date,
  time: null,
  endTime: null,
  zone: null,
  title: _id,
  place: "",
  done: false,
  ...fields,
});

export const trip = (fields: Partial<Trip>): Trip => ({
  month: null,
  day: null,
  year: null,
  endDate: null,
  origin: null,
  destinationPlace: null,
  legs: [],
  stays: [],
  entries: [],
  items: [],
  ...fields,
});

export const at = (city: string, country: string, zone: string | null = null): LegPlace => ({
  city,
  country,
  zone,
});

/** "code date: text" of each warning. */
export const warned = (fields: Partial<Trip>): string[] =>
  tripWarnings(trip(fields), airport).map(({ code, date, text }) => `${code} ${date}: ${text}`);

export const daysOf = (fields: Partial<Trip>) =>
  tripDays(trip(fields), { deadlines: [], airportOf: airport });

/** "kind id time" of the items of each day. */
export const listed = (fields: Partial<Trip>): Record<string, string[]> =>
  Object.fromEntries(
    daysOf(fields).days.map(({ date, items }) => [
      date,
      items.map(({ kind, _id, time, part }) =>
        [kind, _id, time, part].filter((each) => each !== null).join(" "),
      ),
    ]),
  );
