import { utcDay, localDay } from "#contracts/kernel/days.ts";
import { useHydrated } from "../data/hydrated.ts";

/** The current local day; the UTC day until hydration, like on the server. */
export function useToday(): string {
  const hydrated = useHydrated();
  return hydrated ? localDay() : utcDay();
}
