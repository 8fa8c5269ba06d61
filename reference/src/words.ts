/** Letters that do not come apart into a plain letter and its mark. */
const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ə: "e",
  ħ: "h",
};

/** The normalized words of a name: ASCII lower case without accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  spelledPlainly(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

function spelledPlainly(text: string): string {
  // Fast path: most of the many thousand names are ASCII already.
  if (/^[a-z0-9 .-]*$/i.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’‘ʼ`´]/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłıəħ]/g, (mail) => plain[mail] ?? mail);
}

/** What a name is found by. Without its gaps it is the same in one word, in two and with a hyphen: Bull mastiff, Shih-Tzu. */
export const keyOf = (text: string): string => wordsOf(text).join("");

/** What may be typed to get to a name: its words from the first on, from the second on, and so forth. */
export function tailsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.map((_, first) => words.slice(first).join(""));
}
