import { daysAfter } from "#contracts/kernel/days.ts";
import { dossierDaysAfter } from "#contracts/travel/dossiers.ts";
import { months, type Trip } from "#contracts/travel/trips.ts";

type TripDates = Pick<Trip, "day" | "month" | "year" | "endDate" | "legs" | "stays">;

/** The last known day of a trip; undefined where it has no dates. */
export function lastDayOf({ day, month, year, endDate, legs, stays }: TripDates) {
  const two = (count: number) => String(count).padStart(2, "0");
  const start =
    day && month && year ? `${year}-${two(months.indexOf(month) + 1)}-${two(day)}` : null;
  const days = [
    start,
    endDate,
    ...legs.flatMap(({ departureDate, arrivalDate }) => [departureDate, arrivalDate]),
    ...stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]),
  ];
  return days
    .flatMap((known) => known ?? [])
    .toSorted()
    .at(-1);
}

/**
 * When a link to a sheet expires: 7 days after the trip, or after its creation where the trip has no dates. It follows
 * the trip, so that a printed code still works where a flight was postponed. The day ends at noon UTC of the next one,
 * when it is over everywhere on Earth.
 */
export function expiryOf(trip: TripDates, createdAt: Date): Date {
  const last = lastDayOf(trip) ?? createdAt.toISOString().slice(0, 10);
  return new Date(`${daysAfter(last, dossierDaysAfter + 1)}T12:00:00Z`);
}
