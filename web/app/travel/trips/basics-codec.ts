import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { months } from "#contracts/travel/trip-names.ts";
import { createTrip, Trip } from "#contracts/travel/trips.ts";
import { codec } from "../../forms/codec.ts";
import { plain, text } from "../../forms/fields.ts";
import {
  daysInMonth,
  firstDay,
  monthNumber,
  tripDays,
  type TripDate,
} from "./calendar/trip-days.ts";

/** The day a trip begins, each part as it stands in its field. */
export const DateValues = z.object({
  month: z.enum(["", ...months]),
  day: z.string(),
  year: z.string(),
});
export type DateValues = z.output<typeof DateValues>;

const noDate: DateValues = { month: "", day: "", year: "" };

const numberOrNull = (digits: string): number | null => (digits === "" ? null : Number(digits));

/** Month, day and year as the wire has them. */
export const dateOf = ({ month, day, year }: DateValues): TripDate => ({
  month: month || null,
  day: numberOrNull(day),
  year: numberOrNull(year),
});

/** Month, day and year of a trip as they stand in their fields. */
export const dateValues = ({ month, day, year }: TripDate): DateValues => ({
  month: month ?? "",
  day: `${day ?? ""}`,
  year: `${year ?? ""}`,
});

/** The day that is chosen, `YYYY-MM-DD`; '' where it is incomplete or no calendar has it. */
export const chosenDay = (date: DateValues): string =>
  dateErrors(date) ? "" : (firstDay(dateOf(date)) ?? "");

/** What is wrong with month, day and year together. */
export function dateErrors(date: DateValues): FieldErrors | undefined {
  const { month, day, year } = dateOf(date);
  if (month === null || day === null || year === null) return undefined;
  if (day <= daysInMonth(year, monthNumber(month))) return undefined;
  return { day: "That date doesn't exist. Select another day." };
}

/** The fields of the quick way to a trip, which its details have too. */
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

/** How a trip is made the quick way. */
export const basicsCodec = codec({
  noun: "trip",
  resource: Trip,
  create: createTrip.body,
  fields: { destination: text("Destination"), ...basicFields },
  print: (trip) => ({ date: dateValues(trip) }),
  parse: ({ date }) => dateOf(date),
  check: ({ date }) => dateErrors(date),
});
