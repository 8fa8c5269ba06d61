/** Rules of entry as lines: one for each kind, with sentences made of the engine's rules where it has them. */
import { checkBy, type Check } from "../facts/due.ts";
import type { Fact, Species } from "../facts/fact.ts";
import type { Rule as FactRule, RuleKind } from "../facts/rule.ts";
import { version } from "../facts/version.ts";
import { lineOf, type Line, type SourceLink } from "../lines.ts";
import { dayText, durationText, type Span } from "../readiness/days.ts";
import type { Requirement } from "../readiness/requirements.ts";
import type { Asks, AsksKind } from "../readiness/rule.ts";
import { ruleSourceLink } from "../readiness/sources.ts";
import { ruleExtras, ruleLabels, ruleText } from "../rule-text.ts";
import { isForOnward, type RouteRule } from "./rules.ts";

/** The kind of fact that each requirement is about. */
const kinds: Readonly<Partial<Record<Requirement, RuleKind>>> = {
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

/** Where several facts are of one kind, the rules of the border stand in the first of them. */
export function ruleLines(
  facts: readonly Fact<FactRule>[],
  rules: readonly RouteRule[] | undefined,
  to: string,
): Line[] {
  if (!rules) return facts.map(factLine);
  const left = Map.groupBy(rules, ({ rule }) => kinds[rule.requirement]);
  const lines = facts.flatMap((fact): Line[] => {
    const { is } = fact.value;
    const ruled = left.get(is);
    const isAged = ruled?.some(({ species }) => species.length > 0) === true;
    if (is === "age" && !isAged) {
      left.delete(is);
      return [youngestLine(fact, rules) ?? factLine(fact)];
    }
    if (ruled === undefined) return [factLine(fact)];
    left.delete(is);
    return [ruledLine(is, ruled, to, fact)];
  });
  const further = [...left].flatMap(([kind, ruled]) =>
    kind === undefined ? [] : [ruledLine(kind, ruled, to)],
  );
  // That something is not asked matters only where the facts speak of it.
  return [
    ...lines,
    ...further.filter(({ isRequired, label }) => isRequired || label !== ruleLabels.entry),
  ];
}

/** What these say besides their figures is in the sentences of the rules. */
const coveredByRules: ReadonlySet<string> = new Set(["united-kingdom.rule.breeds"]);

const factLine = (fact: Fact<FactRule>): Line =>
  lineOf(fact, ruleLabels[fact.value.is], ruleText(fact.value));

function ruledLine(
  kind: RuleKind,
  ruled: readonly RouteRule[],
  to: string,
  fact?: Fact<FactRule>,
): Line {
  const asked = ruled.filter((each) => each.species.length > 0 || isForOnward(each, to));
  const shown = asked.filter(({ rule }) => rule.requirement !== "certificate-return");
  const extras =
    fact && shown.length > 0 && !coveredByRules.has(fact.id) ? ruleExtras(fact.value) : "";
  const sentences = shown.map(sentenceOf);
  const sources = new Map<string, SourceLink>();
  const named = shown.length > 0 ? shown : ruled.slice(0, 1);
  for (const { rule } of named)
    for (const id of rule.sources) sources.set(id, ruleSourceLink(id, rule.checked));
  const own = extras && fact ? lineOf(fact, "", "").sources : [];
  const [first] = ruled;
  const notes = shown.flatMap(({ text }) => text.note ?? []);
  return {
    id: fact?.id ?? first?.rule.id ?? kind,
    label: ruleLabels[kind],
    text: [...(shown.length > 0 ? sentences : [notRequired(ruled)]), extras]
      .filter(Boolean)
      .join(" "),
    only: onlyOf(shown, fact),
    basis: "source",
    confidence: worst(named),
    confirm: named.some(({ rule }) => rule.confidence === "low"),
    reported: named.every(({ rule }) => rule.confidence !== "official"),
    says: "",
    note: notes.length > 0 ? notes.join(" ") : undefined,
    check: firstCheck(named),
    sources: [...sources.values(), ...own.filter(({ id }) => !sources.has(`fact:${id}`))],
    isRequired: shown.length > 0,
  };
}

/** Of several rules, the check that is due first. */
function firstCheck(ruled: readonly RouteRule[]): Check {
  const days = ruled.map(({ rule }) => rule.checked).toSorted();
  const [checked = version] = days;
  return { checked, checkBy: dayText(checkBy("rule", checked)) };
}

/** A rule that only some pets from there may have to meet says so itself. */
const sentenceOf = ({ rule, text, isUnclear }: RouteRule): string =>
  isUnclear ? rule.text : text.sentence;

function notRequired(ruled: readonly RouteRule[]): string {
  const [first] = ruled;
  if (!first) return "";
  const { rule, text } = first;
  return rule.asks.is === "not-asked" ? text.sentence : (rule.otherwise ?? "Not required.");
}

function onlyOf(shown: readonly RouteRule[], fact?: Fact<FactRule>): Species | undefined {
  if (shown.length === 0) return fact?.only;
  const species = new Set(shown.flatMap((each) => each.species));
  const [one] = species;
  return species.size > 1 ? undefined : one;
}

const order = ["official", "quoted", "low"] as const;
const confidences = ["high", "medium", "low"] as const;

const worst = (ruled: readonly RouteRule[]): Line["confidence"] =>
  confidences[Math.max(0, ...ruled.map(({ rule }) => order.indexOf(rule.confidence)))] ?? "low";

/** Where no age is asked, the youngest follows from the vaccination and the wait after it. */
function youngestLine(fact: Fact<FactRule>, rules: readonly RouteRule[]): Line | undefined {
  const age = requiredDuration(rules, "age-at-vaccination");
  const wait = requiredDuration(rules, "wait-after-vaccination");
  const days = age && wait && daysOf(age.span) + daysOf(wait.span);
  if (!days || !age || !wait) return undefined;
  const line = factLine(fact);
  return {
    ...line,
    text: `In practice, at least ${Math.ceil(days / 7)} weeks old: ${durationText(age.span)} for the shot, then a wait of ${durationText(wait.span)}.`,
    isRequired: true,
    sources: [...age.rule.rule.sources, ...wait.rule.rule.sources].map((id) =>
      ruleSourceLink(id, age.rule.rule.checked),
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
