import { dayText } from "#format/dates.ts";
import type { Check } from "./facts/due.ts";

/** What a page says of something past the day by which it was to be checked again. */
export const overdueText = ({ checked, checkBy }: Check): string =>
  `Last checked ${dayText(checked, "long")}; another check was due by ${dayText(checkBy, "long")}.`;
