import type { Deadline } from "#contracts/travel/deadlines.ts";
import { rangeText } from "#reference/readiness/requirement-text.ts";
import { requirementTitles } from "#reference/readiness/requirements.ts";
import { dueText } from "./due-text.ts";

/** Deadlines of one pet that one step clears. */
export type Step = {
  /** The ids of the deadlines. */
  ids: readonly string[];
  petId: string;
  text: string;
  titles: readonly string[];
  from: string | null;
  until: string | null;
  done: boolean;
  hidden: boolean;
};

/** One microchip and one vaccination meet the requirements of all borders; certificates don't. */
const once: ReadonlySet<string> = new Set([
  requirementTitles.chip,
  requirementTitles["chip-before-rabies"],
  requirementTitles["rabies-age"],
  requirementTitles["rabies-wait"],
  requirementTitles["rabies-valid"],
]);

/** Deadlines as the steps that clear them, soonest first; a step that serves several borders has the day of the first. */
export function stepsOf(deadlines: readonly Deadline[]): Step[] {
  const groups = Map.groupBy(deadlines, ({ petId, step, title, from, until, done, hidden }) =>
    JSON.stringify([petId, step, done, hidden, ...(once.has(title) ? [] : [from, until])]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { petId, step, from, until, done, hidden } = first;
    const titles = [...new Set(group.map(({ title }) => title))].filter((title) => title !== step);
    const ids = group.map(({ id }) => id);
    return [{ ids, petId, text: step, titles, from, until, done, hidden }];
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
