import { countriesFrom, countriesTo } from "../../reference/src/choices.ts";
import { countryNamed, type Country } from "../../reference/src/countries.ts";
import { documentsFor, hasExitRules } from "../../reference/src/documents.ts";
import { countryFacts } from "../../reference/src/facts/countries.ts";
import { factConfidence } from "../../reference/src/facts/confidence.ts";
import type { Topic } from "../../reference/src/readiness/printed.ts";
import { printedRules, ruleBook } from "../../reference/src/readiness/rules.ts";
import { topics } from "../../reference/src/route/lines.ts";

const kinds = new Set<Topic>([
  "microchip",
  "rabies",
  "titre",
  "certificate",
  "tapeworm",
  "parasites",
  "permit",
  "quarantine",
  "breeds",
  "age",
  "number",
  "notice",
]);

/** The coverage of each country of the search panel, one row each. */
export const coverageRows = () =>
  countriesTo.flatMap(({ label }) => {
    const country = countryNamed(label);
    return country ? [rowOf(country)] : [];
  });

function rowOf(country: Country) {
  const { code, papers } = countryFacts[country.key];
  const rules = (ruleBook.borders.get(code)?.rules ?? []).map(({ requirement, confidence }) => ({
    topic: topics[requirement],
    confidence: factConfidence[confidence],
  }));
  const statements = printedRules(code).statements.map(({ value, confidence }) => ({
    topic: value.is,
    confidence,
  }));
  const known = [...rules, ...statements];
  const covered = [...kinds].filter((kind) => known.some(({ topic }) => topic === kind));
  const isHigh = (kind: Topic): boolean =>
    known.every(({ topic, confidence }) => topic !== kind || confidence === "high");
  const fees = [...papers.exportFees, ...papers.importFees];
  return {
    country: country.label,
    leaving: hasExitRules(country),
    entering: isEntryKnown(country.label),
    "export papers": papers.exportDocuments.length,
    "import papers": papers.importDocuments.length,
    rules: `${covered.length} of ${kinds.size}`,
    high: covered.filter(isHigh).length,
    fees: fees.filter(({ value }) => value.prices.length > 0).length,
  };
}

/** Whether there is an answer for entering the country from any origin. */
export const isEntryKnown = (label: string): boolean =>
  countriesFrom.some((from) => documentsFor(from.value, label) !== undefined);
