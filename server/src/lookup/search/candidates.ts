import {
  resultsInGroup,
  type ResultGroup,
  type ResultKind,
  type SearchResult,
} from "#contracts/lookup/search.ts";
import { matchQuality, markedIn, passageOf, searchable, type Searchable } from "./matching.ts";

/** A search hit before ranking. `also` are alternative titles. */
export type Candidate = {
  title: string;
  text: string | Searchable;
  also?: readonly string[];
  url: string;
  image: string | null;
  price?: SearchResult["price"];
};

export type Ranked = { fit: number; group: ResultGroup };

/** The best hits of one kind with matches marked; undefined where there are none. */
export function rankedGroup(
  kind: ResultKind,
  candidates: readonly Candidate[],
  terms: readonly string[],
): Ranked | undefined {
  const fitting = candidates
    .map((candidate) => ({ candidate, fit: bestFit(candidate, terms) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, resultsInGroup);
  const fit = fitting[0]?.fit;
  if (fit === undefined) return undefined;
  const results = fitting.map(({ candidate }) => resultOf(candidate, terms));
  return { fit, group: { kind, results } };
}

const bestFit = ({ title, also = [] }: Candidate, terms: readonly string[]): number =>
  Math.max(...[title, ...also].map((each) => matchQuality(searchable(each), terms)));

function resultOf(candidate: Candidate, terms: readonly string[]): SearchResult {
  const { title, text: searchableText, url, image, price } = candidate;
  const text = passageOf(
    typeof searchableText === "string" ? searchable(searchableText) : searchableText,
    terms,
  );
  const marked = { title: markedIn(title, terms), text: markedIn(text, terms) };
  return { title, text, marked, url, image, ...(price && { price }) };
}
