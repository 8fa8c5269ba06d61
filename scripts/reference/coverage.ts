import { countriesFrom, countriesTo, countriesWithPapers } from "../../reference/src/choices.ts";
import { countryNamed, type Country } from "../../reference/src/countries.ts";
import { documentsFor, hasExitRules } from "../../reference/src/documents.ts";
import { cities } from "../../reference/src/facts/cities.ts";
import { countryFacts } from "../../reference/src/facts/countries.ts";
import { factConfidence } from "../../reference/src/facts/confidence.ts";
import type { Topic } from "../../reference/src/readiness/printed.ts";
import { printedRules, ruleBook } from "../../reference/src/readiness/rules.ts";
import { routeRules } from "../../reference/src/readiness/route-rules.ts";
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

/** The coverage of each country with papers, one row each; Berlin and Bali stand beside their countries. */
export const coverageRows = () =>
  countriesWithPapers.flatMap(({ label }) => {
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

/** Of the pairs of the search panel: how many have a page, both sides of it, and both sides with rules of the engine. */
export function pairCoverage() {
  const pairs = countriesFrom.flatMap((from) =>
    countriesTo.flatMap((to) => {
      const [leaving, entering] = [countryNamed(from.value), countryNamed(to.value)];
      return leaving && entering && leaving.key !== entering.key ? [{ leaving, entering }] : [];
    }),
  );
  const pages = pairs.filter(({ leaving, entering }) =>
    documentsFor(leaving.label, entering.label),
  );
  const sides = pages.filter(
    ({ leaving, entering }) =>
      hasExitRules(leaving) && !documentsFor(leaving.label, entering.label)?.notPossible,
  );
  const judged = sides.filter(({ leaving, entering }) =>
    routeRules(countryFacts[leaving.key].code, countryFacts[entering.key].code),
  );
  return { pairs: pairs.length, pages: pages.length, sides: sides.length, judged: judged.length };
}

/** The cities of services in a country without papers. */
export const citiesWithoutPapers = (): string[] =>
  cities.flatMap(([city, country]) => {
    const found = countryNamed(country);
    const isAnswered =
      found && countriesWithPapers.some(({ label }) => countryNamed(label)?.key === found.key);
    return isAnswered ? [] : [city];
  });
