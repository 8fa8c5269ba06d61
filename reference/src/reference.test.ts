import { expect, test } from "vitest";
import {
  everyFact,
  everyGap,
  faultsOfFacts,
  faultsOfReference,
  faultsOfRules,
} from "../../scripts/reference/check.ts";
import {
  citiesWithoutPapers,
  coverageRows,
  pairCoverage,
} from "../../scripts/reference/coverage.ts";
import { airlinePolicy } from "./airlines.ts";
import {
  airlineChoices,
  cityChoices,
  countriesFrom,
  countriesTo,
  countriesWithPapers,
  flightKindChoices,
  serviceChoices,
} from "./choices.ts";
import { documentsFor } from "./documents.ts";
import { countryFacts } from "./facts/countries.ts";
import type { Fact } from "./facts/fact.ts";
import { isSecondHand, type Line } from "./lines.ts";
import type { Rule } from "./readiness/rule.ts";
import { printedRules, ruleBook } from "./readiness/rules.ts";
import { servicesIn } from "./services.ts";
import { sourceList } from "./sources.ts";

/** Every answer that anybody can get by the search panel. */
const answers = [
  ...countriesFrom.flatMap(({ value: from }) =>
    countriesTo.flatMap(({ value: to }) =>
      [undefined, "dog" as const, "cat" as const].map((species) => documentsFor(from, to, species)),
    ),
  ),
  ...airlineChoices.flatMap(({ value: airline }) =>
    flightKindChoices.map(({ value: kind }) => airlinePolicy(airline, kind)),
  ),
  ...serviceChoices.flatMap(({ value: service }) =>
    cityChoices().map(({ value: city }) => servicesIn(service, city)),
  ),
].filter((answer) => answer !== undefined);

function linesOf(part: unknown): Line[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "confidence" in part && "sources" in part ? [part as Line] : [];
  return [...own, ...Object.values(part).flatMap(linesOf)];
}

const lines = answers.flatMap(linesOf);
const good: Fact<unknown> = {
  id: "usa.rule.number",
  value: { is: "number", text: "Two." },
  basis: "source",
  confidence: "high",
  says: "Two.",
  sources: ["CDC_US"],
};
const faultOf = (change: object) => faultsOfFacts([{ kind: "rule", fact: { ...good, ...change } }]);

test("the reference data has no errors", () => {
  expect(faultsOfReference()).toEqual([]);
});

test.each([
  ["no source", { sources: [] }],
  ["a source that is not kept", { sources: ["NOBODY"] }],
  ["a source named twice", { sources: ["CDC_US", "CDC_US"] }],
  ["what was not found", { basis: "not_found" }],
  ["what is only remembered", { basis: "memory" }],
  ["another confidence", { confidence: "certain" }],
  ["no words", { says: "" }],
  ["an id that is no id", { id: "USA rule" }],
  ["no value", { value: null }],
  ["a value of no kind", { value: { is: "number", text: "Two.", cats: 3 } }],
  ["a source without an address that it does not admit", { sources: ["DEEP"] }],
  ["more confidence than an old page gives", { sources: ["CDC_LOW"] }],
  ["more confidence than one compiler gives", { sources: ["PTG_GOV"] }],
  ["a check on no day", { checked: "last year" }],
  ["text that is unclear to readers", { note: "DEEP says three." }],
])("a fact with %s is found", (_, change) => {
  expect(faultOf({})).toEqual([]);
  expect(faultOf(change)).not.toEqual([]);
});

test.each<[string, Partial<Rule>]>([
  ["more confidence than a quote gives", { sources: ["EU131"] }],
  ["no source", { sources: [] }],
  ["a check on no day", { checked: "recently" }],
])("a rule with %s is found", (_, change) => {
  const rule = ruleBook.borders.get("US")?.rules.find(({ id }) => id === "us.titre-wait");
  if (!rule) throw new Error("There is no rule us.titre-wait.");
  expect(faultsOfRules([rule])).toEqual([]);
  expect(faultsOfRules([{ ...rule, ...change }])).not.toEqual([]);
});

