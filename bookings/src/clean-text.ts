import { isWeekday } from "./days.ts";
import { isFlightLabel } from "./flight-numbers.ts";

/** Limits of one import: bytes of a file and of an email with what is attached, characters of a text and of a line. */
export const fileBytesMax = 2 * 1024 * 1024;
export const mailBytesMax = 15 * 1024 * 1024;
export const textMax = 200_000;
const lineMax = 1_000;
export const linesMax = 6_000;

/** Removes U+0000, lone surrogates and invisible characters, and normalizes white space, line ends, and wide letters and digits. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replaceAll("\t", "   ")
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ")
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** The lines of a cleaned text: no quotation marks of replies, cells of columns separated by " | ". */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split("\n")) {
    const cells = raw
      .replace(/^[>*• ]+/, "")
      .replaceAll(/ {3,}|(?<=[^.!?:,; ]) {2}(?! )/g, "|")
      .split("|");
    const line = cells
      .map((cell) => cell.replaceAll(/ {2,}/g, " ").trim())
      .filter(Boolean)
      .join(" | ");
    if (line === "" && lines.at(-1) === "") continue;
    lines.push(...pieces(line));
    if (lines.length >= linesMax) break;
  }
  return joined(mendedRows(lines.slice(0, linesMax)));
}

/** A long line in pieces that end between words. */
function pieces(line: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < line.length || at === 0;) {
    const piece = line.slice(at, at + lineMax);
    const gap = at + lineMax < line.length ? piece.lastIndexOf(" ") : -1;
    const length = gap > lineMax / 2 ? gap : piece.length;
    found.push(piece.slice(0, length).trim());
    at += Math.max(length, 1);
  }
  return found;
}

const time = String.raw`\d{1,2}[:.h]\d\d(?: ?[ap]\.?m\.?| Uhr| h)?`;
const town = String.raw`[^|\d]{3,40}`;
const brokenRow = new RegExp(`^.* \\| ${town}\\n${time} \\| ${town}\\n${time}(?![^\\n]*\\|)`, "iu");
const outAlone = new RegExp(`^(.*${time}) \\| (check-?out|abreise|salida|départ)$`, "iu");

/** Rows of a table whose cells had two lines, such as a town above its time. */
function mendedRows(lines: readonly string[]): string[] {
  const all: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const out = outAlone.exec(line);
    if (out) all.push(out[1] ?? "", out[2] ?? "");
    else if (line.includes("|") && brokenRow.test(lines.slice(at, at + 3).join("\n"))) {
      all.push(lines.slice(at, at + 3).join(" | "));
      at += 2;
    } else all.push(line);
  }
  return all;
}

/** Joins a flight's label, an airline or a weekday with its number or date on the next line. */
function joined(lines: readonly string[]): string[] {
  const all: string[] = [];
  for (const line of lines) {
    const last = all.at(-1) ?? "";
    const isNumber = /^(?:# ?)?(?:[A-Z\d]{2} ?)?\d{2,4}$/.test(line) && isFlightLabel(last);
    const isDate = /^(?:\d{1,2}[. ]|\p{L}{3,10}\.? \d)/u.test(line) && isWeekday(last);
    if (isNumber || isDate) all[all.length - 1] = `${last} ${line}`;
    else all.push(line);
  }
  return all;
}
