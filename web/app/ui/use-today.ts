import { utcDay, localDay } from "#contracts/kernel/days.ts";
import { useHydrated } from "../data/hydrated.ts";

/** The day it is here; by UTC until the page lives, so that it draws what the server drew. */
export function useToday(): string {
  const hydrated = useHydrated();
  return hydrated ? localDay() : utcDay();
}
