/** The facts of a route, each once: rows by what they are about. */
import type { Documents } from "../documents.ts";
import type { Line } from "../lines.ts";
import { countryFacts } from "../facts/countries.ts";
import { topicLabels, type Topic } from "../readiness/printed.ts";
import { routeRules } from "../readiness/route-rules.ts";
import { printedRules } from "../readiness/rules.ts";
import { topics } from "./lines.ts";

export type DetailRow = {
  key: string;
  title: string;
  /** Empty where nothing is listed. */
  lines: readonly Line[];
  /** Something to get done before the pet arrives; not a limit, nor what happens at the border. */
  needed?: boolean;
};

export type Details = {
  rows: readonly DetailRow[];
  /** Papers, fees and laws in full. */
  further: readonly DetailRow[];
  /** What is not asked of pets on this route. */
  notRequired: readonly Line[];
};

/** Papers whose figures and forms stand in the rows of the rules. */
const coveredByRules: ReadonlySet<string> = new Set([
  "united-kingdom.import.document.passport-or-certificate",
  "united-kingdom.import.document.tapeworm-entry",
  "usa.import.document.cdc-form",
  "usa.import.document.screwworm-certificate",
  "usa.import.document.high-risk-vaccinated-in-usa",
  "usa.import.document.high-risk-vaccinated-elsewhere",
  "chile.import.document.health-certificate",
  "chile.import.document.rabies-certificate",
  "chile.import.document.parasite-treatment",
  "chile.import.document.microchip-certificate",
  "eu.import.document.titration-report",
]);

export function detailsOf(documents: Documents): Details {
  const { from, to, origin, rules, exportDocuments, importDocuments, exportFees, importFees } =
    documents;
  const [asked, notRequired] = [
    rules.filter(asksSomething),
    rules.filter((each) => !asksSomething(each)),
  ];
  const ruleIds = new Set(rules.map(({ id }) => id));
  const isRuled = routeRules(countryFacts[from.key].code, countryFacts[to.key].code) !== undefined;
  const papers = importDocuments.filter(
    ({ id }) => !ruleIds.has(id) && !(isRuled && coveredByRules.has(id)),
  );
  const isFurther = ({ label }: Line): boolean => furtherLabels.has(label);
  const needed = neededOn(documents);
  const rowOf = (line: Line): DetailRow => ({
    key: line.id,
    title: line.label,
    lines: [line],
    ...(needed.has(line.label) && { needed: true }),
  });
  const further: DetailRow[] = [
    { key: "entry-papers", title: "Documents to bring", lines: papers },
    { key: "exit-papers", title: `To leave ${from.words}`, lines: exportDocuments },
    ...asked.filter(isFurther).map(rowOf),
  ];
  return {
    rows: [
      ...(origin ? [{ key: "origin", title: origin.label, lines: [origin] }] : []),
      ...asked.filter((line) => !isFurther(line) && !saidAbove.has(line.id)).map(rowOf),
    ],
    further: [
      ...further.filter(({ lines }) => lines.length > 0),
      { key: "exit-fees", title: `Fees to leave ${from.words}`, lines: exportFees },
      { key: "entry-fees", title: `Fees to enter ${to.words}`, lines: importFees },
    ],
    notRequired,
  };
}

/** Stands above all else as what is in the way, and in the row on who travels. */
const saidAbove: ReadonlySet<string> = new Set(["gb.cargo-by-air", "united-kingdom.rule.notice"]);

const furtherLabels: ReadonlySet<string> = new Set([topicLabels.groups, topicLabels.frame]);

/** Treatments and papers. */
const papersAndCare: ReadonlySet<Topic> = new Set([
  "microchip",
  "rabies",
  "titre",
  "vaccines",
  "tests",
  "tapeworm",
  "parasites",
  "certificate",
  "passport",
  "permit",
]);

/** The labels of what the pet surely needs on this route, by a day before it arrives. */
function neededOn({ from, to, species }: Documents): ReadonlySet<string> {
  const [origin, border] = [countryFacts[from.key].code, countryFacts[to.key].code];
  const asked =
    routeRules(origin, border)?.flatMap(({ rule, dates, isUnclear, species: of }) => {
      const concerns = species ? of.includes(species) : of.length > 0;
      return dates && !isUnclear && concerns ? (topics[rule.requirement] ?? []) : [];
    }) ?? printedRules(border).statements.flatMap(({ value }) => (value.step ? value.is : []));
  return new Set(
    asked.filter((topic) => papersAndCare.has(topic)).map((topic) => topicLabels[topic]),
  );
}

/** Whether a rule asks for something, or says more than that it does not. */
const asksSomething = ({ isRequired, text }: Line): boolean =>
  isRequired ?? !nothingAsked.test(text);

const nothingAsked =
  /^(?:Not required|None if the pet meets all requirements\.$|No (?:other|titer|permit)|Not named|Covered by)/;
