import { american, type Reader } from "./reader.ts";
import { remember } from "./remember.ts";

const day = { month: "short", day: "numeric" } as const;
const date = { ...day, year: "numeric" } as const;
const longDay = { ...day, month: "long" } as const;
const time = { hour: "numeric", minute: "2-digit" } as const;

const styles = {
  /** "Mar 12" */
  short: day,
  /** "Mar 12, 2026" */
  medium: date,
  /** "March 12, 2026" */
  long: { dateStyle: "long" },
  /** "Thursday, March 12, 2026" */
  full: { dateStyle: "full" },
  /** "March 12" */
  monthDay: longDay,
  /** "Thu" */
  weekdayName: { weekday: "short" },
  /** "Thu, Mar 12" */
  weekday: { ...day, weekday: "short" },
  /** "Thu, Mar 12, 2026" */
  weekdayYear: { ...date, weekday: "short" },
  /** "Thursday, March 12" */
  weekdayMonth: { ...longDay, weekday: "long" },
  /** "March 2026" */
  month: { month: "long", year: "numeric" },
  /** "Mar 2026" */
  shortMonth: { month: "short", year: "numeric" },
  /** "3:05 PM" */
  time,
  /** "Mar 12, 3 PM" */
  hour: { ...day, hour: "numeric" },
  /** "Mar 12, 3:05 PM" */
  shortTime: { ...day, ...time },
  /** "Mar 12, 2026, 3:05 PM" */
  mediumTime: { ...date, ...time },
  /** "Thursday, March 12, 2026 at 3:05 PM" */
  fullTime: { dateStyle: "full", timeStyle: "short" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type DateStyle = keyof typeof styles;
/** A day `YYYY-MM-DD`, a month `YYYY-MM`, or a moment. */
type Moment = string | number | Date;

const formats = remember((key) => {
  const [locale, style = "", clock, timeZone] = key.split(" ");
  return new Intl.DateTimeFormat(locale, {
    // "15" alone is no time.
    ...styles[style === "hour" && clock === "24" ? "shortTime" : (style as DateStyle)],
    ...(clock === "24" && { hourCycle: "h23" }),
    timeZone: timeZone || undefined,
  });
});

/** A day, which has no zone and is the same everywhere; of a moment its day in UTC. */
export const dayText = (
  moment: Moment,
  style: DateStyle = "medium",
  { locale, clock }: Reader = american,
): string => formats(`${locale} ${style} ${clock} UTC`).format(new Date(moment));

/** A moment by the clock and calendar of this machine, which in a browser is the reader's. */
export const momentText = (
  moment: Moment,
  style: DateStyle,
  { locale, clock }: Reader = american,
): string => formats(`${locale} ${style} ${clock} `).format(new Date(moment));

/** "Mar 10 – 14", "Mar 28 – Apr 2". Written by hand, as browsers space ranges in different ways. */
export function daysText(
  from: string,
  until: string,
  joint = " – ",
  reader: Reader = american,
): string {
  const first = dayText(from, "short", reader);
  return from.slice(0, 7) === until.slice(0, 7)
    ? `${first}${joint}${Number(until.slice(8, 10))}`
    : `${first}${joint}${dayText(until, "short", reader)}`;
}
