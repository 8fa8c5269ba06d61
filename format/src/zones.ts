import { remember } from "./remember.ts";

/** A date and a time of day, as a clock on the wall shows them. */
export type WallTime = { day: string; time: string };

/** Without a formatter for a zone that this runtime doesn't know. */
const known = (zone: string, options: Intl.DateTimeFormatOptions, locale = "en-US") => {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  } catch {
    return undefined;
  }
};

const two = "2-digit";
const clocks = remember((zone) =>
  // Swedes write dates as ISO does.
  known(
    zone,
    { year: "numeric", month: two, day: two, hour: two, minute: two, hourCycle: "h23" },
    "sv-SE",
  ),
);
const short = remember((zone) => known(zone, { timeZoneName: "shortOffset" }));
const long = remember((zone) => known(zone, { timeZoneName: "longOffset" }));

/** Whether this runtime knows an IANA time zone. */
export const isZone = (zone: string): boolean => zone !== "" && clocks(zone) !== undefined;

/** Throws a RangeError for an unknown zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock = long(zone);
  if (!clock) throw new RangeError(`There is no time zone ${zone}.`);
  return clock;
}

/** The zone's name in canonical case. Aliases are kept. Throws a RangeError for an unknown zone. */
export function zoneName(zone: string): string {
  const { timeZone } = clockOf(zone).resolvedOptions();
  return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone;
}

/** The local time of a zone at a moment in milliseconds; undefined for an unknown zone. */
export function wallTime(moment: number, zone: string): WallTime | undefined {
  const clock = clocks(zone);
  if (!clock || !Number.isFinite(moment)) return undefined;
  const [day = "", time = ""] = clock.format(moment).split(" ");
  return { day, time };
}

const nameIn = (format: Intl.DateTimeFormat | undefined, moment: number) =>
  format?.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;

/** "UTC−3", "UTC+0": how far a zone is ahead of UTC; undefined for an unknown one. */
export function offsetText(zone: string, moment: number): string | undefined {
  const text = nameIn(short(zone), moment)?.replace("GMT", "UTC").replace("-", "−");
  return text === "UTC" ? "UTC+0" : text;
}

/** The offset of a zone from UTC in seconds, negative west of Greenwich. Throws a RangeError for an unknown zone. */
export function offsetOf(zone: string, moment: number): number {
  const text = clockOf(zone).format(moment);
  const [, sign, hours, minutes, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? -size : size;
}

type WithZones = Intl.Locale & { getTimeZones?(): readonly string[] | undefined };

/** The time zones of a country; none for an unknown one. */
export function zonesOf(country: string): readonly string[] {
  try {
    const locale: WithZones = new Intl.Locale(`und-${country}`);
    return locale.getTimeZones?.() ?? [];
  } catch {
    return [];
  }
}
