import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { monthNumber, daysInMonth, firstDay } from "./calendar/trip-days.ts";
import { months } from "#contracts/travel/trip-names.ts";

/** The quick way into a trip as it stands in its fields. */
export const BasicText = z.object({
  destination: z.string(),
  month: z.enum(["", ...months]),
  day: z.string(),
  year: z.string(),
  notes: z.string(),
});
export type BasicText = z.output<typeof BasicText>;

export const noBasics: BasicText = { destination: "", month: "", day: "", year: "", notes: "" };

type DateText = Pick<BasicText, "month" | "day" | "year">;

const numberOrNull = (text: string): number | null => (text === "" ? null : Number(text));

/** Month, day and year as the wire has them. */
export const dateOf = ({ month, day, year }: DateText) => ({
  month: month || null,
  day: numberOrNull(day),
  year: numberOrNull(year),
});

/** The day that is chosen, `YYYY-MM-DD`; '' where it is not whole or no calendar has it. */
export const chosenDay = (text: DateText): string =>
  dateErrors(text) ? "" : (firstDay(dateOf(text)) ?? "");

/** What is wrong with month, day and year together. */
export function dateErrors(text: DateText): FieldErrors | undefined {
  const { month, day, year } = dateOf(text);
  if (month === null || day === null || year === null) return undefined;
  if (day <= daysInMonth(year, monthNumber(month))) return undefined;
  return { day: "This month has no such day." };
}
