import type { ReadinessAnswer, ReadinessRequirement } from "#contracts/travel/verdicts.ts";
import { bySteps, isToDo } from "#reference/readiness/steps.ts";

/** The days or moments of a deadline. `starts` is null where only the last one counts. */
export type DeadlineSpan = { starts: string | null; ends: string | null };

/** When a requirement is to be done: by a day, or within a window. */
function spanOf({ verdict, by, from, until }: ReadinessRequirement): DeadlineSpan {
  if (verdict === "window") return { starts: from ?? null, ends: until ?? by ?? null };
  return { starts: null, ends: by ?? until ?? null };
}

/** The requirements of an answer that are to be done, by the steps that clear them. */
export const openSteps = ({ pets }: ReadinessAnswer): ReadinessRequirement[][] =>
  pets.flatMap(({ requirements }) => bySteps(requirements.filter(isToDo)));

/** When each is to be done: what one step clears at several borders, by the first of their days. */
export const openSpans = (answer: ReadinessAnswer): Map<string, DeadlineSpan> =>
  new Map(
    openSteps(answer).flatMap((step) => {
      const [first] = step;
      return first ? step.map(({ id }) => [id, spanOf(first)] as const) : [];
    }),
  );

/** The day of a day or moment, by the clock that the moment names. */
export const dayIn = (text: string): string => text.slice(0, 10);

/** A moment of RFC 9557 as a local time in a zone; a day as itself. */
export function whenOf(text: string): { day: string; time?: string; zone?: string } {
  const [, time, zone] = /T(\d\d:\d\d)[^[]*\[([^\]]+)\]/.exec(text) ?? [];
  return { day: dayIn(text), ...(time !== undefined && zone !== undefined && { time, zone }) };
}
