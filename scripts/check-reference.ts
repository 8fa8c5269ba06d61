/** `npm run reference`: checks the reference data and prints its coverage by country. */
import { everyFact, everyGap, faultsOfReference } from "./reference/check.ts";
import { citiesWithoutPapers, coverageRows, pairCoverage } from "./reference/coverage.ts";

console.table(Object.fromEntries(coverageRows().map(({ country, ...row }) => [country, row])));
const facts = everyFact();
const sure = facts.filter(({ fact }) => fact.confidence !== "low");
console.log(`${facts.length} facts, ${sure.length} of them sure; ${everyGap().length} gaps`);

const { pairs, pages, sides, judged } = pairCoverage();
const share = (count: number): string => `${count} (${((100 * count) / pairs).toFixed(1)} %)`;
console.log(
  `${pairs} pairs of the search panel: ${share(pages)} have a page, ${share(sides)} both sides, ${share(judged)} both sides and rules of the engine`,
);
const missing = citiesWithoutPapers();
console.log(`Cities in a country without papers: ${missing.join(", ") || "none"}`);

const faults = faultsOfReference();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
