/** What days and their warnings follow from; null is unknown, and a caller's trip has more fields. */

/** An end of a leg without an airport. */
export type LegPlace = {
  city: string;
  country: string | null;
  zone: string | null;
  region?: string | undefined;
};

export type Leg = {
  _id: string;
  mode: "flight" | "train" | "ferry" | "bus" | "car" | "other";
  airline: string;
  airlineCode: string;
  flightNumber: string;
  from: string | null;
  to: string | null;
  fromPlace: LegPlace | null;
  toPlace: LegPlace | null;
  airside: boolean;
  departureDate: string | null;
  departureTime: string | null;
  departureZone: string | null;
  arrivalDate: string | null;
  arrivalTime: string | null;
  arrivalZone: string | null;
};

export type Stay = {
  _id: string;
  name: string;
  address: string;
  checkIn: string | null;
  checkInTime: string | null;
  /** When check-in closes; a time before `checkInTime` is on the next day. */
  checkInUntil: string | null;
  checkOut: string | null;
  zone: string | null;
};

export type Entry = {
  _id: string;
  date: string | null;
  time: string | null;
  endTime: string | null;
  zone: string | null;
  title: string;
  place: string;
  done: boolean;
};

export type Item = {
  _id: string;
  list: string;
  text: string;
  due: string | null;
  done: boolean;
};

/** A deadline of the readiness answer by its last day, or by its last moment in a zone. */
export type Deadline = {
  id: string;
  title: string;
  day: string;
  time: string | null;
  zone: string | null;
  done: boolean;
};

export type Trip = {
  /** The full English name. */
  month: string | null;
  day: number | null;
  year: number | null;
  endDate: string | null;
  origin: { city: string; country: string; zone: string } | null;
  destinationPlace: { city: string; country: string; zone: string } | null;
  legs: readonly Leg[];
  stays: readonly Stay[];
  /** In the order of their days, and in that of people within a day. */
  entries: readonly Entry[];
  items: readonly Item[];
};

export type Airport = { code: string; name: string; city: string; country: string; zone: string };
/** Looks up an airport by its code; the list is long, so callers load it. */
export type AirportOf = (code: string) => Airport | undefined;

export type WarningCode =
  | "no-stay"
  | "late-check-in"
  | "short-connection"
  | "overlap"
  | "other-place"
  | "no-way";

/** What doesn't fit together on a day; `refs` are the IDs of legs and stays, in their order. */
export type Warning = { date: string; code: WarningCode; text: string; refs: string[] };
