import { dayText } from "#format/dates.ts";
/** Why a suspended person can't write or log in, with the end of the suspension. `until` is PostgreSQL's text. */
export function suspendedText(until: string): string {
  const rest = "We emailed you the reason and how to ask for another look.";
  if (until === "infinity") return `Your account is suspended. ${rest}`;
  return `Your account is suspended until ${dayText(until)}. ${rest}`;
}
