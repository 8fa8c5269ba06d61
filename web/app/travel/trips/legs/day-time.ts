const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** "4 Dec", of a day. */
export const shortDay = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));

/** "4 Dec, 15:00"; '' where no day is known. */
export const dayAndTime = (day: string | null, time: string | null): string =>
  day ? [shortDay(day), time].filter(Boolean).join(", ") : "";
