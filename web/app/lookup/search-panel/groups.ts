import type { Choice } from "#reference/choices.ts";
import { cities } from "#reference/facts/cities.ts";
import { keyOf, tailsOf } from "#reference/words.ts";
import type { FieldName } from "./lookup.ts";

/** Choices under one heading; none where all have an answer. */
export type Group = { heading: string | undefined; choices: readonly Choice[] };

type Headings = { known: string; unknown: string };

const answers: Headings = { known: "With answers", unknown: "No answers yet" };
const people: Headings = { known: "Somebody is known", unknown: "Nobody is known yet" };

const headings: Record<FieldName, Headings> = {
  airline: answers,
  destination: answers,
  // What the other country asks for is shown all the same.
  from: { known: "Papers for leaving known", unknown: "Papers for leaving not known yet" },
  to: answers,
  service: people,
  city: people,
};

/** Sorted by whether there is an answer, so that one sees it before choosing. */
export function grouped(field: FieldName, choices: readonly Choice[]): Group[] {
  const known = choices.filter(({ hasData }) => hasData);
  const unknown = choices.filter(({ hasData }) => !hasData);
  if (unknown.length === 0) return [{ heading: undefined, choices: known }];
  return [
    { heading: headings[field].known, choices: known },
    { heading: headings[field].unknown, choices: unknown },
  ].filter((group) => group.choices.length > 0);
}

/** What else people type for a country. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Bali: ["Indonesia"],
  Berlin: ["Germany", "Deutschland"],
  Germany: ["Deutschland"],
  "United Kingdom": ["UK", "Great Britain", "England", "Scotland", "Wales"],
  USA: ["US", "United States", "America"],
};

/** Towns are found by their country too. */
const countryOf = new Map<string, string>(cities);

/** The choices that somebody may mean who typed this: by each word of the name, with or without accents. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const start = keyOf(typed);
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
