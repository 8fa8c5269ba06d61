import { daysAfter } from "#contracts/kernel/days.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { Leg, Stay } from "#contracts/travel/trip-parts.ts";
import { months } from "#contracts/travel/trip-parts.ts";
import { isWithin, spanOf } from "#reference/days/span.ts";
import { dayOf, instantOf } from "#reference/readiness/days.ts";

type When = {
  /** 1 to 12. */
  month: number | null;
  day: number | null;
  year: number | null;
  end_date: string | null;
  stays: readonly Stay[];
};

const two = (number: number) => String(number).padStart(2, "0");

/** First day of a trip, `YYYY-MM-DD`; undefined unless month, day and year are set and form a real date. */
export function startOf({
  month,
  day,
  year,
}: Omit<When, "end_date" | "stays">): string | null | undefined {
  if (month === null || day === null || year === null) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return `${year}-${two(month)}-${two(day)}`;
}

/** Validates the dates of a trip; returns errors by field. */
export function dayErrors(when: When): FieldErrors {
  const start = startOf(when);
  const fields: FieldErrors = {};
  // Without a year, the day must exist in a leap year.
  if (start === undefined || startOf({ ...when, year: when.year ?? 2028 }) === undefined)
    fields["day"] = "That date doesn't exist. Select another day.";
  if (start && when.end_date && when.end_date < start) {
    fields["endDate"] = "End date can't be before the start date.";
  }
  when.stays.forEach(({ checkIn, checkOut }, index) => {
    if (!checkIn || !checkOut || checkOut >= checkIn) return;
    const name = index === 0 ? "checkOut" : `stays.${index}.checkOut`;
    fields[name] = "Check-out can't be before check-in.";
  });
  return fields;
}

/** Rejects legs that arrive before they depart; returns errors by field. */
export function legErrors(legs: readonly Leg[]): FieldErrors {
  const early = legs.flatMap((leg, index) => (arrivesEarly(leg) ? [index] : []));
  return Object.fromEntries(
    early.map((index) => [`legs.${index}.arrivalDate`, "Arrival can't be before departure."]),
  );
}

function arrivesEarly(leg: Leg): boolean {
  if (!leg.departureDate || !leg.arrivalDate) return false;
  const departure = momentOf(leg.departureDate, leg.departureTime, leg.departureZone);
  const arrival = momentOf(leg.arrivalDate, leg.arrivalTime, leg.arrivalZone);
  if (departure !== undefined && arrival !== undefined) return arrival < departure;
  // Across the date line, a flight arrives the day before.
  return leg.arrivalDate < daysAfter(leg.departureDate, -1);
}

const momentOf = (day: string, time: string | null, zone: string | null) =>
  time && zone ? instantOf(dayOf(day), time, zone) : undefined;

/** Whether a day is between the first and the last one that a trip's dates, legs and stays name. */
export function isInTrip(
  { month, day, year, end_date, legs, stays }: When & { legs: readonly Leg[] },
  date: string,
): boolean {
  const name = month === null ? null : (months[month - 1] ?? null);
  return isWithin(date, spanOf({ month: name, day, year, endDate: end_date, legs, stays }));
}
