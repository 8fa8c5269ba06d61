/** The rules by version: the text of every rule that was ever released, so that a change can be shown. */
import { airlineStatement } from "../airlines.ts";
import { sourceLink } from "../sources.ts";
import type { AirlineRule } from "./airline/stated.ts";
import list from "./rule-history.json" with { type: "json" };
import { printRule } from "./rule-sentence.ts";
import type { RuleBook } from "./rules.ts";
import type { Rule } from "./rule.ts";

/** A rule as one version states it. */
export type RuleStatement = {
  title: string;
  text: string;
  source: string;
  address?: string | undefined;
  /** Of everything that the rule consists of. */
  digest: string;
};

/** What a version added or changed; null for a rule that it dropped. */
export type RuleVersion = {
  version: string;
  rules: Readonly<Record<string, RuleStatement | null | undefined>>;
};

export type RuleHistory = readonly RuleVersion[];

export const ruleHistory: RuleHistory = list;

/** The rules of a book, each id once with all borders that share it. */
export function rulesById(book: RuleBook): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const rule of Array.from(book.borders.values(), (border) => border.rules).flat()) {
    const same = rules.get(rule.id) ?? [];
    if (!same.includes(rule)) rules.set(rule.id, [...same, rule]);
  }
  return rules;
}

/** What the history records of an airline's rule, without its digest. */
export function airlineRuleStatement({
  airline,
  fact,
}: AirlineRule): Omit<RuleStatement, "digest"> {
  const { title, text } = airlineStatement(fact);
  const [first] = fact.sources;
  const source = first && sourceLink(first);
  return {
    title: `${airline}: ${title}`,
    text: [text, fact.note].filter(Boolean).join(" "),
    source: source?.title ?? "",
    ...(source?.address && { address: source.address }),
  };
}

/** What the history records of a rule, without its digest. */
export function statementOf(rule: Rule): Omit<RuleStatement, "digest"> {
  const { title, sentence, note, sources } = printRule(rule);
  const [source] = sources;
  return {
    title,
    text: [sentence, note].filter(Boolean).join(" "),
    source: source?.title ?? "",
    ...(source?.address && { address: source.address }),
  };
}

export type RuleState = { version: string; statement: RuleStatement | null };

/** Each rule as of a version (the latest if none is given), with the version that stated it last. */
export function rulesAsOf(history: RuleHistory, until?: string): Map<string, RuleState> {
  const rules = new Map<string, RuleState>();
  for (const { version, rules: stated } of history) {
    if (until !== undefined && version > until) break;
    for (const [id, statement] of Object.entries(stated)) {
      if (statement !== undefined) rules.set(id, { version, statement });
    }
  }
  return rules;
}

export type RuleChange = {
  rule: string;
  before: RuleStatement | null;
  after: RuleStatement | null;
};

/** The rules that differ between two versions, by id. */
export function changesBetween(history: RuleHistory, from: string, to: string): RuleChange[] {
  const [before, after] = [rulesAsOf(history, from), rulesAsOf(history, to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((rule) => {
      const [old, now] = [before.get(rule)?.statement ?? null, after.get(rule)?.statement ?? null];
      return old?.digest === now?.digest ? [] : [{ rule, before: old, after: now }];
    });
}
