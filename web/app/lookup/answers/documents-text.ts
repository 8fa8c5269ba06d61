import type { Animal } from "#contracts/lookup/answer-names.ts";
import type { AnswerLine, DocumentsAnswer } from "#contracts/lookup/answers.ts";
import { asked, type Question } from "./structured.ts";

type Named = DocumentsAnswer["from"];

/** As it was asked for, in a sentence: "Berlin", "the USA". */
export const inWords = ({ label, country, words }: Named): string =>
  label === country ? words : label;

const petText: Record<Animal, string> = { dog: "a dog", cat: "a cat" };

/** "a dog or cat", or the one that was asked for. */
export const petOf = (species: Animal | undefined): string =>
  species ? petText[species] : "a dog or cat";

export const titleOf = ({ from, to, species }: DocumentsAnswer): string =>
  `Taking ${petOf(species)} from ${inWords(from)} to ${inWords(to)}: papers and fees`;

export const sentenceOf = ({ from, to, species, notPossible }: DocumentsAnswer): string =>
  notPossible
    ? `Whether ${petOf(species)} can travel from ${inWords(from)} to ${inWords(to)}.`
    : `What ${petOf(species)} needs to leave ${inWords(from)} and to enter ${inWords(to)}: papers, fees and rules, each with where we read it.`;

/** Says whose papers these are where a place in a country was asked for. */
export const placeNotes = ({ from, to, notPossible }: DocumentsAnswer): string[] =>
  [from, to].flatMap(({ label, country, words }) =>
    label === country || notPossible
      ? []
      : [`${label} is in ${country}: these are the papers of ${words}.`],
  );

const longest = 158;

export function descriptionOf(answer: DocumentsAnswer): string {
  const { from, to, notPossible, importDocuments } = answer;
  if (notPossible) return notPossible.text;
  const papers = importDocuments.map(({ text }) => text).join(" ");
  const words = `Papers, fees and rules from ${inWords(from)} to ${inWords(to)}, with sources. ${papers}`;
  return words.length <= longest
    ? words.trim()
    : `${words.slice(0, longest).replace(/\s+\S*$/, "")} …`;
}

/** What people ask of a route, with what the page says. */
export function questionsOf(answer: DocumentsAnswer): Question[] {
  const { from, to, notPossible, exportDocuments, exportFees, importDocuments, importFees } =
    answer;
  const [leaving, entering, pet] = [inWords(from), inWords(to), petOf(answer.species)];
  if (notPossible) return asked(`Can ${pet} travel from ${leaving} to ${entering}?`, [notPossible]);
  return [
    ...asked(`What papers does ${pet} need to leave ${leaving}?`, exportDocuments),
    ...asked(`What do the papers for leaving ${leaving} cost?`, exportFees),
    ...asked(`What papers does ${pet} need to enter ${entering}?`, importDocuments),
    ...asked(`What does it cost to bring ${pet} into ${entering}?`, importFees),
    ...rulesOf(answer).flatMap((line) => asked(ruleQuestion(line, entering), [line])),
  ];
}

const ruleQuestion = ({ label }: AnswerLine, entering: string): string =>
  `What is asked of pets that enter ${entering}: ${label.toLowerCase()}?`;

/** The rules that do not stand among the papers already, each question once. */
export const rulesOf = ({ rules, importDocuments }: DocumentsAnswer): AnswerLine[] =>
  rules.filter(({ id }) => importDocuments.every((paper) => paper.id !== id));

/** Everything on the page that has sources. */
export const sourcedIn = (answer: DocumentsAnswer) => [
  ...[answer.notPossible, answer.origin].flatMap((line) => line ?? []),
  ...answer.exportDocuments,
  ...answer.exportFees,
  ...answer.importDocuments,
  ...answer.importFees,
  ...rulesOf(answer),
  ...answer.disagreements,
];
