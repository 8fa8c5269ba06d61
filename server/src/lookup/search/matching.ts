import type { Marked } from "#contracts/community/hoots.ts";

/** A word of a text: where it stands, and what it is found by. */
type Word = { start: number; end: number; plain: string };

/** Text with its words, found once for many searches. */
export type Searchable = { text: string; words: readonly Word[] };

// The same gaps and letters as `plain_words` of the database; a test holds one against the other.
const wordPattern =
  // oxlint-disable-next-line no-misleading-character-class -- U+FE00 to U+FE0F stand for themselves
  /[^\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a0-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff01-\uff0f\u{1f000}-\u{1faff}]+/gu;
const mails: Readonly<Record<string, string>> = {
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

/** Further into a text nobody looks for the words to show; it is found by them all the same. */
const readAtMost = 30_000;

const isPlain = /^\p{ASCII}*$/u;

function plainOf(word: string): string {
  if (isPlain.test(word)) return word.toLowerCase();
  return word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]+/g, "")
    .toLowerCase()
    .replaceAll(/[ßæœþøđðłŀıħəς]/g, (mail) => mails[mail] ?? mail);
}

export function searchable(text: string): Searchable {
  const words: Word[] = [];
  for (const found of text.slice(0, readAtMost).matchAll(wordPattern)) {
    const plain = plainOf(found[0]);
    if (plain !== "") {
      words.push({ start: found.index, end: found.index + found[0].length, plain });
    }
  }
  return { text, words };
}

/** The plain words that are looked for; the last may be only begun. None in a query of signs alone. */
export const wantedWords = (query: string): string[] =>
  searchable(query).words.map(({ plain }) => plain);

const fits = (plain: string, wanted: readonly string[], place: number): boolean =>
  place === wanted.length - 1 ? plain.startsWith(wanted[place] ?? "") : plain === wanted[place];

const fitsAny = (plain: string, wanted: readonly string[]): boolean =>
  wanted.some((_, place) => fits(plain, wanted, place));

/** Whether all of the words stand in one of the texts or another. */
export const hasAll = (texts: readonly Searchable[], wanted: readonly string[]): boolean =>
  wanted.every((_, place) =>
    texts.some(({ words }) => words.some(({ plain }) => fits(plain, wanted, place))),
  );

/** How well a title fits: 4 it is just that, 3 it begins so, 2 it has all of the words, 1 it has not. */
export function fitOf({ words }: Searchable, wanted: readonly string[]): 1 | 2 | 3 | 4 {
  const title = words.map(({ plain }) => plain).join(" ");
  const said = wanted.join(" ");
  if (title === said) return 4;
  if (title.startsWith(said)) return 3;
  return wanted.every((_, place) => words.some(({ plain }) => fits(plain, wanted, place))) ? 2 : 1;
}

const passageLength = 160;
/** So much of what stands before a found word is shown with it. */
const leadLength = 40;

/** The stretch of a text that has the most of the words: all of it where it is short, with dots where it is cut. */
export function passageOf(whole: Searchable, wanted: readonly string[]): string {
  const { text, words } = whole;
  const room = text.length <= passageLength;
  if (room) return oneLine(text);
  const first = words[bestStart(words, wanted)];
  const from = startOf(words, first?.start ?? 0);
  const to = words.findLast(({ end }) => end <= from + passageLength)?.end ?? passageLength;
  const ends = text.length <= from + passageLength ? text.length : Math.max(to, from + 1);
  return `${from > 0 ? "… " : ""}${oneLine(text.slice(from, ends))}${ends < text.length ? " …" : ""}`;
}

/** Where the word stands after which the most different words of the query follow closely. */
function bestStart(words: readonly Word[], wanted: readonly string[]): number {
  let best = { at: 0, different: 0 };
  words.forEach(({ plain, start }, at) => {
    if (best.different === wanted.length || !fitsAny(plain, wanted)) return;
    const near = words.slice(at, at + passageLength).filter(({ end }) => end - start < 100);
    const different = wanted.filter((_, place) =>
      near.some((word) => fits(word.plain, wanted, place)),
    ).length;
    if (different > best.different) best = { at, different };
  });
  return best.at;
}

/** A little before the found word, where a word begins. */
const startOf = (words: readonly Word[], found: number): number =>
  found <= leadLength
    ? 0
    : (words.find(({ start }) => start >= found - leadLength)?.start ?? found);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** A text in stretches, so that no markup travels on the wire; `match` where a word fits. */
export function markedIn(text: string, wanted: readonly string[]): Marked {
  const keysetPages: Marked = [];
  let from = 0;
  for (const { start, end, plain } of searchable(text).words) {
    if (!fitsAny(plain, wanted)) continue;
    if (start > from) keysetPages.push({ text: text.slice(from, start), match: false });
    keysetPages.push({ text: text.slice(start, end), match: true });
    from = end;
  }
  if (from < text.length) keysetPages.push({ text: text.slice(from), match: false });
  return keysetPages;
}
