import { type ResultGroup, type ResultKind, type SearchResult } from "#contracts/lookup/search.ts";
import {
  markedIn,
  matchQuality,
  passageOf,
  searchable,
  type Searchable,
  type Wanted,
  wanted,
} from "../../platform/text/matching.ts";

/** A search hit before ranking. `also` are alternative titles. */
export type Candidate = {
  title: string;
  text: string | Searchable;
  also?: readonly string[];
  url: string;
  image: string | null;
  price?: SearchResult["price"];
  source?: SearchResult["source"];
  /** The words that matched, where they aren't those of the query. */
  found?: readonly string[] | undefined;
};

export type Ranked = { fit: number; group: ResultGroup };

type Hits = { kind: ResultKind; candidates: readonly Candidate[]; isCounted: boolean };

/**
 * The best `limit` hits of one kind with matches marked; undefined where there are none. `isCounted`: the candidates
 * are all there are.
 */
export function rankedGroup(
  { kind, candidates, isCounted }: Hits,
  terms: readonly Wanted[],
  limit: number,
): Ranked | undefined {
  const fitting = candidates
    .map((candidate) => ({ candidate, fit: bestFit(candidate, terms) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, limit);
  const fit = fitting[0]?.fit;
  if (fit === undefined) return undefined;
  const results = fitting.map(({ candidate }) => resultOf(candidate, terms));
  const total = isCounted ? candidates.length : null;
  return { fit, group: { kind, results, total } };
}

const bestFit = ({ title, also = [] }: Candidate, terms: readonly Wanted[]): number =>
  Math.max(...[title, ...also].map((each) => matchQuality(searchable(each), terms)));

function resultOf(candidate: Candidate, queryTerms: readonly Wanted[]): SearchResult {
  const { title, text: searchableText, url, image, price, source, found } = candidate;
  const terms = found && found.length > 0 ? wanted(found) : queryTerms;
  const isFact = source !== undefined && typeof searchableText === "string";
  // A fact is short, and half of it may say the opposite.
  const text = isFact
    ? searchableText
    : passageOf(
        typeof searchableText === "string" ? searchable(searchableText) : searchableText,
        terms,
      );
  const marked = { title: markedIn(title, terms), text: markedIn(text, terms) };
  return { title, text, marked, url, image, ...(price && { price }), ...(source && { source }) };
}
