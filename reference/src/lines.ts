import { confidenceOn, checkOf, type Check } from "./facts/due.ts";
import type { Basis, Confidence, Fact, Price, Species } from "./facts/fact.ts";
import { sourceLink, type SourceLink } from "./sources.ts";

/** One thing an answer says, ready to be shown, with where it comes from. */
export type Line = {
  /** The fact's id; an element of the page may carry it. */
  id: string;
  /** What it is about in a word or two: "Rabies vaccination". Empty where the sentence needs none. */
  label: string;
  text: string;
  /** The prices of a fee, in the smallest units of their currencies. */
  prices?: readonly Price[];
  /** In which case it holds, where there are several: "If the pet travels as cargo". */
  when?: string;
  /** The one kind of animal it is about; for dogs and cats alike without it. */
  only?: Species;
  basis: Basis;
  confidence: Confidence;
  /** Low confidence: say "please confirm". */
  confirm: boolean;
  /** Others alone say that the authority says so: say "unconfirmed; check with the authority" and link the authority. */
  reported: boolean;
  /** Where a listed figure and a newer source disagree: which of the two this is. */
  stands?: "newer" | "older";
  note?: string;
  /** When it was checked last, and by when it is to be checked again. */
  check: Check;
  /** The same where that day is past: the confidence is one step lower then. */
  overdue?: Check;
  sources: readonly SourceLink[];
  /** False where a rule asks for nothing here. */
  isRequired?: boolean;
};

/** Whether a source only repeats what an authority says. */
export const isSecondHand = ({ address, kind }: SourceLink): boolean =>
  address === undefined || kind === "quoted";

/** A line as of a day: past its check, it is marked and less sure. */
export function lineOn(line: Line, day: string): Line {
  if (day <= line.check.checkBy) return line;
  const confidence = confidenceOn(line.confidence, line.check, day);
  return {
    ...line,
    confidence,
    confirm: line.confirm || confidence === "low",
    overdue: line.check,
  };
}

type Extra = Pick<Line, "prices" | "when" | "stands">;

/** Turns a fact into a line of an answer. */
export function lineOf(fact: Fact<unknown>, label: string, text: string, extra: Extra = {}): Line {
  const { id, basis, confidence, note, only } = fact;
  const check = checkOf(fact);
  const named = fact.sources.map((source) => sourceLink(source, check.checked));
  return {
    id,
    label,
    text,
    ...extra,
    only,
    basis,
    confidence,
    confirm: confidence === "low",
    reported: basis !== "listed" && named.every(isSecondHand),
    note,
    check,
    sources: named,
  };
}
