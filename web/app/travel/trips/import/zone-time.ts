/** A day and a time by the clock of a place. */
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

/** Whether the browser knows this IANA zone. */
export const isZone = (zone: string): boolean => zone !== "" && clockOf(zone) !== undefined;

/** What the clock of a zone shows at a moment, in milliseconds; undefined for a zone nobody knows. */
export function wallTime(moment: number, zone: string): WallTime | undefined {
  const clock = clockOf(zone);
  if (!clock || !Number.isFinite(moment)) return undefined;
  const [day = "", time = ""] = clock.format(moment).split(" ");
  return { day, time };
}

/**
 * The moment at which the clock of a zone shows this: where it shows it twice, the first; where it leaps over it, as
 * if it had not leapt yet. Undefined for a zone nobody knows.
 */
export function momentOf({ day, time }: WallTime, zone: string): number | undefined {
  const naive = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [aheadAt(naive - dayMs, zone), aheadAt(naive + dayMs, zone)];
  if (before === undefined || after === undefined) return undefined;
  const [early, late] = [naive - before, naive - after];
  return aheadAt(early, zone) !== before && aheadAt(late, zone) === after ? late : early;
}

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number, zone: string): number | undefined {
  const shown = wallTime(moment, zone);
  return shown && Date.parse(`${shown.day}T${shown.time}:00Z`) - moment;
}

/** A day so many days later. */
export const dayAfter = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);
