import { timeText } from "#format/times.ts";
import { dayText } from "#format/dates.ts";
import { type Reader } from "#format/reader.ts";

/** "Dec 4, 3:00 PM"; '' without a day. */
export const dayAndTime = (day: string | null, time: string | null, reader: Reader): string =>
  day ? [dayText(day, "short"), timeText(time, reader)].filter(Boolean).join(", ") : "";
