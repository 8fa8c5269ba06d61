/** `npm run reference`: checks the reference data and prints its coverage by country. */
import { everyFact, everyGap, faultsOfReference } from "./reference/check.ts";
import { coverageRows } from "./reference/coverage.ts";

console.table(Object.fromEntries(coverageRows().map(({ country, ...row }) => [country, row])));
const facts = everyFact();
const sure = facts.filter(({ fact }) => fact.confidence !== "low");
console.log(`${facts.length} facts, ${sure.length} of them sure; ${everyGap().length} gaps`);

const faults = faultsOfReference();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
