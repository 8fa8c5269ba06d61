/** How a finding of an airline's or an operator's rule counts for a way. */
import type { Confidence } from "../facts/fact.ts";
import type { Outcome, SourceReference } from "../readiness/verdict.ts";
import {
  askedFields,
  uniqueMissing,
  rankOf,
  worstOf,
  type Condition,
  type Missing,
  type WayVerdict,
} from "./question.ts";

/**
 * What a rule decides. `boards`: whether this animal may travel there at all; `limit`: a number that the pet has to keep;
 * `carrier`: what its owner can still buy; `age`: what time mends; `time`: what depends on the hour.
 */
export type Topic = "boards" | "limit" | "carrier" | "age" | "time" | "number";

/** One rule about one pet. `isSaid`: whether the company says anything about it. */
export type Finding = {
  topic: Topic;
  outcome: Outcome;
  confidence: Confidence;
  isSaid: boolean;
  sources: readonly SourceReference[];
};

export type Judgement = {
  verdict: WayVerdict;
  /** The reason for the verdict in one sentence. */
  because: string;
  conditions: readonly Condition[];
  sources: readonly SourceReference[];
  /** The fields without which it stays unknown. */
  missing: readonly Missing[];
};

type Judged = {
  verdict: WayVerdict;
  because: string;
  condition?: Condition;
  /** It is met, as far as a source of medium confidence goes. */
  isToConfirm?: true;
};

/** `company` names who limits the pet, where the sentence doesn't. */
const judgedOf = (finding: Finding, company: string): Judged => {
  const { topic, outcome, confidence, isSaid, sources } = finding;
  const { because } = outcome;
  const openIf = (text: string): Judged => ({
    verdict: "works-if",
    because: text,
    condition: { kind: "arrange", text, by: null, sources },
  });
  const decides = topic === "boards";
  switch (outcome.verdict) {
    case "exempt":
      return { verdict: "works", because };
    case "blocked":
      // A source that isn't relied on doesn't close a way either.
      return confidence === "low"
        ? { verdict: "unknown", because: `${because} Our sources aren't sure: ask ${company}.` }
        : { verdict: "not-possible", because };
    case "met":
      if (confidence === "high") return { verdict: "works", because };
      if (confidence === "low" && decides) return { verdict: "unknown", because };
      return { verdict: "works-if", because, isToConfirm: true };
    case "unknown":
      if (decides) return { verdict: "unknown", because };
      if (!isSaid && topic !== "number") return openIf(because);
      // A carrier can be bought, and an age can be waited for; a weight that isn't given decides.
      return isOnlyMissing(outcome, topic)
        ? openIf(missingText(topic, because, company))
        : { verdict: "unknown", because };
    case "due":
    case "window":
      return {
        verdict: "works-if",
        because,
        condition: {
          kind: "arrange",
          text: because,
          by: (outcome.by ?? outcome.until)?.slice(0, 10) ?? null,
          sources,
        },
      };
  }
};

/** What is to be looked at where the pet's owner hasn't said it. */
function missingText(topic: Topic, because: string, company: string): string {
  if (topic === "carrier") return `${company} limits the size of the carrier. Measure yours.`;
  return because.includes(company) ? because : `${company}: ${because}`;
}

const mendable: Readonly<Record<Topic, RegExp>> = {
  boards: /^$/,
  limit: /carrier\.weightKg$/,
  carrier: /carrier\.\w+$/,
  age: /birthDate$|departureDate$/,
  time: /Time$/,
  number: /^$/,
};

const isOnlyMissing = ({ missing = [] }: Outcome, topic: Topic): boolean =>
  missing.length > 0 && missing.every((path) => mendable[topic].test(path));

/** The worst of some findings, with every condition once. */
export function judgementOf(findings: readonly Finding[], company: string): Judgement {
  const judged = findings.map((finding) => ({ finding, ...judgedOf(finding, company) }));
  const verdict = worstOf(judged.map((each) => each.verdict));
  const deciders = judged.filter((each) => each.verdict === verdict);
  const deciding = deciders.find(({ isToConfirm }) => !isToConfirm) ?? deciders[0];
  const toConfirm = judged.filter(({ isToConfirm }) => isToConfirm);
  const conditions = uniqueBy(
    [
      ...judged.flatMap(({ condition }) => condition ?? []),
      ...confirmation(
        company,
        toConfirm.map(({ because, finding: { sources } }) => ({ because, sources })),
      ),
    ],
    ({ text }) => text,
  );
  // What closes a way, or leaves it open, is the one rule that is named; what works rests on all of them.
  const isAble = rankOf(verdict) <= rankOf("works-if");
  const used = isAble ? judged : judged.filter((each) => each === deciding);
  return {
    verdict,
    because: deciding?.because ?? "",
    conditions,
    sources: uniqueSources(used.flatMap(({ finding }) => finding.sources)),
    missing: verdict === "unknown" ? missingOf(deciders) : [],
  };
}

const missingOf = (deciders: readonly { finding: Finding }[]): Missing[] =>
  uniqueMissing(
    deciders.map(({ finding }) => ({
      requirement: null,
      fields: askedFields(finding.outcome.missing),
    })),
  );

/** One condition for everything that one party is to confirm. */
export function confirmation(
  party: string,
  met: readonly { because: string; sources: readonly SourceReference[] }[],
): Condition[] {
  if (met.length === 0) return [];
  const facts = [...new Set(met.map(({ because }) => because))];
  return [
    {
      kind: "confirm",
      text: `Confirm with ${party}: ${facts.join(" ")}`,
      by: null,
      sources: uniqueSources(met.flatMap(({ sources }) => sources)),
    },
  ];
}

/** The first of those with the same key, in their order. */
export function uniqueBy<T>(list: readonly T[], keyOf: (value: T) => string): T[] {
  if (list.length < 2) return [...list];
  const seen = new Set<string>();
  return list.filter((value) => seen.size < seen.add(keyOf(value)).size);
}

export const uniqueSources = (sources: readonly SourceReference[]): SourceReference[] =>
  uniqueBy(
    sources.filter(({ address }) => address !== undefined),
    ({ address = "" }) => address,
  );
