import { posterUrl } from "#art/urls.ts";
import { articles, textsOf } from "#reference/articles.ts";
import * as finding from "#reference/finding.ts";
import { wordsOf } from "#reference/words.ts";
import type { Candidate } from "./candidates.ts";
import { hasAll, searchable } from "../../platform/text/matching.ts";
import type { Term } from "../../platform/text/tokens.ts";

const searchableArticles = articles.map((article) => {
  const texts = [article.excerpt, ...textsOf(article)];
  return {
    article,
    title: searchable(article.title),
    text: searchable(texts.join("\n")),
    paragraphs: texts.map((text) => finding.phraseText(article.title, text)),
    phrases: finding.phraseText(article.title, ...texts),
  };
});

/** Articles with all words of the query first, then those with other words for them; the most matching paragraphs first. */
export function findArticles(query: string, terms: readonly Term[]): Candidate[] {
  const meant = finding.termsOf(query);
  const hasMeant = (text: string) =>
    meant.length > 0 && meant.every((term) => finding.hasTerm(text, term));
  return searchableArticles
    .map((searched) => {
      const isWritten = hasAll([searched.title, searched.text], terms);
      const close = searched.paragraphs.filter(hasMeant).length;
      return { ...searched, isWritten, close };
    })
    .filter(({ isWritten, phrases }) => isWritten || hasMeant(phrases))
    .toSorted((a, b) => Number(b.isWritten) - Number(a.isWritten) || b.close - a.close)
    .map(({ article: { id, title, thumbnail }, text, phrases }) => ({
      title,
      text,
      found: finding.wordsFound(phrases, meant),
      url: `/articles/${id}`,
      image: posterUrl({
        place: thumbnail.place,
        scene: thumbnail.scene,
        shape: "landscape",
        time: "day",
        pet: thumbnail.pet,
      }),
    }));
}

export type Wordings = { queries: readonly string[]; words: readonly string[] };

const wordingsMax = 6;

/** The query as written and, with one of its terms in other words, at most a few more. */
export function wordings(query: string): Wordings {
  const terms = finding.termsOf(query);
  const written = terms.map(([first]) => first?.phrase ?? "");
  const others = terms.flatMap((term, place) =>
    term.slice(1).map(({ phrase }) => ({ phrase, query: written.with(place, phrase).join(" ") })),
  );
  const used = others.slice(0, wordingsMax - 1);
  return {
    queries: [query, ...used.map((each) => each.query)],
    // The last word may be a beginning, so the words of the query come last.
    words: [...used.map(({ phrase }) => phrase), query].flatMap(wordsOf),
  };
}

/** The check that a question asks for, then the documents of routes. */
export function findPapers(query: string): Candidate[] {
  const check = finding.findCheck(query);
  return [...(check ? [check] : []), ...finding.findPapers(query)].map(candidateOf);
}

/** Airlines, and companies with trains, ferries and buses. */
export const findAirlines = (query: string): Candidate[] =>
  [...finding.findAirlines(query), ...finding.findOperators(query)].map(candidateOf);

export const { servicesNamed } = finding;

/** Services in a city with suggested providers. */
export const findServices = (
  query: string,
  suggested: readonly finding.SuggestedProviders[],
): Candidate[] => finding.findServices(query, suggested).map(candidateOf);

const candidateOf = ({ path, factId, ...answer }: finding.Answer): Candidate => ({
  ...answer,
  url: factId === undefined ? path : `${path}#${factId}`,
  image: null,
});
