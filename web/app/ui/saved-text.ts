/** "Nov 21", with the time on the same day and the year of another one. */
export function momentText(at: string, now: Date): string {
  const day = new Date(at);
  const isToday = day.toDateString() === now.toDateString();
  return day.toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    ...(isToday && { hour: "numeric", minute: "2-digit" }),
    ...(day.getFullYear() !== now.getFullYear() && { year: "numeric" }),
  });
}

/** "Saved copy of Nov 21." */
export const savedText = (at: string, now: Date): string => `Saved copy of ${momentText(at, now)}.`;
