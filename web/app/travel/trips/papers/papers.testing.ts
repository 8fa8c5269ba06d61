import type { TripReadiness } from "#contracts/travel/readiness.ts";
import { readiness } from "#reference/readiness/engine.ts";
import type * as engine from "#reference/readiness/request.ts";
import { ruleBook } from "#reference/readiness/rules.ts";

export const asOf = "2026-11-22";

/** A dog from Boston to London and back, as the server judges it. */
export function judged(
  pet: Partial<engine.Pet> = {},
  { start = "2027-03-14", end = "2027-04-04" }: { start?: string; end?: string } = {},
): TripReadiness {
  const boston = { country: "US", place: "Boston" };
  const london = { country: "GB", place: "London" };
  const legs = [
    { mode: "ferry" as const, from: boston, to: london, departureDate: start },
    { mode: "ferry" as const, from: london, to: boston, departureDate: end },
  ];
  const dog = { key: "bruno", species: "dog" as const, records: [], ...pet };
  return {
    asOf,
    rulesVersion: ruleBook.version,
    pets: readiness([{ microchip: null, ...dog }], { residence: "US", legs }, ruleBook, asOf),
    journey: legs.map(({ from, to, departureDate }) => ({
      from: { ...from, region: null },
      to: { ...to, region: null },
      departureDate,
      arrivalDate: null,
      authority: { name: `the authority of ${to.country}`, address: null },
    })),
    deadlines: [],
  };
}

export const chipped = { implantedAt: "2024-02-01", readAt: null };
