import { dayOf } from "../readiness/days.ts";
import { dayAfter } from "./times.ts";
import type { Leg, Stay, Trip } from "./trip.ts";

/** Days of a trip that are listed: a mistyped year would make thousands. */
export const daysMax = 1_100;

const months =
  "January February March April May June July August September October November December";

/** The first day of a trip, `YYYY-MM-DD`; null unless month, day and year are known and form a date. */
export function firstDay({ month, day, year }: Pick<Trip, "month" | "day" | "year">) {
  const number = month === null ? -1 : months.split(" ").indexOf(month);
  if (number < 0 || day === null || year === null) return null;
  const date = new Date(Date.UTC(year, number, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

type Dates = Pick<Trip, "month" | "day" | "year" | "endDate"> & {
  legs: readonly Pick<Leg, "departureDate" | "departureTime" | "arrivalDate" | "arrivalTime">[];
  stays: readonly Pick<Stay, "checkIn" | "checkOut">[];
};

export type Span = { first: string; last: string; truncated: boolean };

/** The first and the last day that the dates, legs and stays of a trip name; undefined where they name none. */
export function spanOf(trip: Dates): Span | undefined {
  const ofLegs = trip.legs.flatMap(({ departureDate, arrivalDate, departureTime, arrivalTime }) => {
    const isNextDay =
      departureDate && !arrivalDate && departureTime && arrivalTime && arrivalTime < departureTime;
    return [departureDate, arrivalDate, isNextDay ? dayAfter(departureDate) : null];
  });
  const ofStays = trip.stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]);
  const days = [firstDay(trip), trip.endDate, ...ofLegs, ...ofStays]
    .flatMap((day) => day || [])
    .toSorted((one, other) => (one < other ? -1 : 1));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const truncated = dayOf(last) - dayOf(first) >= daysMax;
  return { first, last: truncated ? dayAfter(first, daysMax - 1) : last, truncated };
}

/** The days of a span, in order. */
export const daysOf = ({ first, last }: Span): string[] =>
  Array.from({ length: dayOf(last) - dayOf(first) + 1 }, (_, place) => dayAfter(first, place));

export const isWithin = (date: string, span: Pick<Span, "first" | "last"> | undefined): boolean =>
  span !== undefined && date >= span.first && date <= span.last;
