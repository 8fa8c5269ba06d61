const medium = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "Mar 12, 2026". A day has no zone, so it is the same everywhere. */
export const dayText = (day: string): string => medium.format(new Date(`${day}T00:00:00Z`));

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "February 2011", of a month such as 2011-02. */
export const monthText = (yearAndMonth: string): string =>
  month.format(new Date(`${yearAndMonth}-01T00:00:00Z`));

/** "March 12, 2026", for print. */
export const longDayText = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

/** "today", "tomorrow", "in 7 days", "in 3 months", "12 days ago". */
export function awayText(days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  const far = Math.abs(days);
  const text =
    far < 60
      ? `${far} days`
      : far < 730
        ? `${Math.round(far / 30.44)} months`
        : `${Math.round(far / 365.25)} years`;
  return days > 0 ? `in ${text}` : `${text} ago`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
