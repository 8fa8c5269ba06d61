/**
 * Text validation by Unicode TR36 (security) and TR39 (identifiers). Content stays verbatim; these functions
 * tell blank text and unsafe names from legitimate text, including emoji and right-to-left scripts.
 */

/**
 * Invisible by itself: white space, controls, format and ignorable characters, and blanks that Unicode
 * classes as letters or symbols.
 */
const invisible = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;
/** A mark needs a character to stand on. */
const visible = /[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/u;
const bidiControls = /\p{Bidi_Control}/u;
/** U+202D and U+202E override the direction of any text; no script needs them. */
const bidiOverrides = /[\u202D\u202E]/u;
const controls = /\p{Cc}/u;

/** Whether at least one character is visible. */
export const isVisible = (value: string): boolean => visible.test(value);

/** Whether PostgreSQL can store it: U+0000 and lone surrogates are rejected. */
export const isStorable = (value: string): boolean =>
  !value.includes("\u0000") && value.isWellFormed();

/**
 * Trims white space; invisible text becomes ''. Unstorable text is returned trimmed, so that validation can
 * reject it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const normalizeText = (value: string): string =>
  isVisible(value) || !isStorable(value) ? value.trim() : "";

/** Why a value is not allowed as a name next to other text; undefined if it is. */
export function nameProblem(value: string): string | undefined {
  if (lineBreaks.test(value)) return "can't have line breaks.";
  if (bidiControls.test(value)) return "can't have characters that change the text direction.";
  if (controls.test(value)) return "can't have control characters.";
  return undefined;
}

/** Why a value is not allowed as a text of one line; undefined if it is. */
export function lineProblem(value: string): string | undefined {
  return lineBreaks.test(value) ? "can't have line breaks." : directionProblem(value);
}

/** Why a value would change the direction of surrounding text; undefined if it wouldn't. */
export const directionProblem = (value: string): string | undefined =>
  bidiOverrides.test(value) || !value.split(lineBreaks).every(isClosed)
    ? "can't have characters that change the text direction."
    : undefined;

/** Whether embeddings and isolates end in the line in which they begin, as in copied phone numbers. */
function isClosed(line: string): boolean {
  const open: string[] = [];
  for (const [control] of line.matchAll(/[\u202A-\u202C\u2066-\u2069]/g)) {
    if ("\u202A\u202B".includes(control)) open.push("\u202C");
    else if ("\u2066\u2067\u2068".includes(control)) open.push("\u2069");
    else if (open.pop() !== control) return false;
  }
  return open.length === 0;
}

/** The visible characters, NFKC-normalized and lower-cased: equal for texts that look the same. */
export const visibleForm = (value: string): string =>
  value.normalize("NFKC").toLowerCase().replace(invisible, "");

/** One line of plain text, for example for an email header: no controls, direction marks or runs of white space. */
export function plainLine(value: string): string {
  return value
    .replace(/[\p{Z}\p{Cc}]+/gu, " ")
    .replace(/[\p{Bidi_Control}\u200B\u2060\uFEFF\u00AD]/gu, "")
    .trim();
}
