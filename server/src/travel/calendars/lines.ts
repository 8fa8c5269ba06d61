/** Content lines of iCalendar (RFC 5545, 3.1): escaped, and folded at 75 bytes. */

const lineBytes = 75;

/** Escapes a TEXT value: separators and line breaks; other control characters are removed. */
export const textValue = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** A parameter value, quoted if necessary. */
const parameter = (value: string): string => (/[:;,]/.test(value) ? `"${value}"` : value);

/** One content line without its line break. `value` is already escaped. */
export function property(name: string, value: string, parameters?: Record<string, string>) {
  if (!parameters) return `${name}:${value}`;
  const parameterText = Object.entries(parameters).map(
    ([key, each]) => `;${key}=${parameter(each)}`,
  );
  return `${name}${parameterText.join("")}:${value}`;
}

/** The file's text: lines folded and ended with CRLF. */
export const fileText = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join("");

/** Folds between characters, never within one, so that readers that unfold after decoding get the same text. */
function fold(line: string): string {
  // One UTF-16 code unit takes at most three bytes.
  if (line.length * 3 <= lineBytes || Buffer.byteLength(line) <= lineBytes) return line;
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > lineBytes) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += more;
  }
  return [...parts, part].join("\r\n");
}
