import { firstYear, months } from "#contracts/travel/trip-parts.ts";
import type { DateValues } from "./basics-codec.ts";

/** The month in the URL that the form starts with: `?month=November&year=2026`; undefined without one. */
export function monthFromAddress(search: URLSearchParams): DateValues | undefined {
  const month = months.find((one) => one === search.get("month"));
  const year = search.get("year") ?? "";
  if (!month || !/^\d{4}$/.test(year) || Number(year) < firstYear) return undefined;
  return { month, day: "", year };
}
