const breaks = new Intl.Segmenter("en", { granularity: "word" });

/** The words of a text and what is between them, also in scripts without spaces. */
export const segmentsOf = (text: string): string[] =>
  Array.from(breaks.segment(text), ({ segment }) => segment);
