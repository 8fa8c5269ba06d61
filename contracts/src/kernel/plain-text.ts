/**
 * What text may consist of, by Unicode TR36 (security) and TR39 (identifiers). Content stays verbatim; these functions
 * tell blank text and unsafe names apart from what people write, emoji and right-to-left scripts included.
 */

/** Shows nothing by itself: white space, controls, format and ignorable characters, and blanks that count as emails. */
const unseen = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;
const seen = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/u;
const bidiControls = /\p{Bidi_Control}/u;
/** U+202D and U+202E turn any text around; no script needs them. */
const bidiOverrides = /[\u202D\u202E]/u;
const controls = /\p{Cc}/u;

/** True where a reader sees at least one character. */
export const isVisible = (value: string): boolean => seen.test(value);

/** PostgreSQL cannot hold U+0000, and half a surrogate pair is no text in UTF-8. */
export const isStorable = (value: string): boolean =>
  !value.includes("\u0000") && value.isWellFormed();

/** Text without white space at its ends; text that shows nothing is ''. What cannot be stored stays, to be refused. */
/* @__NO_SIDE_EFFECTS__ */
export const normalizeText = (value: string): string =>
  isVisible(value) || !isStorable(value) ? value.trim() : "";

/** Why a value cannot be a name that stands beside other text; undefined where it can. */
export function nameProblem(value: string): string | undefined {
  if (lineBreaks.test(value)) return "cannot have line breaks.";
  if (bidiControls.test(value)) return "cannot have characters that change the text direction.";
  if (controls.test(value)) return "cannot have control characters.";
  return undefined;
}

/** True where a title would turn the text around it the other way. */
export const hasBidiOverride = (value: string): boolean => bidiOverrides.test(value);

/** The characters a reader sees, in compatibility form and small letters: equal for texts that look the same. */
export const visibleForm = (value: string): string =>
  value.normalize("NFKC").toLowerCase().replace(unseen, "");

/** One line of plain text for places such as emails: no controls, direction marks or runs of white space. */
export function plainLine(value: string): string {
  return value
    .replace(/[\p{Z}\p{Cc}]+/gu, " ")
    .replace(/[\p{Bidi_Control}\u200B\u2060\uFEFF\u00AD]/gu, "")
    .trim();
}
