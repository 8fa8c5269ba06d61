import type { Check } from "./facts/due.ts";

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const dayText = (day: string): string => date.format(new Date(day));

/** What a page says of something past the day by which it was to be checked again. */
export const overdueText = ({ checked, checkBy }: Check): string =>
  `Last checked ${dayText(checked)}; another check was due by ${dayText(checkBy)}.`;
