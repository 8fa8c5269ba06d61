import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/errors.ts";
import { monthNumber, daysInMonth, firstDay } from "./trip-days.ts";
import { months } from "#contracts/plan-names.ts";

/** The quick way into a trip as it stands in its fields. */
export const BasicWords = z.object({
  destination: z.string(),
  month: z.enum(["", ...months]),
  day: z.string(),
  year: z.string(),
  notes: z.string(),
});
export type BasicWords = z.output<typeof BasicWords>;

export const noBasics: BasicWords = { destination: "", month: "", day: "", year: "", notes: "" };

type DateWords = Pick<BasicWords, "month" | "day" | "year">;

const numberOrNull = (words: string): number | null => (words === "" ? null : Number(words));

/** Month, day and year as the wire has them. */
export const dateOf = ({ month, day, year }: DateWords) => ({
  month: month || null,
  day: numberOrNull(day),
  year: numberOrNull(year),
});

/** The day that is chosen, `YYYY-MM-DD`; '' where it is not whole or no calendar has it. */
export const chosenDay = (words: DateWords): string =>
  dateObjections(words) ? "" : (firstDay(dateOf(words)) ?? "");

/** What is wrong with month, day and year together. */
export function dateObjections(words: DateWords): FieldErrors | undefined {
  const { month, day, year } = dateOf(words);
  if (month === null || day === null || year === null) return undefined;
  if (day <= daysInMonth(year, monthNumber(month))) return undefined;
  return { day: "This month has no such day." };
}
