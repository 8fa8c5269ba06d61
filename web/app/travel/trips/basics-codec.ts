import * as z from "zod/mini";
import { daysInMonth } from "#contracts/kernel/days.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { Place } from "#contracts/lookup/places.ts";
import { months } from "#contracts/travel/trip-parts.ts";
import { createTrip, Trip } from "#contracts/travel/trips.ts";
import { codec } from "../../forms/codec.ts";
import { plain, text } from "../../forms/fields.ts";
import { firstDay, monthNumber, tripDays, type TripDate } from "./calendar/trip-days.ts";

/** The first day of a trip, each part in its field. */
export const DateValues = z.object({
  month: z.enum(["", ...months]),
  day: z.string(),
  year: z.string(),
});
export type DateValues = z.output<typeof DateValues>;

const noDate: DateValues = { month: "", day: "", year: "" };

const numberOrNull = (digits: string): number | null => (digits === "" ? null : Number(digits));

/** Month, day and year on the wire. */
export const dateOf = ({ month, day, year }: DateValues): TripDate => ({
  month: month || null,
  day: numberOrNull(day),
  year: numberOrNull(year),
});

/** Month, day and year in their fields. */
export const dateValues = ({ month, day, year }: TripDate): DateValues => ({
  month: month ?? "",
  day: `${day ?? ""}`,
  year: `${year ?? ""}`,
});

/** The selected day, `YYYY-MM-DD`; '' if it is incomplete or does not exist. */
export const chosenDay = (date: DateValues): string =>
  dateErrors(date) ? "" : (firstDay(dateOf(date)) ?? "");

/** What a date field cannot show: a trip that has only a month or a year. */
export function monthHint(date: DateValues): string | undefined {
  const text = tripDays({ ...dateOf(date), endDate: null });
  return text && chosenDay(date) === "" ? `${text}. Select the day once you know it.` : undefined;
}

/** Errors of month, day and year together. */
export function dateErrors(date: DateValues): FieldErrors | undefined {
  const { month, day, year } = dateOf(date);
  if (month === null || day === null) return undefined;
  // Without a year, the day must exist in a leap year.
  if (day <= daysInMonth(year ?? 2028, monthNumber(month))) return undefined;
  return { day: "That date doesn't exist. Select another day." };
}

/** A city as it is typed; `place` is null unless it was selected from the list. */
const PlaceValue = z.object({ text: z.string(), place: z.nullable(Place) });
export type PlaceValue = z.output<typeof PlaceValue>;

const noPlace: PlaceValue = { text: "", place: null };

export const place = (label: string) => ({
  ...plain(label, PlaceValue, noPlace, ({ text }) => text || "None"),
  // A place is more than one field on the wire.
  print: (): PlaceValue => noPlace,
  parse: () => undefined,
});

/** A destination in its field, and on the wire. */
export const destinationValue = (trip: Pick<Trip, "destination" | "destinationPlace">) => ({
  text: trip.destination,
  place: trip.destinationPlace,
});
export const destinationOnWire = ({ text, place }: PlaceValue) => ({
  destination: text.trim(),
  destinationPlace: place,
});

/** What a place in free text cannot do. */
export const placeHint = ({ text, place }: PlaceValue): string =>
  text.trim() === "" || place
    ? "Select a city from the list."
    : "Select a city from the list to get its time zone and required documents.";

/** Fields of the form for a new trip and of its details. */
export const basicFields = {
  /** Month, day and year on the wire. */
  date: {
    ...plain(
      "Date",
      DateValues,
      noDate,
      (date) => tripDays({ ...dateOf(date), endDate: null }) || "None",
    ),
    parse: () => undefined,
  },
  notes: text("Notes"),
};

/** How a trip is created. */
export const basicsCodec = codec({
  noun: "trip",
  resource: Trip,
  create: createTrip.body,
  fields: { destination: place("Destination"), ...basicFields },
  print: (trip) => ({ destination: destinationValue(trip), date: dateValues(trip) }),
  parse: ({ destination, date }) => ({ ...destinationOnWire(destination), ...dateOf(date) }),
  check: ({ destination, date }) =>
    destination.text.trim() === ""
      ? { destination: "Enter a destination, such as a city or country.", ...dateErrors(date) }
      : dateErrors(date),
});
