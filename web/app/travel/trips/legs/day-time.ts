import { timeText } from "#format/times.ts";
import { dayText } from "#format/dates.ts";

/** "Dec 4, 3:00 PM"; '' without a day. */
export const dayAndTime = (day: string | null, time: string | null): string =>
  day ? [dayText(day, "short"), timeText(time)].filter(Boolean).join(", ") : "";
