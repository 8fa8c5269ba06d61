import type { Marked } from "#contracts/community/hoots.ts";

/** A word of a text with its position and its normalized form. */
type Word = { start: number; end: number; plain: string };

/** A text with its words, tokenized once for many searches. */
export type Searchable = { text: string; words: readonly Word[] };

// The same separators and letters as the database function `plain_words`; a test compares them.
const wordPattern =
  // oxlint-disable-next-line no-misleading-character-class -- U+FE00 to U+FE0F stand for themselves
  /[^\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a0-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff01-\uff0f\u{1f000}-\u{1faff}]+/gu;
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ŀ: "l",
  ı: "i",
  ħ: "h",
  ə: "e",
  ς: "σ",
};

/** Characters that are scanned for a passage; matches beyond them are found but not shown. */
const scannedMax = 30_000;

const isPlain = /^\p{ASCII}*$/u;

function plainOf(word: string): string {
  if (isPlain.test(word)) return word.toLowerCase();
  return word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]+/g, "")
    .toLowerCase()
    .replaceAll(/[ßæœþøđðłŀıħəς]/g, (letter) => letters[letter] ?? letter);
}

export function searchable(text: string): Searchable {
  const words: Word[] = [];
  for (const found of text.slice(0, scannedMax).matchAll(wordPattern)) {
    const plain = plainOf(found[0]);
    if (plain !== "") {
      words.push({ start: found.index, end: found.index + found[0].length, plain });
    }
  }
  return { text, words };
}

/** The normalized terms of a query; the last one matches as a prefix. Empty for a query without words. */
export const queryTerms = (query: string): string[] =>
  searchable(query).words.map(({ plain }) => plain);

const matches = (plain: string, terms: readonly string[], place: number): boolean =>
  place === terms.length - 1 ? plain.startsWith(terms[place] ?? "") : plain === terms[place];

const matchesAny = (plain: string, terms: readonly string[]): boolean =>
  terms.some((_, place) => matches(plain, terms, place));

/** Whether every term occurs in one of the texts. */
export const hasAll = (texts: readonly Searchable[], terms: readonly string[]): boolean =>
  terms.every((_, place) =>
    texts.some(({ words }) => words.some(({ plain }) => matches(plain, terms, place))),
  );

/** How well a title matches: 4 equal, 3 begins with the query, 2 contains all terms, 1 does not. */
export function matchQuality({ words }: Searchable, terms: readonly string[]): 1 | 2 | 3 | 4 {
  const title = words.map(({ plain }) => plain).join(" ");
  const query = terms.join(" ");
  if (title === query) return 4;
  if (title.startsWith(query)) return 3;
  return terms.every((_, place) => words.some(({ plain }) => matches(plain, terms, place))) ? 2 : 1;
}

const passageLength = 160;
/** Characters of context before a match. */
const leadLength = 40;

/** The passage of a text with the most terms: the whole text if short, else with ellipses. */
export function passageOf(searchableText: Searchable, terms: readonly string[]): string {
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
function bestStart(words: readonly Word[], terms: readonly string[]): number {
  let best = { at: 0, different: 0 };
  words.forEach(({ plain, start }, at) => {
    if (best.different === terms.length || !matchesAny(plain, terms)) return;
    const near = words.slice(at, at + passageLength).filter(({ end }) => end - start < 100);
    const different = terms.filter((_, place) =>
      near.some((word) => matches(word.plain, terms, place)),
    ).length;
    if (different > best.different) best = { at, different };
  });
  return best.at;
}

/** Start of a word shortly before the match. */
const startOf = (words: readonly Word[], found: number): number =>
  found <= leadLength
    ? 0
    : (words.find(({ start }) => start >= found - leadLength)?.start ?? found);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Splits a text into runs, so that the wire carries no markup; `match` marks the terms. */
export function markedIn(text: string, terms: readonly string[]): Marked {
  const runs: Marked = [];
  let from = 0;
  for (const { start, end, plain } of searchable(text).words) {
    if (!matchesAny(plain, terms)) continue;
    if (start > from) runs.push({ text: text.slice(from, start), match: false });
    runs.push({ text: text.slice(start, end), match: true });
    from = end;
  }
  if (from < text.length) runs.push({ text: text.slice(from), match: false });
  return runs;
}
