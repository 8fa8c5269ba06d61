/** The engine's result for one requirement: a verdict, its days and a sentence. */
import type { Check } from "../facts/due.ts";
import type { Requirement } from "./requirements.ts";

export type Verdict = "met" | "due" | "window" | "blocked" | "unknown" | "exempt";

export type Outcome = {
  verdict: Verdict;
  /** The last day to do it. */
  by?: string;
  /** Days, or moments in RFC 9557 format. */
  from?: string;
  until?: string;
  earliest?: string;
  earliestOf?: "departure" | "first-departure";
  /** Days of quarantine. */
  days?: number;
  because: string;
  fix?: readonly string[];
  /** Paths of missing fields in the request. */
  missing?: readonly string[];
};

export type SourceReference = { title: string; address?: string; checked?: string };

export type Judged = Outcome & {
  id: string;
  requirement: Requirement;
  border: { country: string; region?: string } | null;
  leg: number | null;
  title: string;
  rule: string;
  sources: readonly SourceReference[];
  confidence: Confidence;
  /** Past the day by which it was to be checked again. */
  overdue?: Check;
};

export type Confidence = "official" | "quoted" | "low";

export type PetReadiness = {
  key: string;
  verdict: Verdict;
  earliest: string | null;
  requirements: readonly Judged[];
};

const order: readonly Verdict[] = ["exempt", "met", "due", "window", "unknown", "blocked"];

/** The worst of several verdicts; `exempt` if nothing is required. */
export const worst = (verdicts: readonly Verdict[]): Verdict =>
  order[Math.max(0, ...verdicts.map((each) => order.indexOf(each)))] ?? "unknown";

/** One outcome for several readings of a rule: met if all are met, blocked or open if all are, otherwise unknown. */
export function combine(outcomes: readonly Outcome[], disputed: string): Outcome {
  const [first] = outcomes;
  if (!first) return { verdict: "unknown", because: disputed };
  const verdicts = new Set(outcomes.map(({ verdict }) => verdict));
  if (verdicts.size === 1) return verdicts.has("blocked") ? soonest(outcomes) : first;
  if (verdicts.has("blocked") || verdicts.has("unknown")) {
    const missing = [...new Set(outcomes.flatMap((each) => each.missing ?? []))];
    return { verdict: "unknown", because: disputed, ...(missing.length > 0 && { missing }) };
  }
  const current = worst([...verdicts]);
  const strictest = outcomes.find(({ verdict }) => verdict === current) ?? first;
  const isOpen = (verdict: Verdict) => verdict === "due" || verdict === "window";
  if ([...verdicts].every(isOpen) || !isOpen(current)) return strictest;
  // By one reading something is left to do, and by another nothing is.
  return { verdict: "unknown", because: disputed, ...(strictest.fix && { fix: strictest.fix }) };
}

function soonest(outcomes: readonly Outcome[]): Outcome {
  const dated = outcomes.filter(({ earliest }) => earliest !== undefined);
  const sorted = dated.toSorted((a, b) => ((a.earliest ?? "") < (b.earliest ?? "") ? -1 : 1));
  return sorted[0] ?? outcomes[0] ?? { verdict: "unknown", because: "" };
}