test("a duplicate fact is found", () => {
  const entry = { kind: "rule", fact: good } as const;
  expect(faultsOfFacts([entry, entry])).toEqual(["usa.rule.number exists twice."]);
});

/** Lines that are made of the rules of a border alone. */
const ruledIds = new Set(
  Object.values(countryFacts).flatMap(({ code }) =>
    printedRules(code).ruleLines.map(({ id }) => id),
  ),
);

const idsWhere = (isBad: (line: Line) => boolean) => [
  ...new Set(lines.filter(isBad).map(({ id }) => id)),
];

test("every line has a source and its check date", () => {
  expect(lines.length).toBeGreaterThan(10_000);
  expect(idsWhere(({ text }) => text === "")).toEqual([]);
  expect(idsWhere(({ sources }) => sources.length === 0)).toEqual([]);
  expect(
    idsWhere(({ sources }) => sources.some(({ title, checked }) => title === "" || checked === "")),
  ).toEqual([]);
});

test("a line without a linked source is marked as reported and has a contact", () => {
  const isReported = ({ basis, sources }: Line) =>
    basis !== "listed" && sources.every(isSecondHand);
  expect(idsWhere((line) => isReported(line) && !line.reported)).toEqual([]);
  // A line of the engine's rules is unconfirmed where all of them are only quoted.
  const isOfRules = ({ isRequired }: Line) => isRequired !== undefined;
  expect(idsWhere((line) => line.reported && !isReported(line) && !isOfRules(line))).toEqual([]);
  for (const answer of answers)
    if ("authorities" in answer)
      for (const { name } of Object.values(answer.authorities)) expect(name).not.toBe("");
});

test("facts without a source are in no answer", () => {
  const text = JSON.stringify(answers);
  const forbidden = ["not_found", "memory", "Not found in"].filter((word) => text.includes(word));
  expect(forbidden).toEqual([]);
  const rules = [...ruleBook.borders.values()].flatMap((border) => border.rules);
  const factIds = new Set([
    ...everyFact().map(({ fact }) => fact.id),
    ...rules.map(({ id }) => id),
    ...ruledIds,
  ]);
  expect(idsWhere(({ id }) => !factIds.has(id))).toEqual([]);
  expect(everyGap().filter(({ id }) => factIds.has(id))).toEqual([]);
});

test("exactly the facts of low confidence ask for confirmation", () => {
  expect(idsWhere(({ confidence, confirm }) => confirm !== (confidence === "low"))).toEqual([]);
});

test("no answer contains undefined, null or NaN, or ends in two periods", () => {
  expect(idsWhere(({ text }) => /undefined|null|NaN|\[object|\.\.| {2}/.test(text))).toEqual([]);
});

test("every country with papers has a row in the coverage", () => {
  const rows = coverageRows();
  expect(rows).toHaveLength(countriesWithPapers.length);
  expect(rows.find(({ country }) => country === "USA")).toMatchObject({
    leaving: true,
    entering: true,
    rules: "11 of 12",
    high: 9,
  });
});

test("the pairs of the search panel are covered as far as was agreed", () => {
  const { pairs, pages, sides, judged } = pairCoverage();
  expect(pairs).toBe(624);
  expect(pages / pairs).toBeGreaterThanOrEqual(0.97);
  expect(sides / pairs).toBeGreaterThanOrEqual(0.85);
  expect(judged / pairs).toBeGreaterThanOrEqual(0.75);
  expect(citiesWithoutPapers()).toEqual([]);
});

test("the ids of facts are stable", () => {
  expect([...everyFact().map(({ fact }) => fact.id), ...ruledIds].toSorted()).toMatchSnapshot();
});

test("each source stands once, under one id", () => {
  const ids = sourceList.map(([id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const readings = sourceList.flatMap(([, { kind, address, checked }]) =>
    address === undefined ? [] : [`${kind} ${address} ${checked}`],
  );
  expect(readings.filter((reading, index) => readings.indexOf(reading) !== index)).toEqual([]);
});
