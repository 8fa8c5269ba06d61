import type { Animal } from "#contracts/lookup/answer-names.ts";
import type { AnswerLine, DocumentsAnswer } from "#contracts/lookup/answers.ts";
import { faqEntries, type Question } from "./structured-data.ts";

type RoutePlace = DocumentsAnswer["from"];

/** The name of a place within a sentence: "Berlin", "the USA". */
export const nameInSentence = ({ label, country, words }: RoutePlace): string =>
  label === country ? words : label;

const petText: Record<Animal, string> = { dog: "a dog", cat: "a cat" };

/** "a dog or cat", or the requested species. */
export const petOf = (species: Animal | undefined): string =>
  species ? petText[species] : "a dog or cat";

export const titleOf = ({ from, to, species }: DocumentsAnswer): string =>
  `Taking ${petOf(species)} from ${nameInSentence(from)} to ${nameInSentence(to)}: documents and fees`;

export const sentenceOf = ({ from, to, species, notPossible }: DocumentsAnswer): string =>
  notPossible
    ? `Can ${petOf(species)} travel from ${nameInSentence(from)} to ${nameInSentence(to)}?`
    : `What ${petOf(species)} needs to leave ${nameInSentence(from)} and enter ${nameInSentence(to)}: documents, fees and rules, each with its source.`;

/** Notes which country's requirements apply to a requested place. */
export const placeNotes = ({ from, to, notPossible }: DocumentsAnswer): string[] =>
  [from, to].flatMap(({ label, country, words }) =>
    label === country || notPossible
      ? []
      : [`${label} is in ${country}. These are the requirements for ${words}.`],
  );

const descriptionMax = 158;

export function descriptionOf(answer: DocumentsAnswer): string {
  const { from, to, notPossible, importDocuments } = answer;
  if (notPossible) return notPossible.text;
  const papers = importDocuments.map(({ text }) => text).join(" ");
  const description = `Documents, fees and rules for pets going from ${nameInSentence(from)} to ${nameInSentence(to)}, with sources. ${papers}`;
  return description.length <= descriptionMax
    ? description.trim()
    : `${description.slice(0, descriptionMax).replace(/\s+\S*$/, "")} …`;
}

/** The FAQ entries of a route. */
export function questionsOf(answer: DocumentsAnswer): Question[] {
  const { from, to, notPossible, exportDocuments, exportFees, importDocuments, importFees } =
    answer;
  const [leaving, entering, pet] = [
    nameInSentence(from),
    nameInSentence(to),
    petOf(answer.species),
  ];
  if (notPossible)
    return faqEntries(`Can ${pet} travel from ${leaving} to ${entering}?`, [notPossible]);
  return [
    ...faqEntries(`What documents does ${pet} need to leave ${leaving}?`, exportDocuments),
    ...faqEntries(`How much do exit documents for ${leaving} cost?`, exportFees),
    ...faqEntries(`What documents does ${pet} need to enter ${entering}?`, importDocuments),
    ...faqEntries(`How much does it cost to bring ${pet} into ${entering}?`, importFees),
    ...rulesOf(answer).flatMap((line) => faqEntries(ruleQuestion(line, entering), [line])),
  ];
}

const ruleQuestion = ({ label }: AnswerLine, entering: string): string =>
  `What are the pet entry requirements for ${entering}: ${label.toLowerCase()}?`;

/** The rules that are not listed as papers. */
export const rulesOf = ({ rules, importDocuments }: DocumentsAnswer): AnswerLine[] =>
  rules.filter(({ id }) => importDocuments.every((paper) => paper.id !== id));

/** All lines with sources, in the order of the page. */
export const sourcedIn = (answer: DocumentsAnswer) => [
  ...[answer.notPossible, answer.origin].flatMap((line) => line ?? []),
  ...answer.exportDocuments,
  ...answer.exportFees,
  ...answer.importDocuments,
  ...answer.importFees,
  ...rulesOf(answer),
  ...answer.disagreements,
];
