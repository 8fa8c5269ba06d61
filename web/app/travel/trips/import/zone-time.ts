/** The UTC offset at a moment, both in milliseconds. */
export type Offset = (moment: number) => number | undefined;

/** A local date and time. */
export type WallTime = { day: string; time: string };

const dayMs = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  if (clocks.has(zone)) return clocks.get(zone);
  let clock: Intl.DateTimeFormat | undefined;
  try {
    clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  } catch {
    clock = undefined;
  }
  clocks.set(zone, clock);
  return clock;
}

/** Whether the browser supports this IANA zone. */
export const isZone = (zone: string): boolean => zone !== "" && clockOf(zone) !== undefined;

/** The local time of a zone at a moment in milliseconds; undefined for an unknown zone. */
export function wallTime(moment: number, zone: string): WallTime | undefined {
  const clock = clockOf(zone);
  if (!clock || !Number.isFinite(moment)) return undefined;
  const [day = "", time = ""] = clock.format(moment).split(" ");
  return { day, time };
}

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

/** The date so many days later. */
export const dayAfter = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);
