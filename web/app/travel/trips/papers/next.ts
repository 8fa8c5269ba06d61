import { isToDo } from "#reference/readiness/steps.ts";
import type { AnswerItem } from "../../requirements/index.ts";
import type { PetPapers } from "./pet-papers.ts";
import { isOfAirline, stepsOf, type Step, type StepContext, type StepPet } from "./step.ts";

/** The one next step of a trip, with what it is about. */
export type Next = { hint: string } & ({ is: "step"; step: Step } | { is: "move" });

type Shown = { pet: StepPet; papers: PetPapers };
type NextContext = StepContext & {
  /** A later start clears what blocks. */
  canMove: boolean;
};

/**
 * What clears a block: how the pet travels, or the move of the trip; else what is due first, or the field that settles
 * what is unknown. A pet that can't go at all has nothing to do.
 */
export function nextOf(shown: readonly Shown[], context: NextContext): Next | undefined {
  const stuck = linesOf(shown).filter(({ item }) => isOfAirline(item));
  const seat = firstStep(stuck, context);
  if (seat) return seat;
  const blocked = shown.filter(({ papers }) => papers.tone === "blocked");
  if (context.canMove && blocked.length > 0) {
    const names = blocked.map(({ pet }) => pet.petName).join(" and ");
    return { is: "move", hint: `Removes what's blocking ${names}.` };
  }
  const lines = linesOf(shown.filter((each) => !blocked.includes(each)));
  const due = lines
    .filter(({ item }) => isToDo(item))
    .toSorted((a, b) => (a.item.date ?? "9999").localeCompare(b.item.date ?? "9999"));
  const unknown = lines.filter(({ item }) => item.verdict === "unknown");
  return firstStep(due, context) ?? firstStep(unknown, context);
}

const linesOf = (shown: readonly Shown[]): Line[] =>
  shown.flatMap(({ pet, papers }) => papers.items.map((item) => ({ pet, item })));

type Line = { pet: StepPet; item: AnswerItem };

function firstStep(lines: readonly Line[], context: StepContext): Next | undefined {
  for (const { pet, item } of lines) {
    const [step] = stepsOf(item, pet, context);
    if (step) return { is: "step", step, hint: `${pet.petName}: ${item.title}` };
  }
  return undefined;
}
