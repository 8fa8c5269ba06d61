import type { Choice } from "#reference/choices.ts";
import { cities } from "#reference/facts/cities.ts";
import { keyOf, tailsOf } from "#reference/words.ts";
import type { FieldName } from "./lookup.ts";

/** Choices with a heading; no heading if all have an answer. */
export type Group = {
  heading: string | undefined;
  choices: readonly Choice[];
  /** Whether they cannot be selected: a service without listings in any city. */
  isDisabled?: boolean;
};

type Headings = { withData: string; withoutData: string };

const answers: Headings = { withData: "Rules available", withoutData: "No rules yet" };
const people: Headings = { withData: "With listings", withoutData: "No listings yet" };

const headings: Record<FieldName, Headings> = {
  airline: answers,
  destination: answers,
  // Without export rules, the page still has the entry rules.
  from: { withData: "Export rules available", withoutData: "No export rules yet" },
  to: answers,
  service: people,
  city: people,
};

/** Groups choices by whether there is an answer. */
export function groupChoices(field: FieldName, choices: readonly Choice[]): Group[] {
  const withData = choices.filter(({ hasData }) => hasData);
  const withoutData = choices.filter(({ hasData }) => !hasData);
  if (withoutData.length === 0) return [{ heading: undefined, choices: withData }];
  return [
    { heading: headings[field].withData, choices: withData },
    {
      heading: headings[field].withoutData,
      choices: withoutData,
      isDisabled: field === "service",
    },
  ].filter((group) => group.choices.length > 0);
}

/** The note beside a choice without an answer. */
export const missingText = (field: FieldName): string => headings[field].withoutData;

/** Other names of countries. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Bali: ["Indonesia"],
  Berlin: ["Germany", "Deutschland"],
  Germany: ["Deutschland"],
  "United Kingdom": ["UK", "Great Britain", "England", "Scotland", "Wales"],
  USA: ["US", "United States", "America"],
};

/** Cities also match their country. */
const countryOf = new Map<string, string>(cities);

/** The choices with a word that starts with the text, ignoring accents. */
export function filterChoices(choices: readonly Choice[], text: string): readonly Choice[] {
  const start = keyOf(text);
  if (start === "") return choices;
  const names = (label: string) => [
    label,
    countryOf.get(label) ?? "",
    ...(otherNames[label] ?? []),
  ];
  return choices.filter(({ label }) =>
    names(label).some((name) => tailsOf(name).some((tail) => tail.startsWith(start))),
  );
}

/** The choice that a text names, in full or by another name; undefined for other texts. */
export function choiceNamed(choices: readonly Choice[], text: unknown): Choice | undefined {
  if (typeof text !== "string" || text.trim() === "") return undefined;
  const key = keyOf(text);
  return (
    choices.find(({ value, label }) => value === text || keyOf(label) === key) ??
    choices.find(({ label }) => otherNames[label]?.some((name) => keyOf(name) === key))
  );
}
