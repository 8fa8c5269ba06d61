/** Arriving after a stay's check-in closes. */
import { timeText } from "#format/times.ts";
import type { DayRule, Facts } from "../facts.ts";
import { addressCountry, distance, namesCity, type Spot } from "../spots.ts";
import { texts } from "../texts.ts";
import { offsetOn } from "../offsets.ts";
import { dayAfter, inOrder, isExact, momentOf, startOf, type TimedLeg } from "../times.ts";
import type { Stay, Warning } from "../trip.ts";

/** Legs with less time between them are one way. */
const changeHours = 6;

export const lateCheckIn: DayRule = (facts) =>
  facts.trip.stays.flatMap((stay) => lateAt(stay, facts) ?? []);

function lateAt(stay: Stay, { legs, reader }: Facts): Warning | undefined {
  const { checkIn, checkInTime, checkInUntil } = stay;
  if (checkIn === null || checkInUntil === null) return undefined;
  const isNextDay = checkInTime !== null && checkInUntil < checkInTime;
  const day = isNextDay ? dayAfter(checkIn) : checkIn;
  for (const way of waysOf(inOrder(legs))) {
    const [first, last] = [way[0], way.at(-1)];
    if (!first?.departure || !last?.arrival || !last.to) continue;
    const zone = stay.zone ?? last.to.zone;
    // Without a zone, times of one place are compared as clocks show them.
    const closes = momentOf(day, checkInUntil, zone ?? "UTC");
    const arrives =
      zone === null ? momentOf(last.arrival.date, last.leg.arrivalTime, "UTC") : last.arrival;
    const leaves =
      zone === null
        ? momentOf(first.departure.date, first.leg.departureTime, "UTC")
        : first.departure;
    const isOnTheWay =
      isExact(closes) &&
      isExact(arrives) &&
      leaves.latest < closes.earliest &&
      arrives.earliest > closes.latest;
    const apart = distance(first.from, last.to, offsetOn(day));
    // On a way round, the travelers may have checked in before.
    const isFromElsewhere = apart === "near" || apart === "far";
    if (!isOnTheWay || !isFromElsewhere || isElsewhere(stay, last.to)) continue;
    if (legs.some((leg) => !way.includes(leg) && mayLeave(leg, stay, last))) continue;
    const values = {
      time: timeText(last.leg.arrivalTime, reader),
      stay: stay.name || texts.thisStay(reader),
      until: timeText(checkInUntil, reader),
    };
    const text =
      last.leg.mode === "flight"
        ? texts.lateFlight(values, reader)
        : texts.lateOther(values, reader);
    return { date: checkIn, code: "late-check-in", text, refs: [last.leg._id, stay._id] };
  }
  return undefined;
}

/** Whether a leg may leave from the stay after checking in, and before the way back to it. */
function mayLeave(leg: TimedLeg, { checkIn }: Stay, { to, arrival }: TimedLeg): boolean {
  const date = startOf(leg)?.date;
  if (date === undefined) return true;
  if (date < (checkIn ?? "") || date > (arrival?.date ?? "")) return false;
  const apart = distance(leg.from, to, offsetOn(date));
  return apart === "same" || apart === undefined;
}

function isElsewhere(stay: Stay, spot: Spot): boolean {
  const country = addressCountry(stay);
  if (country === undefined || spot.country === null || country === spot.country) return false;
  return !namesCity(stay, spot);
}

/** Legs with short changes between them. */
function waysOf(legs: readonly TimedLeg[]): TimedLeg[][] {
  const ways: TimedLeg[][] = [];
  for (const leg of legs) {
    const way = ways.at(-1);
    const arrival = way?.at(-1)?.arrival;
    const isChange =
      arrival &&
      leg.departure &&
      isExact(arrival) &&
      isExact(leg.departure) &&
      leg.departure.latest >= arrival.earliest &&
      leg.departure.latest - arrival.earliest < changeHours * 3_600_000;
    if (way && isChange) way.push(leg);
    else ways.push([leg]);
  }
  return ways;
}
