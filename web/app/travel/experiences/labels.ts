import {
  type AskedPaper,
  type ExperienceSummary,
  type LegQuestion,
  askedPapers,
  experienceMonths,
} from "#contracts/travel/experiences.ts";
import { moneyText } from "#format/money.ts";
import { counted } from "#format/plurals.ts";
import { airlineNames } from "#reference/airline-names.ts";
import { operatorNames } from "#reference/readiness/operator/names.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { countryText } from "../../lookup/places/index.ts";

/** A paper in a sentence: "a health certificate". */
const paperPhrases: Readonly<Record<AskedPaper, string>> = {
  healthCertificate: "a health certificate",
  rabies: "a rabies vaccination",
  titre: "a rabies titer test",
  microchip: "a microchip",
  parasite: "a parasite treatment",
  permit: "an import permit",
  importForm: "an import form",
  euPassport: "an EU passport",
  other: "another document",
};

const wholeAmount = (amount: number, currency: string): string =>
  moneyText(amount, currency).replace(/\.00$/, "");

/** "9 reports in 6 months; 4 were asked for a health certificate; median fee $150." */
export function summaryText({ reports, papers, fees }: ExperienceSummary): string {
  const [paper] = papers;
  const [fee] = fees;
  const documentsText = paper
    ? `${counted(paper.count, "was", "were")} asked for ${paperPhrases[paper.paper]}`
    : "no one was asked for documents";
  const parts = [
    `${counted(reports, "report")} in ${experienceMonths} months`,
    documentsText,
    ...(fee ? [`median fee ${wholeAmount(fee.median, fee.currency)}`] : []),
  ];
  return `${parts.join("; ")}.`;
}

/** The figures of a summary, each with its label. */
export function summaryLines(summary: ExperienceSummary): { label: string; text: string }[] {
  const { reports, accepted, papers, noPapers, noFee, fees } = summary;
  const asked = [
    ...papers.map(({ paper, count }) => `${askedPapers[paper]}: ${count}`),
    ...(noPapers > 0 ? [`Nothing: ${noPapers}`] : []),
  ];
  const paid = [
    ...fees.map(
      ({ median, currency, count }) =>
        `Median ${wholeAmount(median, currency)} (${counted(count, "report")} in ${currency})`,
    ),
    ...(noFee > 0 ? [`No fee: ${noFee}`] : []),
  ];
  return [
    { label: "Pet accepted", text: `${accepted} of ${reports}` },
    ...(asked.length > 0 ? [{ label: "Asked for", text: asked.join(" · ") }] : []),
    ...(paid.length > 0 ? [{ label: "Fee", text: paid.join(" · ") }] : []),
  ];
}

export const airlineLabel = (key: string | null): string | undefined =>
  airlineNames.find(({ value }) => value === key)?.label;

/** The airline or the operator of a leg; undefined where it isn't known. */
const companyLabel = ({ airline, operator }: Pick<LegQuestion, "airline" | "operator">) =>
  airlineLabel(airline) ?? (operator === null ? undefined : operatorNames[operator]);

/** A country by its code inside a sentence. */
const countryName = (code: string): string => inSentence(countryText(code));

type Leg = Pick<LegQuestion, "airline" | "operator" | "from" | "to">;

/** "United States to Mexico", "Mexico to the United States"; undefined where the countries are not known. */
export const routeText = ({ from, to }: Pick<Leg, "from" | "to">): string | undefined =>
  from === null || to === null
    ? undefined
    : from === to
      ? `Within ${countryName(from)}`
      : `${countryText(from)} to ${countryName(to)}`;

/** "Delta, United States to Mexico" */
export const legText = (leg: Leg): string =>
  [companyLabel(leg), routeText(leg)].filter((part) => part !== undefined).join(", ");

/** "your Delta flight to Mexico", "your DFDS trip to France", "your trip to Germany" */
export function shortLegText(leg: Leg): string {
  const name = companyLabel(leg);
  const target = leg.to === null ? "" : ` to ${countryName(leg.to)}`;
  const kind = leg.airline === null ? "trip" : "flight";
  return name === undefined ? `your trip${target}` : `your ${name} ${kind}${target}`;
}
