import type { BookedLeg } from "#contracts/travel/bookings.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { momentOf } from "./zone-time.ts";

const longest = 20;
/** Of a ferry or a train, with a written day. */
const longestRide = 96;
const hourMs = 3_600_000;

/** Hours from departure to an arrival on this day; undefined without a zone or a time. */
export function hoursOf(leg: BookedLeg, arrivalDate: string): number | undefined {
  if (!leg.departureDate || !leg.departureTime || !leg.arrivalTime) return undefined;
  const from = momentOf({ day: leg.departureDate, time: leg.departureTime }, leg.departureZone);
  const to = momentOf({ day: arrivalDate, time: leg.arrivalTime }, leg.arrivalZone);
  return from === undefined || to === undefined ? undefined : (to - from) / hourMs;
}

const canBe = (hours: number): boolean => hours > 0 && hours <= longest;

/**
 * The flight with its arrival date: as written, if the times of both places allow it; else the only date they
 * allow. An impossible date is dropped with a warning.
 */
export function withArrivalDay(leg: BookedLeg): { leg: BookedLeg; warnings: string[] } {
  const { departureDate, arrivalDate, arrivalTime } = leg;
  if (arrivalDate) {
    const hours = hoursOf(leg, arrivalDate);
    const isBefore = departureDate !== "" && arrivalDate < daysAfter(departureDate, -1);
    if (
      !isBefore &&
      (hours === undefined || (hours > 0 && hours <= (leg.mode === "flight" ? 24 : longestRide)))
    )
      return { leg, warnings: [] };
    const warning =
      isBefore || (hours ?? 0) <= 0
        ? "The arrival would be before the departure, so we left it blank."
        : "The arrival would be more than a day after the departure, so we left it blank.";
    return { leg: { ...leg, arrivalDate: "", arrivalTime: "" }, warnings: [warning] };
  }
  if (!departureDate || !arrivalTime) return { leg, warnings: [] };
  const days = [-1, 0, 1, 2].map((by) => daysAfter(departureDate, by));
  const hours = days.map((day) => hoursOf(leg, day));
  if (hours.includes(undefined)) return { leg, warnings: [] };
  const [only] = days.filter((_, place) => canBe(hours[place] ?? 0));
  if (only !== undefined) return { leg: { ...leg, arrivalDate: only }, warnings: [] };
  return {
    leg: { ...leg, arrivalTime: "" },
    warnings: ["The departure and arrival times don't match up, so we left the arrival blank."],
  };
}
