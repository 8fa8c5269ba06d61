/** Nights of a trip that no stay and no leg covers, and that aren't at home. What isn't known is no such night. */
import { dayText } from "#format/dates.ts";
import { dayOf } from "../../readiness/days.ts";
import { daysOf } from "../span.ts";
import type { DayRule, Facts } from "../facts.ts";
import { distance, placeSpot, type Spot } from "../spots.ts";
import { texts } from "../texts.ts";
import { offsetOn } from "../offsets.ts";
import { dayAfter, endOf, inOrder, isExact, startOf, type TimedLeg } from "../times.ts";
import type { Stay } from "../trip.ts";

/** Nights from a day until before another. */
type Nights = { from: string; until: string };

/** Waiting this long between two legs needs no bed. */
const waitHours = 8;

export const noStay: DayRule = (facts) => {
  const { span, trip, reader } = facts;
  const stays = trip.stays.filter(
    ({ checkIn, checkOut }) =>
      (checkIn || checkOut) && !(checkIn && checkOut && checkOut < checkIn),
  );
  // A stay without days, or with days that contradict each other, may be on any night.
  if (!span || span.truncated || stays.length < trip.stays.length) return [];
  if (stays.length === 0 && inOrder(facts.legs).length === 0) return [];
  const free = [
    ...stays.map((stay) => nightsOf(stay, facts)),
    ...facts.legs.flatMap((leg) => nightsInLeg(leg, facts)),
    ...homeNights(facts, stays),
  ];
  return daysOf({ ...span, last: dayAfter(span.last, -1) })
    .filter((night) => !free.some(({ from, until }) => night >= from && night < until))
    .map((date) => ({
      date,
      code: "no-stay",
      text: texts.noStay({ date: dayText(date, "short", reader) }, reader),
      refs: neighbors(date, stays, facts),
    }));
};

/** The stays, else the legs, before and after a night. */
function neighbors(date: string, stays: readonly Stay[], { legs }: Facts): string[] {
  const before = stays.findLast(({ checkOut }) => checkOut !== null && checkOut <= date);
  const after = stays.find(({ checkIn }) => checkIn !== null && checkIn > date);
  const ordered = inOrder(legs);
  const came = ordered.findLast((leg) => (endOf(leg)?.date ?? "") <= date);
  const leaves = ordered.find((leg) => (startOf(leg)?.date ?? "") > date);
  return [before?._id ?? came?.leg._id, after?._id ?? leaves?.leg._id].flatMap((id) => id ?? []);
}

const first = (facts: Facts): string => facts.span?.first ?? "";
const afterLast = (facts: Facts): string => dayAfter(facts.span?.last ?? "1970-01-01");

/** The next day on which a stay or a leg begins; the end of the trip without one. */
const nextStart = (date: string, facts: Facts): string =>
  [
    ...facts.trip.stays.map(({ checkIn }) => checkIn),
    ...facts.legs.map((leg) => startOf(leg)?.date ?? null),
  ]
    .flatMap((day) => (day !== null && day > date ? [day] : []))
    .toSorted()[0] ?? afterLast(facts);

/** The last day before on which a stay or a leg ended; the beginning of the trip without one. */
const lastEnd = (date: string, facts: Facts): string =>
  [
    ...facts.trip.stays.map(({ checkOut }) => checkOut),
    ...facts.legs.map((leg) => endOf(leg)?.date ?? null),
  ]
    .flatMap((day) => (day !== null && day < date ? [day] : []))
    .toSorted()
    .at(-1) ?? first(facts);

/** Without its first or last day, a stay may be on any night before or after the other. */
const nightsOf = ({ checkIn, checkOut }: Stay, facts: Facts): Nights => ({
  from: checkIn ?? first(facts),
  until: checkOut ?? afterLast(facts),
});

/** Nights on the way, also those that may be. */
function nightsInLeg(timed: TimedLeg, facts: Facts): Nights[] {
  const { departure, arrival, leg } = timed;
  if (departure && arrival) return [{ from: departure.date, until: arrival.date }];
  if (departure) {
    // A flight arrives two days later at most, over the date line.
    const until =
      leg.mode === "flight" ? dayAfter(departure.date, 2) : nextStart(departure.date, facts);
    return [{ from: departure.date, until }];
  }
  if (arrival) return [{ from: lastEnd(arrival.date, facts), until: arrival.date }];
  // It is somewhere between the legs beside it.
  const before = facts.legs.findLast((each) => each.index < timed.index && endOf(each));
  const after = facts.legs.find((each) => each.index > timed.index && startOf(each));
  const [from, until] = [before && endOf(before), after && startOf(after)];
  return [{ from: from?.date ?? first(facts), until: until?.date ?? afterLast(facts) }];
}

/** Nights at home, at places that aren't known, and in an airport. */
function homeNights(facts: Facts, stays: readonly Stay[]): Nights[] {
  const legs = inOrder(facts.legs);
  const [start] = legs;
  if (!start) return [];
  const home = placeSpot(facts.trip.origin) ?? start.from;
  const before = beforeFirst(start, home, facts, stays);
  return [
    ...before,
    ...legs.flatMap((leg, place): Nights[] => {
      const next = legs[place + 1];
      const period = {
        from: endOf(leg)?.date ?? first(facts),
        until: next ? (startOf(next)?.date ?? afterLast(facts)) : afterLast(facts),
      };
      if (next && isWait(leg, next)) return [period];
      return isAway(leg, home, next === undefined && legs.length > 1) ? [] : around(period, stays);
    }),
  ];
}

function beforeFirst(
  start: TimedLeg,
  home: Spot | undefined,
  facts: Facts,
  stays: readonly Stay[],
) {
  const until = startOf(start)?.date ?? first(facts);
  const period = { from: first(facts), until };
  const isHome =
    facts.trip.origin === null || distance(start.from, home, offsetOn(until)) !== "far";
  return isHome ? around(period, stays) : [];
}

/** A period without the days from its first stay to its last one, which are away from home. */
function around({ from, until }: Nights, stays: readonly Stay[]): Nights[] {
  const within = stays.filter(
    ({ checkIn, checkOut }) => checkIn && checkOut && checkIn >= from && checkIn < until,
  );
  if (within.length === 0) return [{ from, until }];
  const begin = within.map(({ checkIn }) => checkIn ?? from).toSorted()[0] ?? from;
  const end =
    within
      .map(({ checkOut }) => checkOut ?? until)
      .toSorted()
      .at(-1) ?? until;
  return [
    { from, until: begin },
    { from: end, until },
  ];
}

function isAway({ to, arrival }: TimedLeg, home: Spot | undefined, isLast: boolean): boolean {
  if (!arrival) return false;
  const apart = distance(to, home, offsetOn(arrival.date));
  // The last leg may lead to an airport near home.
  return apart === "far" || (apart === "near" && !isLast);
}

/** A change of planes, or a wait whose length isn't known. */
function isWait({ leg, arrival }: TimedLeg, { departure }: TimedLeg): boolean {
  if (leg.airside) return true;
  if (!arrival || !departure) return false;
  if (isExact(arrival) && isExact(departure))
    return departure.earliest - arrival.latest < waitHours * 3_600_000;
  return dayOf(departure.date) - dayOf(arrival.date) <= 1;
}
