import type { Item } from "#contracts/travel/trip-parts.ts";
import type { PetVerdict } from "#contracts/travel/verdicts.ts";

const lastDay = ({ first }: PetVerdict) => first?.by ?? first?.until ?? "9999";

/** The weakest verdict first: what blocks, then what is unknown, then what is to do by its last day. */
export function worstFirst(verdicts: readonly PetVerdict[]): PetVerdict[] {
  const rank = ({ verdict, todo }: PetVerdict) =>
    verdict === "blocked" ? 0 : verdict === "unknown" ? 1 : todo > 0 ? 2 : 3;
  return verdicts.toSorted(
    (one, other) => rank(one) - rank(other) || lastDay(one).localeCompare(lastDay(other)),
  );
}

/** How many requirements of all pets are met, and how many there are; those that don't apply don't count. */
export type Progress = { met: number; due: number; blocked: number; unknown: number; all: number };

/** Of a trip without pets, the to-dos count. */
export function progressOf(verdicts: readonly PetVerdict[], items: readonly Item[]): Progress {
  const sum = (...of: (keyof PetVerdict["counts"])[]) =>
    verdicts.flatMap(({ counts }) => of.map((each) => counts[each])).reduce((a, b) => a + b, 0);
  const of = {
    met: sum("met"),
    due: sum("due", "window"),
    blocked: sum("blocked"),
    unknown: sum("unknown"),
  };
  const all = of.met + of.due + of.blocked + of.unknown;
  if (all > 0) return { ...of, all };
  const toDos = items.filter(({ list }) => list === "todo");
  const met = toDos.filter(({ done }) => done).length;
  return { ...of, met, due: toDos.length - met, all: toDos.length };
}
