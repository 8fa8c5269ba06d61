import { wordsOf } from "../words.ts";
import type { BestLine } from "./fact-lines.ts";
import { fillers, type Term } from "./terms.ts";

/**
 * A page of answers. `also` are other ways to ask for it, `path` its address in the site. Where one of its facts is
 * what was asked for, the text is that fact, `source` says where it was read, `factId` is its id, and `found` are its words that matched.
 */
export type Answer = {
  title: string;
  also: readonly string[];
  text: string;
  path: string;
  factId?: string;
  source?: { title: string; checked: string };
  found?: readonly string[];
};

export type FactAnswer = { answer: Answer; score: number; lineId: string };

export function withFact(answer: Answer, { line, score, found }: BestLine): FactAnswer {
  const { id, label, text, source } = line;
  const also = [...answer.also, label];
  return { answer: { ...answer, also, text, factId: id, source, found }, score, lineId: id };
}

/** Facts that stand in no earlier answer first, then by score. */
export function bestFirst(found: readonly FactAnswer[]): Answer[] {
  const seen = new Set<string>();
  const ranked = found
    .toSorted((a, b) => b.score - a.score)
    .map((each) => {
      const isRepeated = seen.has(each.lineId);
      seen.add(each.lineId);
      return { ...each, isRepeated };
    });
  return ranked
    .toSorted((a, b) => Number(a.isRepeated) - Number(b.isRepeated))
    .map(({ answer }) => answer);
}

/** Short words match too much to be what facts are searched for. */
export const isSpecific = ([written]: Term): boolean => (written?.phrase.length ?? 0) > 2;

export const queryTerms = (query: string): string[] =>
  wordsOf(query).filter((word) => !fillers.has(word));

/** Whether a look-up with these words matches all terms, the last one as a prefix. */
export const hasAll = (words: ReadonlySet<string>, terms: readonly string[]): boolean =>
  terms.every((word, place) =>
    place === terms.length - 1
      ? Array.from(words).some((each) => each.startsWith(word))
      : words.has(word),
  );

export type SearchableAnswer = { answer: Answer; words: ReadonlySet<string> };

export const withTerms = (answer: Answer, further: readonly string[]): SearchableAnswer => ({
  answer,
  words: new Set([answer.title, ...answer.also, ...further].flatMap(wordsOf)),
});
