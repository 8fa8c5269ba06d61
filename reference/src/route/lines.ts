/** Rules of entry as lines: one for each topic, with sentences made of the rules where there are any. */
import { checkBy, type Check } from "../facts/due.ts";
import type { Species } from "../facts/fact.ts";
import { version } from "../facts/version.ts";
import { lineOf, type Line } from "../lines.ts";
import { dayText, durationText, type Span } from "../readiness/days.ts";
import type { Requirement } from "../readiness/requirements.ts";
import type { Asks, AsksKind } from "../readiness/rule.ts";
import { sourceLink, type SourceLink } from "../sources.ts";
import { type RuleLine, type Statement, type Topic, topicLabels } from "../readiness/printed.ts";
import { isForOnward, type RouteRule, routeRules } from "../readiness/route-rules.ts";
import { printedRules } from "../readiness/rules.ts";

/** The line of a page that each requirement is in. */
export const topics: Readonly<Partial<Record<Requirement, Topic>>> = {
  chip: "microchip",
  "chip-before-rabies": "microchip",
  "rabies-age": "rabies",
  "rabies-wait": "rabies",
  "rabies-valid": "rabies",
  "rabies-second": "rabies",
  titre: "titre",
  "titre-sample": "titre",
  "titre-level": "titre",
  "titre-laboratory": "titre",
  "titre-wait": "titre",
  "titre-valid": "titre",
  tapeworm: "tapeworm",
  certificate: "certificate",
  "certificate-onward": "certificate",
  "certificate-return": "certificate",
  "cdc-vaccination-paper": "certificate",
  examination: "certificate",
  screwworm: "parasites",
  parasites: "parasites",
  "parasite-internal-1": "parasites",
  "parasite-internal-2": "parasites",
  "parasite-external": "parasites",
  influenza: "vaccines",
  "disease-tests": "tests",
  form: "permit",
  facility: "permit",
  permit: "permit",
  notice: "notice",
  documents: "notice",
  quarantine: "quarantine",
  age: "age",
  number: "number",
  companion: "number",
  "non-commercial": "number",
  breed: "breeds",
  "airline-route": "entry",
  "low-risk-stay": "entry",
};

type Entry = RuleLine | Statement;

const topicOf = (entry: Entry): Topic => ("value" in entry ? entry.value.is : entry.is);

const order = Object.keys(topicLabels);

/** Where several statements are about one topic, the rules of the border stand in the first of them. */
export function ruleLines(from: string, to: string, isLeftOut: (id: string) => boolean): Line[] {
  const printed = printedRules(to);
  const entries = [...printed.ruleLines, ...printed.statements]
    .filter((entry) => topicOf(entry) !== "entry" && !isLeftOut(entry.id))
    .toSorted((a, b) => order.indexOf(topicOf(a)) - order.indexOf(topicOf(b)));
  const rules = routeRules(from, to);
  const left = Map.groupBy(rules ?? [], ({ rule }) => topics[rule.requirement]);
  const lines = entries.flatMap((entry): Line[] => {
    const topic = topicOf(entry);
    const asked = left.get(topic);
    left.delete(topic);
    if ("value" in entry) {
      const isAged = asked?.some(({ species }) => species.length > 0) === true;
      if (rules && topic === "age" && !isAged)
        return [youngestLine(entry, rules) ?? statementLine(entry)];
      if (!asked) return [statementLine(entry)];
    }
    return asked ? [ruleLine(topic, asked, to, entry)] : [];
  });
  const further = [...left].flatMap(([topic, asked]) =>
    topic === undefined ? [] : [ruleLine(topic, asked, to)],
  );
  // That something is not asked matters only where a statement speaks of it.
  return [
    ...lines,
    ...further.filter(({ isRequired, label }) => isRequired || label !== topicLabels.entry),
  ];
}

export const statementLine = (fact: Statement): Line =>
  lineOf(fact, topicLabels[fact.value.is], fact.value.text ?? "");

