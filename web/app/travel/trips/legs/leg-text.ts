import { daysBetween } from "#contracts/kernel/days.ts";
import { dayText } from "#format/dates.ts";
import type { Reader } from "#format/reader.ts";
import { timeText } from "#format/times.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import type { LegMode, PetSeat, Leg, LegPlace } from "#contracts/travel/trip-parts.ts";
import { countryText } from "../../../lookup/places/index.ts";

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

type Ends = Pick<Leg, "mode" | "from" | "to" | "fromPlace" | "toPlace">;

/** A place without an airport: "Calais", or "France" where only the country is known. */
export const legPlaceText = (place: LegPlace | null): string =>
  place ? place.city || (place.country ? countryText(place.country) : "") : "";

/** An end of a leg as it is shown: the airport's code, or the name of the place. */
export const endText = (leg: Ends, end: "from" | "to"): string =>
  leg[end] ?? legPlaceText(leg[`${end}Place`]);

/** The modes of travel. */
export const modeText: Record<LegMode, string> = {
  flight: "Flight",
  train: "Train",
  ferry: "Ferry",
  bus: "Bus",
  car: "Car",
  other: "Other",
};

/**
 * "Outbound" for the first of several legs, "Return" for a last one that ends where the first began, "Flight 2" or
 * "Leg 2" for any other.
 */
export function legName(place: number, legs: readonly Ends[]): string {
  const [first, leg] = [legs[0], legs[place]];
  const isFlight = leg?.mode === "flight";
  if (place === 0) return legs.length > 1 ? "Outbound" : isFlight ? "Flight" : "Leg";
  const origin = first && endText(first, "from");
  const isReturn = place === legs.length - 1 && origin && leg && endText(leg, "to") === origin;
  return isReturn ? "Return" : `${isFlight ? "Flight" : "Leg"} ${place + 1}`;
}

/** The end of a leg that is not left, such as a change of planes. */
export const airsideText = "Airside layover: you stay in the airport.";

/** How a pet travels, after "Pet" or its name. */
export const seatText: Record<PetSeat, string> = {
  cabin: "in the cabin",
  hold: "in the cargo hold",
  cargo: "as cargo",
  with: "with its owner",
};

/** How a pet travels, after "Pet"; null until it is chosen. */
export const petSeatText = (how: PetSeat | null): string =>
  how === null ? "Not set yet" : `Pet ${seatText[how]}`;

type Named = Pick<Leg, "airline" | "airlineCode" | "flightNumber"> & { mode?: LegMode };

/** "Condor Pass CP 204", "Ferry, Channel Line": airline and number, the code only where the number does not begin with it. */
export function flightName({ mode = "flight", airline, airlineCode, flightNumber }: Named): string {
  const hasCode = airlineCode && flightNumber.toUpperCase().startsWith(airlineCode.toUpperCase());
  const number = [hasCode ? "" : airlineCode, flightNumber].filter(Boolean).join(" ");
  const name = [airline, number].filter(Boolean).join(" ");
  if (mode === "flight") return name;
  return [mode === "other" ? "" : modeText[mode], name].filter(Boolean).join(", ");
}

/** "Dec 4, 3:00 PM"; '' without a day. */
export const dayAndTime = (day: string | null, time: string | null, reader: Reader): string =>
  day ? [dayText(day, "short"), timeText(time, reader)].filter(Boolean).join(", ") : "";

type TripPart = { is: "leg" | "stay"; id: string; label: string };

/** The flights and stays of a trip that a document can belong to. */
export const partsOf = ({ legs, stays }: Trip): TripPart[] => [
  ...legs.map((leg, place) => ({
    is: "leg" as const,
    id: leg._id,
    label: [`${leg.mode === "flight" ? "Flight" : "Leg"} ${place + 1}`, flightName(leg)]
      .filter(Boolean)
      .join(": "),
  })),
  ...stays.map((stay, place) => ({
    is: "stay" as const,
    id: stay._id,
    label: [`Stay ${place + 1}`, stay.name || stay.address].filter(Boolean).join(": "),
  })),
];
