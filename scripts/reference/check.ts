import { countryFacts } from "../../reference/src/facts/countries.ts";
import type { Fact } from "../../reference/src/facts/fact.ts";
import { confidenceOf, factConfidence, isHigher } from "../../reference/src/facts/confidence.ts";
import { checkOf } from "../../reference/src/facts/due.ts";
import { lists } from "../../reference/src/readiness/classes.ts";
import type { Gap as KeptGap } from "../../reference/src/readiness/printed.ts";
import type { Rule } from "../../reference/src/readiness/rule.ts";
import { rulesById } from "../../reference/src/readiness/rule-history.ts";
import { printedRules, ruleBook } from "../../reference/src/readiness/rules.ts";
import { sourceLink, sourceList } from "../../reference/src/sources.ts";
import { everyFact, type StoredFact } from "../../reference/src/facts/every.ts";
import * as z from "zod/mini";
import { faultsOf, Gap, Source } from "./schema.ts";

/** All gaps. */
export const everyGap = (): KeptGap[] => [
  ...new Set(Object.values(countryFacts).flatMap(({ code }) => printedRules(code).gaps)),
];

export { everyFact };

// Terms that only make sense inside the collected data, and the short names of its sources.
const notForReaders =
  /\b(?:seed|brief|memory|stored|not found in|PTG|DEEP|CORR\d|DOGTAG|LONGHAUL|CABIN56)\b/i;

function faultsInWords({ id, says, note = "", value }: Fact<unknown>): string[] {
  const text = [says, note, JSON.stringify(value)].join(" ");
  const [word] = notForReaders.exec(text) ?? [];
  return word === undefined ? [] : [`${id} contains "${word}", which is unclear to readers.`];
}

const sourcesById = new Map(sourceList);

function faultsInSources({ id, basis, sources: named, secondHand }: Fact<unknown>): string[] {
  const unknown = named.filter((source) => !sourcesById.has(source));
  if (unknown.length > 0) return [`${id} names unknown sources: ${unknown.join(", ")}.`];
  if (new Set(named).size < named.length) return [`${id} names a source twice.`];
  const hasAddress = named.some((source) => sourcesById.get(source)?.address);
  if (basis !== "listed" && !hasAddress && !secondHand)
    return [`${id} has no source with an address, and no note about it.`];
  return hasAddress && secondHand
    ? [`${id} has a source with an address, but a note that it has none.`]
    : [];
}

/** What breaks the table of confidence. Figures of the product's own list are no evidence, and have no sources. */
function faultsInConfidence(fact: Fact<unknown>): string[] {
  const { id, basis, confidence, sources: named } = fact;
  if (basis === "listed") return [];
  const { checked } = checkOf(fact);
  const found = named.flatMap((source) => sourcesById.get(source) ?? []);
  const most = confidenceOf(found, checked);
  const hasAddress = found.some(({ address }) => address !== undefined);
  return [
    ...(isHigher(confidence, most) ? [`${id} is ${confidence}; its sources give ${most}.`] : []),
    ...(confidence === "high" && !hasAddress ? [`${id} is high without an address.`] : []),
    ...faultsInDay(id, checked),
  ];
}

const faultsInDay = (id: string, checked: string): string[] =>
  z.safeParse(z.iso.date(), checked).success ? [] : [`${id} has no day of its last check.`];

/** All problems of the confidence and the days of these rules. */
export const faultsOfRules = (rules: readonly Rule[]): string[] =>
  rules.flatMap(({ id, confidence, checked, sources: named }) => {
    const stated = factConfidence[confidence];
    const found = named.map((source) => sourceLink(source, checked));
    const most = confidenceOf(found, checked);
    return [
      ...(isHigher(stated, most) ? [`${id} is ${stated}; its sources give ${most}.`] : []),
      ...(named.length === 0 ? [`${id} has no source.`] : []),
      ...faultsInDay(id, checked),
    ];
  });

/** All problems of these facts. */
export function faultsOfFacts(stored: readonly StoredFact[]): string[] {
  const ids = stored.map(({ fact }) => fact.id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${id} exists twice.`),
    ...stored.flatMap(({ kind, fact }) => {
      const faults = faultsOf(kind, fact);
      return faults.length > 0
        ? faults
        : [...faultsInWords(fact), ...faultsInSources(fact), ...faultsInConfidence(fact)];
    }),
  ];
}

/** All problems of the stored facts, gaps and sources. */
export const faultsOfReference = (): string[] => [
  ...faultsOfFacts(everyFact()),
  ...faultsOfRules([...rulesById(ruleBook).values()].flat()),
  ...Array.from(lists).flatMap(([id, { checked }]) => faultsInDay(id, checked)),
  ...everyGap().flatMap((gap) => {
    const read = Gap.safeParse(gap);
    return read.success ? [] : [`${gap.id}: ${z.prettifyError(read.error)}`];
  }),
  ...sourceList.flatMap(([id, source]) => {
    const read = Source.safeParse(source);
    return read.success ? [] : [`${id}: ${z.prettifyError(read.error)}`];
  }),
];
