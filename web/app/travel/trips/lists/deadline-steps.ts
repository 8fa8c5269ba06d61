import type { Deadline } from "#contracts/travel/deadlines.ts";
import { listText } from "#format/lists.ts";
import { rangeText } from "#reference/readiness/requirement-text.ts";
import { isForAllBorders } from "#reference/readiness/steps.ts";
import { dueText } from "./due-text.ts";

/** Deadlines of one pet that one step clears. */
export type Step = {
  /** The ids of the deadlines. */
  ids: readonly string[];
  petId: string;
  text: string;
  titles: readonly string[];
  /** "For the United Kingdom and France", where it serves several borders. */
  where: string;
  from: string | null;
  until: string | null;
  done: boolean;
  hidden: boolean;
};

/** What the readiness of the trip says of a deadline; `border` as in a sentence. */
type About = { requirement: string; border: string | undefined };

/** Deadlines as the steps that clear them, soonest first; a step that serves several borders has the day of the first. */
export function stepsOf(
  deadlines: readonly Deadline[],
  about: (id: string) => About | undefined,
): Step[] {
  const groups = Map.groupBy(deadlines, ({ id, petId, step, from, until, done, hidden }) => {
    const days = isForAllBorders(about(id)?.requirement ?? "") ? [] : [from, until];
    return JSON.stringify([petId, step, done, hidden, ...days]);
  });
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { petId, step, from, until, done, hidden } = first;
    const titles = [...new Set(group.map(({ title }) => title))].filter((title) => title !== step);
    const ids = group.map(({ id }) => id);
    const borders = [...new Set(ids.flatMap((id) => about(id)?.border ?? []))];
    const where = borders.length > 1 ? `For ${listText(borders)}` : "";
    return [{ ids, petId, text: step, titles, where, from, until, done, hidden }];
  });
}

/** "in 3 days", "due Dec 30", or the range of a window. */
export function stepWhen({ from, until }: Pick<Step, "from" | "until">, today: string): string {
  if (until === null) return "";
  // A window that is open already begins today.
  const start = from !== null && from < today ? today : from;
  if (start !== null && start !== until) return `between ${rangeText(start, until, today)}`;
  return dueText(until.slice(0, 10), today);
}
