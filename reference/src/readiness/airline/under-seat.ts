/** Whether a pet can stand up and turn in the carriers that an airline takes under the seat. */
import type { History } from "../history.ts";
import { unknown } from "../judge/context.ts";
import type { Outcome } from "../verdict.ts";
import { blocked } from "./flight.ts";
import type { AirlineLimits } from "./limit.ts";

/** A body is about as heavy as water: a pet that fills more than this share of its carrier can't stand up and turn. */
const mostOfCarrier = 0.4;

/** Whatever weight is published, the carrier under the seat is a limit too; undefined where the pet keeps it. */
export function fitsUnderSeat(
  { cabinCm, noCabinWeight }: AirlineLimits,
  { pet: { weightKg }, path }: History,
  name: string,
): { fact: string; outcome: Outcome } | undefined {
  if (!weightKg) {
    const fact = noCabinWeight?.fact ?? cabinCm?.fact ?? "airline.not-known";
    return { fact, outcome: unknown(`Add the pet's weight for ${name}.`, `${path}.weightKg`) };
  }
  const { soft, hard, either, largest } = cabinCm?.value ?? {};
  const boxes = [soft, hard, either, largest].filter((box) => box !== undefined);
  if (!cabinCm || boxes.length === 0) return undefined;
  const liters = Math.max(...boxes.map((box) => box.reduce((all, side) => all * side, 1))) / 1000;
  if (weightKg <= liters * mostOfCarrier) return undefined;
  const because = `A pet of ${weightKg} kg can't stand up and turn in the largest carrier that ${name} takes under the seat.`;
  return { fact: cabinCm.fact, outcome: blocked(because) };
}
