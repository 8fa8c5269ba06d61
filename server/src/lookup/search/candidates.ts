import {
  resultsInGroup,
  type ResultGroup,
  type ResultKind,
  type SearchResult,
} from "#contracts/lookup/search.ts";
import { fitOf, markedIn, passageOf, searchable, type Searchable } from "./matching.ts";

/** Something that has the words. `also` are other titles it is known by. */
export type Candidate = {
  title: string;
  text: string | Searchable;
  also?: readonly string[];
  url: string;
  image: string | null;
  price?: SearchResult["price"];
};

export type Ranked = { fit: number; group: ResultGroup };

/** The best of one kind, with their words marked; undefined where there is none. */
export function rankedGroup(
  kind: ResultKind,
  candidates: readonly Candidate[],
  wanted: readonly string[],
): Ranked | undefined {
  const fitting = candidates
    .map((candidate) => ({ candidate, fit: bestFit(candidate, wanted) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, resultsInGroup);
  const fit = fitting[0]?.fit;
  if (fit === undefined) return undefined;
  const results = fitting.map(({ candidate }) => resultOf(candidate, wanted));
  return { fit, group: { kind, results } };
}

const bestFit = ({ title, also = [] }: Candidate, wanted: readonly string[]): number =>
  Math.max(...[title, ...also].map((each) => fitOf(searchable(each), wanted)));

function resultOf(candidate: Candidate, wanted: readonly string[]): SearchResult {
  const { title, text: whole, url, image, price } = candidate;
  const text = passageOf(typeof whole === "string" ? searchable(whole) : whole, wanted);
  const marked = { title: markedIn(title, wanted), text: markedIn(text, wanted) };
  return { title, text, marked, url, image, ...(price && { price }) };
}
