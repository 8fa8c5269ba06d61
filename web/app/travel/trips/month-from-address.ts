import { firstYear, months } from "#contracts/travel/trip-names.ts";
import type { DateValues } from "./basics-codec.ts";

/** The month of an address that the form begins with: `?month=November&year=2026`; undefined where it has none. */
export function monthFromAddress(search: URLSearchParams): DateValues | undefined {
  const month = months.find((one) => one === search.get("month"));
  const year = search.get("year") ?? "";
  if (!month || !/^\d{4}$/.test(year) || Number(year) < firstYear) return undefined;
  return { month, day: "", year };
}
