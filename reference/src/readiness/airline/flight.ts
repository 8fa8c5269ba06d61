/** One pet on one flight, and the findings. */
import { dayText, type Day } from "../days.ts";
import type { History } from "../history.ts";
import type { Leg, Seat } from "../request.ts";
import type { Requirement } from "../requirements.ts";
import type { Outcome } from "../verdict.ts";
import type { AirlineLimits, Box } from "./limits.ts";

export type { Seat };

export type Flight = {
  history: History;
  leg: Leg;
  index: number;
  how: Seat;
  limits: AirlineLimits;
};

export type Finding = { requirement: Requirement; fact: string; outcome: Outcome };

export const blocked = (because: string, earliest?: Day): Outcome => ({
  verdict: "blocked",
  ...(earliest !== undefined && { earliest: dayText(earliest) }),
  because,
});

/** Compares sorted sides, so that a carrier can be turned. */
export const fits = (sides: Box, limit: Box): boolean => {
  const [own, most] = [sides, limit].map((box) => box.toSorted((a, b) => b - a));
  return (own ?? []).every((side, index) => side <= (most?.[index] ?? 0) + 0.001);
};

export function carrierSides({ pet, path }: History): { sides?: Box; missing: string[] } {
  const carrier = pet.carrier ?? {};
  const sides = [carrier.lengthCm, carrier.widthCm, carrier.heightCm];
  const known = sides.filter((side) => side !== undefined && side !== null);
  if (known.length === 3) return { sides: known, missing: [] };
  const missing = (["lengthCm", "widthCm", "heightCm"] as const).filter(
    (key) => carrier[key] === undefined || carrier[key] === null,
  );
  return { missing: missing.map((key) => `${path}.carrier.${key}`) };
}
