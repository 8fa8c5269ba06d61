import type { ReadinessRequirement } from "#contracts/travel/verdicts.ts";

/** The days or moments of a deadline. `starts` is null where only the last one counts. */
export type DeadlineSpan = { starts: string | null; ends: string | null };

/** When a requirement is to be done: by a day, or within a window. */
export function spanOf({ verdict, by, from, until }: ReadinessRequirement): DeadlineSpan {
  if (verdict === "window") return { starts: from ?? null, ends: until ?? by ?? null };
  return { starts: null, ends: by ?? until ?? null };
}

export const isOpen = ({ verdict }: ReadinessRequirement): boolean =>
  verdict === "due" || verdict === "window";

/** The day of a day or moment, by the clock that the moment names. */
const dayIn = (text: string): string => text.slice(0, 10);

/** A moment of RFC 9557 as a local time in a zone; a day as itself. */
export function whenOf(text: string): { day: string; time?: string; zone?: string } {
  const [, time, zone] = /T(\d\d:\d\d)[^[]*\[([^\]]+)\]/.exec(text) ?? [];
  return { day: dayIn(text), ...(time !== undefined && zone !== undefined && { time, zone }) };
}
