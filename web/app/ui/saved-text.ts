import { momentText } from "#format/dates.ts";
import { type Reader } from "#format/reader.ts";
/** "Nov 21", with the time on the same day and the year of another one. */
export function savedAtText(at: string, now: Date, reader: Reader): string {
  const day = new Date(at);
  if (day.toDateString() === now.toDateString()) return momentText(at, "shortTime", reader);
  return momentText(at, day.getFullYear() === now.getFullYear() ? "short" : "medium", reader);
}

/** "Saved copy of Nov 21." */
export const savedText = (at: string, now: Date, reader: Reader): string =>
  `Saved copy of ${savedAtText(at, now, reader)}.`;
