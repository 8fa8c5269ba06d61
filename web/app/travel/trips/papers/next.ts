import { isToDo, type AnswerItem } from "../../requirements/index.ts";
import type { PetPapers } from "./pet-papers.ts";
import { stepsOf, type Step, type StepContext, type StepPet } from "./step.ts";

/** The one next step of a trip, with what it is about. */
export type Next = { hint: string } & ({ is: "step"; step: Step } | { is: "move" });

type Shown = { pet: StepPet; papers: PetPapers };
type NextContext = StepContext & {
  /** A later start clears what blocks. */
  canMove: boolean;
};

/** The field that clears what blocks; else what is due first, the move of the trip, or the field that settles what is unknown. */
export function nextOf(shown: readonly Shown[], context: NextContext): Next | undefined {
  const lines = shown.flatMap(({ pet, papers }) => papers.items.map((item) => ({ pet, item })));
  const due = lines
    .filter(({ item }) => isToDo(item))
    .toSorted((a, b) => (a.item.date ?? "9999").localeCompare(b.item.date ?? "9999"));
  const unknown = lines.filter(({ item }) => item.verdict === "unknown");
  const stuck = lines.filter(({ item }) => item.verdict === "blocked");
  const first = firstStep(stuck, context) ?? firstStep(due, context);
  if (first) return first;
  const blocked = shown.filter(({ papers }) => papers.tone === "blocked");
  if (context.canMove && blocked.length > 0) {
    const names = blocked.map(({ pet }) => pet.petName).join(" and ");
    return { is: "move", hint: `Clears what blocks ${names}.` };
  }
  return firstStep(unknown, context);
}

type Line = { pet: StepPet; item: AnswerItem };

function firstStep(lines: readonly Line[], context: StepContext): Next | undefined {
  for (const { pet, item } of lines) {
    const [step] = stepsOf(item, pet, context);
    if (step) return { is: "step", step, hint: `${pet.petName}: ${item.title}` };
  }
  return undefined;
}
