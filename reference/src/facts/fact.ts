import type { SourceId } from "../sources.ts";

export type Species = "dog" | "cat";

/** Source: read in the named sources. Derived: worked out from such facts. Listed: a figure the product itself lists. */
export type Basis = "source" | "derived" | "listed";

/** By the table in README.md, which confidence.ts applies. Low: please confirm. */
export type Confidence = "high" | "medium" | "low";

/** Something we may show, with where it comes from. What was not found, or is only remembered, is no fact. */
export type Fact<Value> = {
  /** Never changes and is never used again: `usa.export.fee.no-tests`. */
  id: string;
  value: Value;
  basis: Basis;
  confidence: Confidence;
  /** What the sources say, in our words. */
  says: string;
  sources: readonly SourceId[];
  /** The day on which it was compared with its sources; that of the collection where absent. */
  checked?: string;
  /** What limits it: a conflict, its age. */
  note?: string;
  /** No source that says so has an address of its own: show it as reported, and link the authority. */
  secondHand?: true;
  /** Where it holds for one kind of animal alone. */
  only?: Species;
};

/** An amount in the smallest unit of an ISO 4217 currency: 10100 USD is $101.00. */
export type Money = { minor: number; currency: string };

/**
 * One price, in each currency it may be paid in. `written` stands where the amount is no money of ISO 4217. `tests`: for
 * how many lab tests on the certificate it is, from and to; without an end, from that many on.
 */
export type Price = {
  amounts: readonly Money[];
  written?: string;
  for?: string;
  tests?: readonly [number, number?];
};

export type Fee = { is: "fee"; prices: readonly Price[]; text?: string };

/** A paper to have, or a thing to do, in a sentence. */
export type TextValue = { is: "text"; text: string };
