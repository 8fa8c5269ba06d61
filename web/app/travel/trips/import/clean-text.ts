/** Limits of one import: bytes of a file, characters of a text and of a line. */
export const fileBytesMax = 2 * 1024 * 1024;
export const textMax = 200_000;
const lineMax = 1_000;
const linesMax = 6_000;

/** Removes U+0000, lone surrogates and invisible characters, and normalizes white space and line ends. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replaceAll(/[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ")
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu, "");

/** The lines of a cleaned text: single spaces, single empty lines, no quotation marks of replies. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split("\n")) {
    const line = raw
      .slice(0, lineMax)
      .replaceAll(/ {2,}/g, " ")
      .replace(/^(?:[>*•|] ?)+/, "")
      .trim();
    if (line === "" && lines.at(-1) === "") continue;
    lines.push(line);
    if (lines.length === linesMax) break;
  }
  return lines;
}
