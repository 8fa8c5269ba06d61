import type { Fact, Fee, TextValue } from "./fact.ts";

/** Where a pet comes from, as the country it enters counts it; or how it travels. */
export type Group =
  | "all"
  | "from-usa-or-canada"
  | "from-elsewhere"
  | "eu-listed"
  | "eu-not-listed"
  | "cdc-low-risk"
  | "cdc-high-risk-vaccinated-in-usa"
  | "cdc-high-risk-vaccinated-elsewhere"
  | "cats"
  | "returning"
  | "as-cargo"
  | "as-baggage"
  | "not-as-baggage"
  | "from-new-zealand"
  | "to-bali"
  | "to-jakarta";

export type GroupedPaper = Fact<TextValue> & { group: Group };

/** What a country asks for and charges at its border. */
export type Papers = {
  exportDocuments: readonly Fact<TextValue>[];
  exportFees: readonly Fact<Fee>[];
  importDocuments: readonly GroupedPaper[];
  importFees: readonly Fact<Fee>[];
};
