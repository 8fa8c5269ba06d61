/** "Saved copy of Nov 21.", with the time on the same day and the year of another one. */
export function savedText(at: string, now: Date): string {
  const day = new Date(at);
  const isToday = day.toDateString() === now.toDateString();
  const text = day.toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    ...(isToday && { hour: "numeric", minute: "2-digit" }),
    ...(day.getFullYear() !== now.getFullYear() && { year: "numeric" }),
  });
  return `Saved copy of ${text}.`;
}
