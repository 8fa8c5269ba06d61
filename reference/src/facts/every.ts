/** All facts, each with the kind of its value. */
import { airlines } from "./airlines.ts";
import { listed } from "./airlines/listed.ts";
import { classes } from "./classes.ts";
import { countryFacts } from "./countries.ts";
import { dot } from "./dot.ts";
import type { Fact } from "./fact.ts";
import { operatorFacts } from "./operators.ts";
import { printedRules } from "../readiness/rules.ts";
import { providers } from "./providers.ts";

export type ValueKind =
  | "paper"
  | "fee"
  | "rule"
  | "airline"
  | "operator"
  | "lines"
  | "countries"
  | "address";

export type StoredFact = { kind: ValueKind; fact: Fact<unknown> };

const stored = (kind: ValueKind, facts: readonly Fact<unknown>[]): StoredFact[] =>
  facts.map((fact) => ({ kind, fact }));

/** Each stored fact once, with the kind of its value. Facts that EU members share are listed once too. */
export function everyFact(): StoredFact[] {
  const countries = Object.values(countryFacts);
  const papers = [...new Set(countries.map(({ papers }) => papers))];
  const statements = countries.flatMap(({ code }) => printedRules(code).statements);
  return [
    ...papers.flatMap((each) => [
      ...stored("paper", [...each.exportDocuments, ...each.importDocuments]),
      ...stored("fee", [...each.exportFees, ...each.importFees]),
    ]),
    ...stored("rule", [...new Set(statements)]),
    ...Object.values(airlines).flatMap(({ facts }) => stored("airline", facts)),
    ...Object.values(listed).flatMap((facts) => stored("airline", facts)),
    ...Array.from(operatorFacts.values()).flatMap(({ facts }) => stored("operator", facts)),
    ...stored("lines", dot),
    ...stored("countries", Object.values(classes)),
    ...stored(
      "address",
      providers.map(({ fact }) => fact),
    ),
  ];
}
