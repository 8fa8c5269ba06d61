/** A word of a text as it is searched, or one character of a run without spaces; `plain` is its normalized form. */
export type Unit = {
  start: number;
  end: number;
  plain: string;
  is: "word" | "emoji" | "character";
  /** A character right behind another one. */
  follows: boolean;
};

// What `plain_words` in the database knows too; a test compares them.
const removed = /[\u00ad\u2060\ufeff]/g;
const gap =
  // oxlint-disable-next-line no-misleading-character-class, no-control-regex -- the ranges stand for themselves
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u060d\u061b\u061e\u061f\u066a-\u066d\u06d4\u0964\u0965\u0e2f\u0e3f\u0e4f\u0e5a\u0e5b\u104a-\u104f\u10fb\u17d4-\u17da\u2000-\u22ff\u2400-\u25ff\u27c0-\u2aff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ufd3e\ufd3f\ufe00-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufffd\u{1f3fb}-\u{1f3ff}\u{e0000}-\u{e01ef}]+/gu;
const mark =
  // oxlint-disable-next-line no-misleading-character-class -- the ranges stand for themselves
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u02b9-\u02bf]+/g;
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
  ŧ: "t",
  ŋ: "n",
  ĸ: "k",
  ς: "σ",
};

/** Writing without spaces between words: Han, kana, bopomofo, Hangul, Thai, Lao, Burmese, Khmer. */
const character =
  "[\\u0e01-\\u0e2e\\u0e30\\u0e32\\u0e33\\u0e40-\\u0e46\\u0e81-\\u0eb0\\u0eb2\\u0eb3\\u0ebd-\\u0ec6\\u1000-\\u102a\\u103f\\u1050-\\u1055\\u1100-\\u11ff\\u1780-\\u17b3\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u3035\\u3038-\\u303c\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3105-\\u312f\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{20000}-\\u{3ffff}]";
/** What belongs to the character before it. */
const attached =
  "[\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e\\u0eb1\\u0eb4-\\u0ebc\\u0ec8-\\u0ece\\u102b-\\u103e\\u1056-\\u1059\\u17b4-\\u17d3\\u3099\\u309a]";
const emoji =
  "[\\u2300-\\u23ff\\u2600-\\u27bf\\u2b00-\\u2bff\\u{1f000}-\\u{1f3fa}\\u{1f400}-\\u{1faff}]";
const unitPattern = new RegExp(
  `(${character}${attached}*)|(${emoji})|(?:(?!${character}|${emoji})[^ ])+`,
  "gu",
);

/** What is normalized together: a character with its marks, or parts of Korean syllables. */
const cluster =
  /[\uac00-\ud7a3]?[\u1100-\u11ff\u3131-\u318e\uffa0-\uffdc]+\p{M}*|[^][\p{M}\uff9e\uff9f]*/gu;

const isAscii = /^\p{ASCII}*$/u;

const plainOf = (written: string): string =>
  written
    .replaceAll(removed, "")
    .replaceAll(gap, " ")
    .normalize("NFKD")
    .replaceAll(mark, "")
    .toLowerCase()
    .replaceAll(/[ßæœþøđðłŀıħəŧŋĸς]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFC")
    .replaceAll(gap, " ");

type Plain = { plain: string; startAt: (at: number) => number; endAt: (at: number) => number };

/** A text in its normalized form, and where each part of it is in the text. */
function normalized(text: string): Plain {
  if (isAscii.test(text)) {
    const plain = text.toLowerCase().replaceAll(/[^0-9a-z]/g, " ");
    return { plain, startAt: (at) => at, endAt: (at) => at };
  }
  let plain = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: written, index } of text.matchAll(cluster)) {
    const piece = plainOf(written);
    for (let at = 0; at < piece.length; at += 1) {
      starts.push(index);
      ends.push(index + written.length);
    }
    plain += piece;
  }
  return { plain, startAt: (at) => starts[at] ?? 0, endAt: (at) => ends[at - 1] ?? 0 };
}

/** The words and characters of a text with their positions in it. */
export function unitsOf(text: string): Unit[] {
  const { plain, startAt, endAt } = normalized(text);
  const units: Unit[] = [];
  let behind = -1;
  for (const { 0: found, 1: char, 2: symbol, index } of plain.matchAll(unitPattern)) {
    const after = index + found.length;
    units.push({
      start: startAt(index),
      end: endAt(after),
      plain: symbol ? `u${(symbol.codePointAt(0) ?? 0).toString(16)}` : found,
      is: char ? "character" : symbol ? "emoji" : "word",
      follows: char !== undefined && index === behind,
    });
    behind = char ? after : -1;
  }
  return units;
}

/** A word that is searched, an emoji, or a run of characters. */
export type Term = { units: readonly string[]; is: Unit["is"] };

/** Emoji count where there is nothing else. */
export const withoutEmoji = <T extends Term>(terms: readonly T[]): T[] => {
  const others = terms.filter(({ is }) => is !== "emoji");
  return others.length > 0 ? others : [...terms];
};

/** The terms of a text. */
export function termsOf(text: string): Term[] {
  const terms: (Term & { units: string[] })[] = [];
  for (const { plain, is, follows } of unitsOf(text)) {
    if (follows) terms.at(-1)?.units.push(plain);
    else terms.push({ units: [plain], is });
  }
  return withoutEmoji(terms);
}

/** What the database's index holds of a text: words, and of a run of characters ABC the pairs A, AB, BC and C. */
export const indexedWords = (text: string): string[] =>
  unitsOf(text).flatMap(({ plain, is, follows }, at, units) => {
    const next = units[at + 1];
    const pair = next?.follows ? plain + next.plain : plain;
    return is === "character" && !follows ? [plain, pair] : [pair];
  });
