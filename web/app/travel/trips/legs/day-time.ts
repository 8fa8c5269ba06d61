import { timeText } from "#contracts/kernel/days.ts";

const short = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });

/** "Dec 4", of a day. */
export const shortDay = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));

/** "Dec 4, 3:00 PM"; '' without a day. */
export const dayAndTime = (day: string | null, time: string | null): string =>
  day ? [shortDay(day), timeText(time)].filter(Boolean).join(", ") : "";
