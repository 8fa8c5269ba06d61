import type { Fact, Fee, TextValue } from "./fact.ts";

export type OperatorTopic =
  | "species"
  | "boarding"
  | "weight"
  | "size"
  | "age"
  | "number"
  | "muzzle"
  | "breeds"
  | "limits"
  | "booking"
  | "fee"
  | "documents"
  | "routes"
  | "notes"
  | "assistanceDogs";

/** A fact about a company with ferries, trains or buses. Of low confidence, its sentence has no figure; `says` may. */
export type OperatorFact = Fact<Fee | TextValue> & { topic: OperatorTopic };

export type OperatorFacts = {
  /** As in `OperatorPolicy`. */
  key: string;
  /** The company's own page on pets; absent where none was read. */
  officialPage?: string;
  facts: readonly OperatorFact[];
};
