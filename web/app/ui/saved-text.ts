import { momentText } from "#format/dates.ts";
/** "Nov 21", with the time on the same day and the year of another one. */
export function savedAtText(at: string, now: Date): string {
  const day = new Date(at);
  if (day.toDateString() === now.toDateString()) return momentText(at, "shortTime");
  return momentText(at, day.getFullYear() === now.getFullYear() ? "short" : "medium");
}

/** "Saved copy of Nov 21." */
export const savedText = (at: string, now: Date): string =>
  `Saved copy of ${savedAtText(at, now)}.`;
