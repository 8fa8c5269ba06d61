const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "2 hr ago", "yesterday", "3 days ago"; the date itself for anything older than a week. */
export function relativeTime(moment: string | number | Date, now: number): string {
  const then = new Date(moment).getTime();
  const passed = now - then;
  if (passed < minute) return "just now";
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  const days = daysBetween(then, now);
  if (days === 0) return `${Math.floor(passed / hour)} hr ago`;
  if (days === 1) return "yesterday";
  if (days < 7) return `${days} days ago`;
  return shortDate(then, now);
}

/** Calendar days in the reader's zone. */
function daysBetween(then: number, now: number): number {
  const dayOf = (time: number) => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day;
  };
  return dayOf(now) - dayOf(then);
}

function shortDate(then: number, now: number): string {
  const sameYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat("en-US", {
    day: "numeric",
    month: "short",
    ...(sameYear ? {} : { year: "numeric" }),
  }).format(then);
}

/** A date that is the same on the server and in the first render, in any zone: "Nov 20, 2026". */
export const plainDate = (moment: string | number | Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(moment),
  );

/** Date and time in the reader's zone. */
export const exactTime = (moment: string | number | Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" }).format(
    new Date(moment),
  );
