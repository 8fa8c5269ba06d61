import { type Term, termsOf, type Unit, unitsOf } from "./tokens.ts";

/** A text with its words, tokenized once for many searches. */
export type Searchable = { text: string; words: readonly Unit[] };

/** A term of a query with other forms of the word. */
export type Wanted = Term & { forms?: readonly string[] };

/** A text in runs; `match` marks what was searched for. */
type Runs = { text: string; match: boolean }[];

/** Characters that are scanned for a passage; matches beyond them are found but not shown. */
const scannedMax = 30_000;

export const searchable = (text: string): Searchable => ({
  text,
  words: unitsOf(text.slice(0, scannedMax)),
});

/** Words as terms of a query. */
export const wanted = (words: readonly string[]): Wanted[] => words.flatMap(termsOf);

/** How many words, from one on, are a term; the last term may be only begun. 0 for none. */
function lengthAt(words: readonly Unit[], at: number, terms: readonly Wanted[], index: number) {
  const term = terms[index];
  if (!term) return 0;
  const isBegun =
    index === terms.length - 1 || (term.is === "character" && term.units.length === 1);
  if (term.forms?.includes(words[at]?.plain ?? "")) return 1;
  const isHere = term.units.every((unit, offset) => {
    const word = words[at + offset];
    if (!word || (offset > 0 && !word.follows)) return false;
    const isLast = offset === term.units.length - 1;
    return isLast && isBegun ? word.plain.startsWith(unit) : word.plain === unit;
  });
  return isHere ? term.units.length : 0;
}

const longestAt = (words: readonly Unit[], at: number, terms: readonly Wanted[]): number =>
  terms.reduce((most, _, index) => Math.max(most, lengthAt(words, at, terms, index)), 0);

const occurs = (words: readonly Unit[], terms: readonly Wanted[], index: number): boolean =>
  words.some((_, at) => lengthAt(words, at, terms, index) > 0);

/** Whether every term occurs in one of the texts. */
export const hasAll = (texts: readonly Searchable[], terms: readonly Wanted[]): boolean =>
  terms.every((_, index) => texts.some(({ words }) => occurs(words, terms, index)));

/** How well a title matches: 4 equal, 3 begins with the query, 2 contains all terms, 1 does not. */
export function matchQuality({ words }: Searchable, terms: readonly Wanted[]): 1 | 2 | 3 | 4 {
  const title = words.map(({ plain }) => plain).join(" ");
  const query = terms.flatMap(({ units }) => units).join(" ");
  if (title === query) return 4;
  if (title.startsWith(query)) return 3;
  return terms.every((_, index) => occurs(words, terms, index)) ? 2 : 1;
}

const passageLength = 160;
/** Characters of context before a match. */
const leadLength = 40;

/** The passage of a text with the most terms: the whole text if short, else with ellipses. */
export function passageOf(searchableText: Searchable, terms: readonly Wanted[]): string {
  const { text, words } = searchableText;
  const isShort = text.length <= passageLength;
  if (isShort) return oneLine(text);
  const first = words[bestStart(words, terms)];
  const from = startOf(words, first?.start ?? 0);
  const to = words.findLast(({ end }) => end <= from + passageLength)?.end ?? passageLength;
  const ends = text.length <= from + passageLength ? text.length : Math.max(to, from + 1);
  return `${from > 0 ? "… " : ""}${oneLine(text.slice(from, ends))}${ends < text.length ? " …" : ""}`;
}

/** Index of the word that starts the densest run of distinct terms. */
function bestStart(words: readonly Unit[], terms: readonly Wanted[]): number {
  let best = { at: 0, different: 0 };
  words.forEach(({ start }, at) => {
    if (best.different === terms.length || longestAt(words, at, terms) === 0) return;
    const near = words.slice(at, at + passageLength).filter(({ end }) => end - start < 100);
    const different = terms.filter((_, index) => occurs(near, terms, index)).length;
    if (different > best.different) best = { at, different };
  });
  return best.at;
}

/** Start of a word shortly before the match. */
const startOf = (words: readonly Unit[], found: number): number =>
  found <= leadLength
    ? 0
    : (words.find(({ start }) => start >= found - leadLength)?.start ?? found);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Splits a text into runs, so that the wire carries no markup; `match` marks the terms. */
export function markedIn(text: string, terms: readonly Wanted[]): Runs {
  const { words } = searchable(text);
  const runs: Runs = [];
  let from = 0;
  words.forEach(({ start }, at) => {
    const length = longestAt(words, at, terms);
    if (length === 0) return;
    const end = words[at + length - 1]?.end ?? start;
    const before = runs.at(-1);
    // Matches in a run of characters may overlap.
    if (before && start < from) before.text += text.slice(from, Math.max(from, end));
    else {
      if (start > from) runs.push({ text: text.slice(from, start), match: false });
      runs.push({ text: text.slice(start, end), match: true });
    }
    from = Math.max(from, end);
  });
  if (from < text.length) runs.push({ text: text.slice(from), match: false });
  return runs;
}
