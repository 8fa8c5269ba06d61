import { noDates, type Stay } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { moneyText } from "#format/money.ts";
import { type Reader } from "#format/reader.ts";
import { timeText } from "#format/times.ts";
import { zoneText } from "../../../lookup/places/index.ts";
import { dayAndTime } from "../legs/leg-text.ts";

type Times<T> = { checkInTime: T; checkInUntil: T; checkOutTime: T };

/** Whether a stay has a local time. */
export const hasTime = ({ checkInTime, checkInUntil, checkOutTime }: Times<string>): boolean =>
  [checkInTime, checkInUntil, checkOutTime].some((time) => time !== "");

/** The time zone of a trip: of its destination, else of its first arrival; '' without either. */
export const zoneThere = ({ destinationPlace, legs }: Pick<Trip, "destinationPlace" | "legs">) =>
  destinationPlace?.zone ?? legs[0]?.arrivalZone ?? "";

/** "Santiago time", for a stay with a time and a time zone. */
export const stayClock = (stay: Times<string | null> & Pick<Stay, "zone">): string =>
  stay.zone && (stay.checkInTime || stay.checkInUntil || stay.checkOutTime)
    ? `${zoneText(stay.zone)} time`
    : "";

/** "Check-in Dec 4, 3:00 PM · Check-out Dec 16, 11:00 AM"; the spec's text without dates. */
export function stayDays(
  stay: Pick<Stay, "checkIn" | "checkInTime" | "checkInUntil" | "checkOut" | "checkOutTime">,
  reader: Reader,
): string {
  const parts = [
    stay.checkIn && `Check-in ${dayAndTime(stay.checkIn, stay.checkInTime, reader)}`,
    stay.checkIn && stay.checkInUntil && `closes ${timeText(stay.checkInUntil, reader)}`,
    stay.checkOut && `Check-out ${dayAndTime(stay.checkOut, stay.checkOutTime, reader)}`,
  ].filter(Boolean);
  return parts.join(" · ") || noDates;
}

export const petFeeText = ({
  petFee,
  petFeeCurrency,
}: Pick<Stay, "petFee" | "petFeeCurrency">): string =>
  petFee === null ? "" : `Pet fee ${moneyText(petFee, petFeeCurrency ?? "USD")}`;