function ruleLine(topic: Topic, rules: readonly RouteRule[], to: string, entry?: Entry): Line {
  const asked = rules.filter((each) => each.species.length > 0 || isForOnward(each, to));
  const shown = asked.filter(({ rule }) => rule.requirement !== "certificate-return");
  const extra =
    entry && "value" in entry && entry.value.also && shown.length > 0 ? entry : undefined;
  const sources = new Map<string, SourceLink>();
  const named = shown.length > 0 ? shown : rules.slice(0, 1);
  for (const { rule } of named)
    for (const id of rule.sources) sources.set(id, sourceLink(id, rule.checked));
  const own = extra ? lineOf(extra, "", "").sources : [];
  const [first] = rules;
  const notes = shown.flatMap(({ text }) => text.note ?? []);
  return {
    id: entry?.id ?? first?.rule.id ?? topic,
    label: topicLabels[topic],
    text: [...(shown.length > 0 ? shown.map(sentenceOf) : [notRequired(rules)]), extra?.value.also]
      .filter(Boolean)
      .join(" "),
    only: onlyOf(shown, entry),
    basis: "source",
    confidence: worst(named),
    confirm: named.some(({ rule }) => rule.confidence === "low"),
    reported: named.every(({ rule }) => rule.confidence !== "official"),
    note: notes.length > 0 ? notes.join(" ") : undefined,
    check: firstCheck(named),
    sources: [...sources.values(), ...own.filter(({ id }) => !sources.has(id))],
    isRequired: shown.length > 0,
  };
}

/** Of several rules, the check that is due first. */
function firstCheck(rules: readonly RouteRule[]): Check {
  const days = rules.map(({ rule }) => rule.checked).toSorted();
  const [checked = version] = days;
  return { checked, checkBy: dayText(checkBy("rule", checked)) };
}

/** A rule that only some pets from there may have to meet says so itself. */
const sentenceOf = ({ rule, text, isUnclear }: RouteRule): string =>
  isUnclear ? rule.text : text.sentence;

function notRequired(rules: readonly RouteRule[]): string {
  const [first] = rules;
  if (!first) return "";
  const { rule, text } = first;
  return rule.asks.is === "not-asked" ? text.sentence : (rule.otherwise ?? "Not required.");
}

function onlyOf(shown: readonly RouteRule[], entry?: Entry): Species | undefined {
  if (shown.length === 0) return entry?.only;
  const species = new Set(shown.flatMap((each) => each.species));
  const [one] = species;
  return species.size > 1 ? undefined : one;
}

const surest = ["official", "quoted", "low"] as const;
const confidences = ["high", "medium", "low"] as const;

const worst = (rules: readonly RouteRule[]): Line["confidence"] =>
  confidences[Math.max(0, ...rules.map(({ rule }) => surest.indexOf(rule.confidence)))] ?? "low";

/** Where no age is asked, the youngest follows from the vaccination and the wait after it. */
function youngestLine(fact: Statement, rules: readonly RouteRule[]): Line | undefined {
  const age = requiredDuration(rules, "age-at-vaccination");
  const wait = requiredDuration(rules, "wait-after-vaccination");
  const days = age && wait && daysOf(age.span) + daysOf(wait.span);
  if (!days || !age || !wait) return undefined;
  return {
    ...statementLine(fact),
    text: `In practice, at least ${Math.ceil(days / 7)} weeks old: ${durationText(age.span)} for the shot, then a wait of ${durationText(wait.span)}.`,
    isRequired: true,
    sources: [...age.rule.rule.sources, ...wait.rule.rule.sources].map((id) =>
      sourceLink(id, age.rule.rule.checked),
    ),
  };
}

const daysOf = (span: Span): number =>
  "weeks" in span ? span.weeks * 7 : "days" in span ? span.days : 0;

function requiredDuration(
  rules: readonly RouteRule[],
  kind: "age-at-vaccination" | "wait-after-vaccination",
) {
  for (const rule of rules) {
    const { asks } = rule.rule;
    if (rule.species.length > 0 && isOf(asks, kind)) return { rule, span: asks.atLeast };
  }
  return undefined;
}

const isOf = <Kind extends AsksKind>(asks: Asks, kind: Kind): asks is Extract<Asks, { is: Kind }> =>
  asks.is === kind;
