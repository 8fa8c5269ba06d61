/** All facts, each with the kind of place that it stands in. */
import { aeromexico } from "./airlines/aeromexico.ts";
import { americanAirlines } from "./airlines/american-airlines.ts";
import { delta } from "./airlines/delta.ts";
import { listed } from "./airlines/listed.ts";
import { classes } from "./classes.ts";
import { countryFacts } from "./countries.ts";
import { dot } from "./dot.ts";
import type { Fact } from "./fact.ts";
import { printedRules } from "../readiness/rules.ts";
import { providers } from "./providers.ts";

export type Place = "paper" | "fee" | "rule" | "airline" | "lines" | "countries" | "address";

export type StoredFact = { place: Place; fact: Fact<unknown> };

const placed = (place: Place, facts: readonly Fact<unknown>[]): StoredFact[] =>
  facts.map((fact) => ({ place, fact }));

/** Each stored fact once, with its place. Facts that EU members share are listed once too. */
export function everyFact(): StoredFact[] {
  const countries = Object.values(countryFacts);
  const papers = [...new Set(countries.map(({ papers }) => papers))];
  const statements = countries.flatMap(({ code }) => printedRules(code).statements);
  return [
    ...papers.flatMap((each) => [
      ...placed("paper", [...each.exportDocuments, ...each.importDocuments]),
      ...placed("fee", [...each.exportFees, ...each.importFees]),
    ]),
    ...placed("rule", [...new Set(statements)]),
    ...[delta, americanAirlines, aeromexico].flatMap(({ facts }) => placed("airline", facts)),
    ...Object.values(listed).flatMap((facts) => placed("airline", facts)),
    ...placed("lines", dot),
    ...placed("countries", Object.values(classes)),
    ...placed(
      "address",
      providers.map(({ fact }) => fact),
    ),
  ];
}
