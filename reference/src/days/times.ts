/** When legs and stays are, as far as it is known. */
import { dayOf, dayText, instantOf, wholeDay } from "../readiness/days.ts";
import { spotOf, type Spot } from "./spots.ts";
import type { AirportOf, Leg } from "./trip.ts";

/** A moment between two instants, in milliseconds; both are the same where it is known. */
export type Moment = { date: string; earliest: number; latest: number };

const hour = 3_600_000;

/** The moment of a local time; of a whole day without one, and in any zone without that. */
export function momentOf(date: string, time: string | null, zone: string | null): Moment {
  const exact = time && zone ? instantOf(dayOf(date), time, zone) : undefined;
  if (exact !== undefined) return { date, earliest: exact, latest: exact };
  if (time) {
    const local = Date.parse(`${date}T${time}:00Z`);
    return { date, earliest: local - 14 * hour, latest: local + 12 * hour };
  }
  const [earliest, latest] = wholeDay(dayOf(date), zone);
  return { date, earliest, latest };
}

export const isExact = ({ earliest, latest }: Moment): boolean => earliest === latest;

export const dayAfter = (date: string, count = 1): string => dayText(dayOf(date) + count);

/** A leg with its ends in space and time. */
export type TimedLeg = {
  leg: Leg;
  /** Its place in the trip's list. */
  index: number;
  from: Spot | undefined;
  to: Spot | undefined;
  departure: Moment | undefined;
  arrival: Moment | undefined;
};

/** An arrival earlier than its departure is on the next day, unless its date is given. */
function arrivalDay({ departureDate, departureTime, arrivalDate, arrivalTime }: Leg) {
  if (arrivalDate !== null || departureDate === null) return arrivalDate;
  if (departureTime === null || arrivalTime === null) return null;
  return arrivalTime < departureTime ? dayAfter(departureDate) : departureDate;
}

export function timedLeg(leg: Leg, index: number, airportOf: AirportOf): TimedLeg {
  const [from, to] = [spotOf(leg, "from", airportOf), spotOf(leg, "to", airportOf)];
  const { departureDate, departureTime, arrivalTime } = leg;
  const departure = departureDate
    ? momentOf(departureDate, departureTime, leg.departureZone ?? from?.zone ?? null)
    : undefined;
  const day = arrivalDay(leg);
  const arrival = day ? momentOf(day, arrivalTime, leg.arrivalZone ?? to?.zone ?? null) : undefined;
  // One of the two is wrong, and either may be.
  const isWrong = departure && arrival && arrival.latest < departure.earliest;
  return { leg, index, from, to, departure, arrival: isWrong ? undefined : arrival };
}

export const startOf = ({ departure, arrival }: TimedLeg): Moment | undefined =>
  departure ?? arrival;
export const endOf = ({ departure, arrival }: TimedLeg): Moment | undefined => arrival ?? departure;

/** By their moments where both are known, else by their days, else as they are listed. */
function compare(one: TimedLeg, other: TimedLeg): number {
  const [start, otherStart] = [startOf(one), startOf(other)];
  if (!start || !otherStart) return one.index - other.index;
  if (isExact(start) && isExact(otherStart)) {
    const passed = start.earliest - otherStart.earliest;
    return passed === 0 ? one.index - other.index : passed;
  }
  if (start.date === otherStart.date) return one.index - other.index;
  return start.date < otherStart.date ? -1 : 1;
}

/** The legs with a day in the order in which they are traveled. */
export const inOrder = (legs: readonly TimedLeg[]): TimedLeg[] =>
  legs.filter((each) => startOf(each) !== undefined).toSorted(compare);

export type Pair = { before: TimedLeg; after: TimedLeg };

/** Legs that follow one another, with no leg between them whose departure is unknown. */
export function pairsOf(legs: readonly TimedLeg[]): Pair[] {
  const ordered = inOrder(legs).filter(({ departure }) => departure !== undefined);
  const undated = legs.filter(({ departure }) => !departure).map(({ index }) => index);
  return ordered.slice(1).flatMap((after, place): Pair[] => {
    const before = ordered[place];
    if (!before) return [];
    const [low, high] = [before.index, after.index].toSorted((one, other) => one - other);
    const isBroken = undated.some((index) => index > (low ?? 0) && index < (high ?? 0));
    return isBroken ? [] : [{ before, after }];
  });
}
