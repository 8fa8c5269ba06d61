import type { Item } from "#contracts/travel/trip-parts.ts";
import { isToDo } from "#reference/readiness/steps.ts";
import type { AnswerItem } from "../../requirements/index.ts";
import {
  isSameStep,
  type Next,
  type Step,
  type StepContext,
  stepsOf,
  todoText,
} from "../papers/step.ts";
import type { JudgedPet } from "../papers/use-papers.ts";

/** One thing to do for a trip: what a border or an airline asks, or a to-do of the member. */
export type Thing = {
  key: string;
  title: string;
  /** For whom and for which border. */
  about: string;
  /** The last day to do it. */
  due: string | null;
} & (
  | { is: "paper"; verdict: AnswerItem["verdict"]; step: Step | undefined }
  | { is: "todo"; item: Item }
);

type Input = {
  judged: readonly JudgedPet[];
  context: StepContext;
  /** The step that has a button already. */
  next: Next | undefined;
  /** The requirements that the member hid from their lists. */
  hidden: ReadonlySet<string>;
};

/** What blocks and can be done, then all that has a day, the soonest first, then what is unknown, then the rest. */
const rankOf = (thing: Thing): number => {
  if (thing.is === "paper" && thing.verdict === "blocked") return 0;
  if (thing.is === "paper" && thing.verdict === "unknown") return 2;
  return thing.due === null ? 3 : 1;
};

/** The one list of what is to do: open requirements and open to-dos, the worst and soonest first. */
export function thingsOf({ judged, context, next, hidden }: Input): Thing[] {
  const papers = judged.flatMap((each) =>
    each.papers.items
      .filter(({ requirements }) => !requirements.every(({ id }) => hidden.has(id)))
      .flatMap((item) => paperThing(item, each, context, next) ?? []),
  );
  const booked = new Set(
    judged.flatMap(({ pet, papers: { items } }) => items.map((item) => todoText(item, pet))),
  );
  const todos = context.items
    .filter(({ list, done, text }) => list === "todo" && !done && !booked.has(text))
    .map((item): Thing => {
      const { _id: key, text: title, due } = item;
      return { is: "todo", key, title, about: "", due, item };
    });
  return [...papers, ...todos].toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || (one.due ?? "9999").localeCompare(other.due ?? "9999"),
  );
}

function paperThing(
  item: AnswerItem,
  { pet, papers }: JudgedPet,
  context: StepContext,
  next: Next | undefined,
): Thing | undefined {
  const { id: key, verdict, title, date } = item;
  const steps = stepsOf(item, pet, context);
  const isOpen =
    verdict === "unknown" || isToDo(item) || (verdict === "blocked" && steps.length > 0);
  if (!isOpen) return undefined;
  const where = papers.open.find(({ id }) => id === key)?.where;
  return {
    is: "paper",
    key,
    title,
    about: [pet.petName, where].filter(Boolean).join(" · "),
    due: verdict === "due" || verdict === "window" ? (date ?? null) : null,
    verdict,
    step: steps.find((step) => !isSameStep(step, next)),
  };
}
