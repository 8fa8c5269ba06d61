import { daysBetween } from "#contracts/kernel/days.ts";
import type { Leg } from "#contracts/travel/trip-parts.ts";

type Times = Pick<Leg, "departureDate" | "departureTime" | "arrivalDate" | "arrivalTime">;

/**
 * Days from departure to arrival by the local dates of both places; negative across the date
 * line. Without an arrival date, an arrival earlier than the departure is on the next day.
 */
export function arrivalShift(leg: Times): number {
  const { departureDate, departureTime, arrivalDate, arrivalTime } = leg;
  if (departureDate && arrivalDate) return daysBetween(departureDate, arrivalDate);
  return departureTime && arrivalTime && arrivalTime < departureTime ? 1 : 0;
}

/** "next day", "day before", "2 days later"; '' for the same day. */
export function shiftText(days: number): string {
  if (days === 0) return "";
  if (days === 1) return "next day";
  if (days === -1) return "day before";
  return days > 0 ? `${days} days later` : `${-days} days before`;
}

const long = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** "Thursday, December 3", of a day. */
export const weekdayText = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

/**
 * "Outbound" for the first of several legs, "Return" for a last one that lands where the first began, "Flight 2" for
 * any other.
 */
export function legName(place: number, legs: readonly Pick<Leg, "from" | "to">[]): string {
  if (place === 0) return legs.length > 1 ? "Outbound" : "Flight";
  const origin = legs[0]?.from;
  const isReturn = place === legs.length - 1 && origin && legs[place]?.to === origin;
  return isReturn ? "Return" : `Flight ${place + 1}`;
}

/** Where a pet travels on a flight. */
export const holdText: Record<Leg["pets"][number]["how"], string> = {
  cabin: "cabin",
  hold: "cargo hold",
};

type Named = Pick<Leg, "airline" | "airlineCode" | "flightNumber">;

/** "Condor Pass CP 204": airline and number, the code only where the number does not begin with it. */
export function flightName({ airline, airlineCode, flightNumber }: Named): string {
  const hasCode = airlineCode && flightNumber.toUpperCase().startsWith(airlineCode.toUpperCase());
  const number = [hasCode ? "" : airlineCode, flightNumber].filter(Boolean).join(" ");
  return [airline, number].filter(Boolean).join(" ");
}
