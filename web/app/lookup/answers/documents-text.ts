import type { Animal, DocumentsAnswer } from "#contracts/lookup/answers.ts";
import { inText } from "#format/words.ts";
import { faqEntries, type Question } from "./structured-data.ts";

/** What the page needs of an answer: its details hold every line that the lists do. */
export type DocumentsPageAnswer = Omit<
  DocumentsAnswer,
  "origin" | "exportDocuments" | "exportFees" | "importDocuments" | "importFees" | "rules"
>;

export function pageAnswer(answer: DocumentsAnswer): DocumentsPageAnswer {
  const { version, path, disagreements, notKnown, from, to, species } = answer;
  const { notPossible, checklist, details, authorities, back, pair } = answer;
  return {
    version,
    path,
    disagreements,
    notKnown,
    from,
    to,
    species,
    notPossible,
    checklist,
    details,
    authorities,
    back,
    pair,
  };
}

type RoutePlace = DocumentsPageAnswer["from"];

/** The name of a place within a sentence: "Berlin", "the USA". */
export const nameInSentence = ({ label, country, words }: RoutePlace): string =>
  label === country ? words : label;

const petText: Record<Animal, string> = { dog: "a dog", cat: "a cat" };

/** "a dog or cat", or the requested species. */
export const petOf = (species: Animal | undefined): string =>
  species ? petText[species] : "a dog or cat";

export const titleOf = ({ from, to, species }: DocumentsPageAnswer): string =>
  `Taking ${petOf(species)} from ${nameInSentence(from)} to ${nameInSentence(to)}: documents and fees`;

/** Notes which country's papers apply to a requested place. */
export const placeNotes = ({ from, to, notPossible }: DocumentsPageAnswer): string[] =>
  [from, to].flatMap(({ label, country, words }) =>
    label === country || notPossible
      ? []
      : [`${label} is in ${country}. These are the requirements for ${words}.`],
  );

const descriptionMax = 158;

/** The worst news first, then what is needed and by when. */
export function descriptionOf({ from, to, notPossible, checklist }: DocumentsPageAnswer): string {
  if (notPossible) return notPossible.text;
  const [blocker] = checklist?.blockers ?? [];
  const { need, when, cost } = checklist?.summary ?? {};
  const parts = [
    `From ${nameInSentence(from)} to ${nameInSentence(to)}:`,
    blocker && `${blocker.title}.`,
    need && `${need.text}.`,
    when && `${when.text}.`,
    cost && `Cost: ${cost.text}.`,
  ];
  const description = parts.filter(Boolean).join(" ");
  return description.length <= descriptionMax
    ? description
    : `${description.slice(0, descriptionMax).replace(/\s+\S*$/, "")} …`;
}

/** The FAQ entries of a route, in the sentences of its details. */
export function questionsOf(answer: DocumentsPageAnswer): Question[] {
  const { from, to, notPossible, checklist, details } = answer;
  const [leaving, entering, pet] = [
    nameInSentence(from),
    nameInSentence(to),
    petOf(answer.species),
  ];
  const route = `from ${leaving} to ${entering}`;
  if (notPossible) return faqEntries(`Can ${pet} travel ${route}?`, [notPossible]);
  const { need, when, lead } = checklist?.summary ?? {};
  return [
    ...summaryEntry(`What does ${pet} need to travel ${route}?`, need),
    ...summaryEntry(`When do the documents for ${pet} ${route} have to be ready?`, when),
    ...summaryEntry(`How early should I start preparing to take ${pet} ${route}?`, lead),
    ...[...details.rows, ...details.further].flatMap(({ key, title, lines }) =>
      faqEntries(questionOf(key, title, { leaving, entering, pet }), lines),
    ),
  ];
}

type SummaryLine = { text: string; note?: string | undefined };

const summaryEntry = (question: string, line: SummaryLine | undefined): Question[] =>
  line ? [{ question, answer: [`${line.text}.`, line.note].filter(Boolean).join(" ") }] : [];

type Ends = { leaving: string; entering: string; pet: string };

function questionOf(key: string, title: string, { leaving, entering, pet }: Ends): string {
  if (key === "exit-papers") return `What documents does ${pet} need to leave ${leaving}?`;
  if (key === "entry-papers") return `What documents does ${pet} need to enter ${entering}?`;
  if (key === "exit-fees") return `How much do exit documents for ${leaving} cost?`;
  if (key === "entry-fees") return `How much does it cost to bring ${pet} into ${entering}?`;
  return `What are the pet entry requirements for ${entering}: ${inText(title)}?`;
}

/** All lines with sources, in the order of the page. */
export const sourcedIn = ({
  notPossible,
  checklist,
  details,
  disagreements,
}: DocumentsPageAnswer) => [
  ...(notPossible ? [notPossible] : []),
  ...(checklist?.blockers ?? []),
  ...details.rows.flatMap(({ lines }) => lines),
  ...details.notRequired,
  ...details.further.flatMap(({ lines }) => lines),
  ...disagreements,
];
