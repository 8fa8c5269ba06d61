/** Every fact, rule and list with the day by which it is to be checked again, the first one due before all others. */
import { countryNamed } from "./countries.ts";
import { countryFacts } from "./facts/countries.ts";
import { checkBy, checkOf, type Check } from "./facts/due.ts";
import { everyFact } from "./facts/every.ts";
import type { Fact } from "./facts/fact.ts";
import { lists } from "./readiness/classes.ts";
import { dayText } from "./readiness/days.ts";
import { operatorNames } from "./readiness/operator/names.ts";
import { requirementTitles } from "./readiness/requirements.ts";
import type { Rule } from "./readiness/rule.ts";
import { rulesById } from "./readiness/rule-history.ts";
import { printedRules, ruleBook } from "./readiness/rules.ts";
import { sourceLink } from "./sources.ts";

export type DueCheck = Check & {
  id: string;
  kind: "fact" | "rule" | "list";
  text: string;
  /** Where it is used: borders, countries, airlines, or the rules that ask a list. */
  usedIn: readonly string[];
  /** What to open, an official page first. */
  source: { title: string; address?: string | undefined };
};

type Link = { kind: string; title: string; address?: string };

const best = (links: readonly Link[]): DueCheck["source"] => {
  const open = links.filter(({ address }) => address !== undefined);
  const found = open.find(({ kind }) => kind === "official") ?? open[0] ?? links[0];
  return { title: found?.title ?? "No source", address: found?.address };
};

function usesOfFacts(): Map<Fact<unknown>, string[]> {
  const uses = new Map<Fact<unknown>, string[]>();
  for (const [key, { code, papers }] of Object.entries(countryFacts)) {
    const name = countryNamed(key)?.country ?? key;
    const facts = [...Object.values(papers).flat(), ...printedRules(code).statements];
    for (const fact of facts) uses.set(fact, [...(uses.get(fact) ?? []), name]);
  }
  return uses;
}

/** The first part of the id of a fact of no country: "american-airlines" is American Airlines. */
function ownerOf(id: string): string {
  const [owner = id] = id.split(".");
  if (Object.hasOwn(operatorNames, owner)) return operatorNames[owner] ?? owner;
  return owner.replaceAll(/(?:^|-)(\w)/g, (part, letter: string) =>
    part.replace(/^-/, " ").replace(letter, letter.toUpperCase()),
  );
}

function checksOfFacts(): DueCheck[] {
  const uses = usesOfFacts();
  return everyFact()
    .filter(({ fact }) => fact.basis !== "listed")
    .map(({ fact }) => ({
      id: fact.id,
      kind: "fact",
      text: fact.says,
      ...checkOf(fact),
      usedIn: uses.get(fact) ?? [ownerOf(fact.id)],
      source: best(fact.sources.map((source) => sourceLink(source))),
    }));
}

function checksOfRules(): DueCheck[] {
  const borders = new Map<Rule, string[]>();
  for (const { name, rules } of ruleBook.borders.values())
    for (const rule of rules) borders.set(rule, [...(borders.get(rule) ?? []), name]);
  return Array.from(rulesById(ruleBook)).flatMap(([id, same]) => {
    const [rule] = same;
    if (!rule) return [];
    const { requirement, text, checked, sources } = rule;
    return [
      {
        id,
        kind: "rule",
        text: `${requirementTitles[requirement]}: ${text}`,
        checked,
        checkBy: dayText(checkBy("rule", checked)),
        usedIn: [...new Set(same.flatMap((each) => borders.get(each) ?? []))],
        source: best(sources.map((source) => sourceLink(source, checked))),
      },
    ];
  });
}

function checksOfLists(): DueCheck[] {
  const rules = Array.from(rulesById(ruleBook).values(), ([rule]) => rule);
  const asks = (id: string) =>
    rules.flatMap((rule) => {
      const classes = [rule?.scope?.from, rule?.scope?.notFrom];
      const isAsked = rule?.asks.is === "origin-class" && rule.asks.class === id;
      return rule && (isAsked || classes.some((each) => each === id)) ? [rule.id] : [];
    });
  return Array.from(lists, ([id, { checked, sources, isWhole }]) => ({
    id,
    kind: "list",
    text: isWhole ? "The whole list." : "Known in part only.",
    checked,
    checkBy: dayText(checkBy("list", checked)),
    usedIn: asks(id),
    source: best(sources.map((source) => sourceLink(source, checked))),
  }));
}

let all: readonly DueCheck[] | undefined;

export function dueChecks(): readonly DueCheck[] {
  all ??= [...checksOfFacts(), ...checksOfRules(), ...checksOfLists()].toSorted(
    (one, other) =>
      one.checkBy.localeCompare(other.checkBy) ||
      one.kind.localeCompare(other.kind) ||
      one.id.localeCompare(other.id),
  );
  return all;
}
