/** One pet on one flight, and the findings. */
import { unknown } from "../judge/context.ts";
import { dayText, type Day } from "../days.ts";
import type { History } from "../history.ts";
import type { Leg, Seat } from "../request.ts";
import type { Requirement } from "../requirements.ts";
import type { Outcome } from "../verdict.ts";
import type { AirlineLimits, Box } from "./limit.ts";
import { nameOf } from "./names.ts";

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

/** A rule that every airline has, and of which no fact is known: `what` completes "We don't know". */
export const notStated = (
  requirement: Requirement,
  limits: AirlineLimits,
  what: string,
): Finding => ({
  requirement,
  fact: "airline.not-known",
  outcome: unknown(`We don't know ${what} with ${nameOf(limits)}. Ask the airline.`),
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
