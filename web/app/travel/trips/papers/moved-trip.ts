import { daysAfter } from "#contracts/kernel/days.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { firstDay, tripDate } from "../calendar/trip-days.ts";
import type { TripBody } from "../change-trip.ts";

type Movable = Pick<Trip, "month" | "day" | "year" | "endDate" | "legs" | "stays">;

/** The changes that move a trip by so many days: its dates, legs and stays. */
export function movedTrip(trip: Movable, days: number): TripBody {
  const move = (day: string | null) => (day === null ? null : daysAfter(day, days));
  const start = firstDay(trip);
  return {
    ...(start !== null && tripDate(daysAfter(start, days))),
    endDate: move(trip.endDate),
    legs: trip.legs.map((leg) => ({
      ...leg,
      departureDate: move(leg.departureDate),
      arrivalDate: move(leg.arrivalDate),
    })),
    stays: trip.stays.map((stay) => ({
      ...stay,
      checkIn: move(stay.checkIn),
      checkOut: move(stay.checkOut),
    })),
  };
}
