/** The airlines that have pages, small enough for every browser. */
import type { AirlineKey } from "./facts/airline.ts";

export const airlineNames: readonly { value: AirlineKey; label: string }[] = [
  { value: "delta", label: "Delta" },
  { value: "aeromexico", label: "Aeromexico" },
  { value: "american-airlines", label: "American Airlines" },
];
