import type { Trip } from "#contracts/travel/trips.ts";
import type { ReadinessRequirement, verdicts } from "#contracts/travel/verdicts.ts";
import { inDays } from "#format/relative.ts";
import { countryName } from "#format/names.ts";
import { actingDay, dayText, daysUntil } from "#reference/readiness/requirement-text.ts";
import type { RuleStatement } from "#reference/readiness/rule-history.ts";

/** What to do for a requirement. */
export const stepOf = ({ fix, title }: ReadinessRequirement): string => fix?.[0] ?? title;

/** "France" where a border asks it. */
export const borderName = ({ border }: ReadinessRequirement): string =>
  border ? (countryName(border.country) ?? border.country) : "";

export const tripName = ({ destination }: Pick<Trip, "destination">): string =>
  destination || "your trip";

type ReminderParts = {
  petName: string;
  trip: Pick<Trip, "destination">;
  step: string;
  last: string;
  today: string;
};

/** "Biscuit, London: Have the pet vaccinated against rabies by Dec 30 (in 3 days)". */
export function reminderTitle({ petName, trip, step, last, today }: ReminderParts): string {
  const days = daysUntil(today, actingDay(last));
  const away = inDays(Math.max(days, 0));
  const what = step.replace(/\.$/, "");
  return `${petName}, ${tripName(trip)}: ${what} by ${dayText(last, today)} (${away})`;
}

type ItemParts = { trip: Pick<Trip, "destination">; text: string; due: string; today: string };

/** "London: Book the vet by Dec 30 (in 3 days)". */
export function itemTitle({ trip, text, due, today }: ItemParts): string {
  const away = inDays(Math.max(daysUntil(today, due), 0));
  return `${tripName(trip)}: ${text.replace(/\.$/, "")} by ${dayText(due, today)} (${away})`;
}

const verdictTexts: Record<(typeof verdicts)[number], string> = {
  met: "ready",
  due: "to do",
  window: "to do",
  blocked: "blocked",
  unknown: "unknown",
  exempt: "not required",
};

type ChangeParts = {
  petName: string;
  trip: Pick<Trip, "destination">;
  title: string;
  before: keyof typeof verdictTexts | null;
  after: keyof typeof verdictTexts | null;
};

/** "Biscuit, London: a rule changed. Rabies titer test: not required before, to do now". */
export function changeTitle({ petName, trip, title, before, after }: ChangeParts): string {
  const texts = {
    before: before === null ? "not a rule" : verdictTexts[before],
    after: after === null ? "no longer a rule" : verdictTexts[after],
  };
  return `${petName}, ${tripName(trip)}: a rule changed. ${title}: ${texts.before} before, ${texts.after} now`;
}

/** The old text, the new text and the source of a rule. */
export function changeText(before: RuleStatement | null, after: RuleStatement | null): string {
  const source = after ?? before;
  return [
    before && `Before: ${before.text}`,
    after ? `Now: ${after.text}` : "Now: this rule no longer applies.",
    source && `Source: ${source.source}${source.address ? ` (${source.address})` : ""}`,
  ]
    .filter(Boolean)
    .join(" ");
}
