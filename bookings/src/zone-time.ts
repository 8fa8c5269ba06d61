import { wallTime, type WallTime } from "#format/zones.ts";

/** The UTC offset at a moment, both in milliseconds. */
export type Offset = (moment: number) => number | undefined;

const dayMs = 86_400_000;

/**
 * The moment of a local time in a zone: the first of two; for a skipped time, as
 * if the clock had not changed yet. Undefined for an unknown zone.
 */
export function momentOf({ day, time }: WallTime, zone: string | Offset): number | undefined {
  const offset = typeof zone === "string" ? (moment: number) => aheadAt(moment, zone) : zone;
  const naive = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [offset(naive - dayMs), offset(naive + dayMs)];
  if (before === undefined || after === undefined) return undefined;
  const [early, later] = [naive - before, naive - after];
  return offset(early) !== before && offset(later) === after ? later : early;
}

/** The local time at a moment with given offsets. */
export function wallAt(moment: number, offset: Offset): WallTime | undefined {
  const ahead = offset(moment);
  if (ahead === undefined || !Number.isFinite(moment)) return undefined;
  const [day = "", time = ""] = new Date(moment + ahead).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}

/** The UTC offset of a zone at a moment in milliseconds. */
function aheadAt(moment: number, zone: string): number | undefined {
  const shown = wallTime(moment, zone);
  return shown && Date.parse(`${shown.day}T${shown.time}:00Z`) - moment;
}
