import type { Item } from "#contracts/travel/trip-parts.ts";
import type { PetVerdict } from "#contracts/travel/verdicts.ts";
import { counted } from "#format/plurals.ts";
import { dayText } from "#reference/readiness/requirement-text.ts";
import { excerpt } from "../../../ui/text.ts";
import type { NamedPet } from "../pet-names.ts";

const lastDay = ({ first }: PetVerdict) => first?.by ?? first?.until ?? "9999";

/** The worst news first: what blocks, then what is to do by its last day, then what is unknown. */
export function worstFirst(verdicts: readonly PetVerdict[]): PetVerdict[] {
  const rank = ({ verdict, todo }: PetVerdict) =>
    verdict === "blocked" ? 0 : todo > 0 ? 1 : verdict === "unknown" ? 2 : 3;
  return verdicts.toSorted(
    (one, other) => rank(one) - rank(other) || lastDay(one).localeCompare(lastDay(other)),
  );
}

/** How many requirements of all pets are met, and how many there are; those that don't apply don't count. */
export type Progress = { met: number; due: number; blocked: number; unknown: number; all: number };

/** Of a trip whose pets have none, the to-dos count. */
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

/**
 * What stands before a trip, as the text before and after its destination: "Bruno: 2 things before ", ", first by Nov
 * 24."; undefined where nothing is known to be left.
 */
export function beforeTrip(
  verdicts: readonly PetVerdict[],
  pets: readonly NamedPet[],
  today: string,
): [before: string, after: string] | undefined {
  const open = verdicts.filter(({ verdict, todo }) => verdict === "blocked" || todo > 0);
  const [first] = worstFirst(open);
  const pet = first && pets.find(({ _id }) => _id === first.petId);
  if (!pet) return undefined;
  const name = excerpt(pet.petName, 20);
  if (first.verdict === "blocked") {
    const { earliest } = first;
    const reason = earliest
      ? `on these dates, earliest ${dayText(earliest, today)}`
      : "as this trip is planned";
    return [`${name}: `, ` isn't possible ${reason}.`];
  }
  const day = first.first?.by ?? first.first?.until;
  const by = day ? `, first by ${dayText(day, today)}` : "";
  return [`${name}: ${counted(first.todo, "thing")} before `, `${by}.`];
}
