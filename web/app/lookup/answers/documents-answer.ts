import type { DocumentsAnswer } from "#contracts/lookup/answers.ts";

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
