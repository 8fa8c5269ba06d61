import { countriesFrom, countriesTo } from "../../reference/src/choices.ts";
import { countryNamed, type Country } from "../../reference/src/countries.ts";
import { documentsFor, hasExitRules } from "../../reference/src/documents.ts";
import { countryFacts } from "../../reference/src/facts/countries.ts";
import type { RuleKind } from "../../reference/src/facts/rule.ts";

const kinds = new Set<RuleKind>([
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
  const { papers, rules } = countryFacts[country.key];
  const available = rules.flatMap((part) => part.rules).filter(({ value }) => kinds.has(value.is));
  const fees = [...papers.exportFees, ...papers.importFees];
  return {
    country: country.label,
    leaving: hasExitRules(country),
    entering: isEntryKnown(country.label),
    "export papers": papers.exportDocuments.length,
    "import papers": papers.importDocuments.length,
    rules: `${available.length} of ${kinds.size}`,
    high: available.filter(({ confidence }) => confidence === "high").length,
    fees: fees.filter(({ value }) => value.prices.length > 0).length,
  };
}

/** Whether there is an answer for entering the country from any origin. */
export const isEntryKnown = (label: string): boolean =>
  countriesFrom.some((from) => documentsFor(from.value, label) !== undefined);
