/** Letters that do not decompose into a base letter and a mark. */
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
    .replaceAll(/[ßæœøđðþłıəħ]/g, (letter) => plain[letter] ?? letter);
}

/** The lookup key of a name, without spaces and hyphens: "Bull mastiff" and "Bullmastiff" have the same key. */
export const keyOf = (text: string): string => wordsOf(text).join("");

/** The keys of a name from each of its words on, for prefix matches. */
export function tailsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.map((_, first) => words.slice(first).join(""));
}
