import { utcDay, localDay } from "#contracts/kernel/days.ts";
import { useArrived } from "../data/arrived.ts";

/** The day it is here; by UTC until the page lives, so that it draws what the server drew. */
export function useToday(): string {
  const arrived = useArrived();
  return arrived ? localDay() : utcDay();
}
