/** Content lines of iCalendar (RFC 5545, 3.1): escaped, and folded at 75 bytes. */

const lineBytes = 75;

/** Text as a value. What would end a line or part a list is escaped; other control characters are left out. */
export const textValue = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** The value of a parameter, in quotes where it needs them. */
const parameter = (value: string): string => (/[:;,]/.test(value) ? `"${value}"` : value);

/** One property as a line without its end. `value` is spelled already. */
export function property(name: string, value: string, parameters?: Record<string, string>) {
  if (!parameters) return `${name}:${value}`;
  const said = Object.entries(parameters).map(([key, each]) => `;${key}=${parameter(each)}`);
  return `${name}${said.join("")}:${value}`;
}

/** Lines as a file has them: folded, each with CR and LF at its end. */
export const written = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join("");

/** No character is cut in two, so that readers who join lines after decoding see the same text. */
function folded(line: string): string {
  // One sign of JavaScript is at most three bytes.
  if (line.length * 3 <= lineBytes || Buffer.byteLength(line) <= lineBytes) return line;
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const sign of line) {
    const more = Buffer.byteLength(sign);
    if (bytes + more > lineBytes) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += sign;
    bytes += more;
  }
  return [...parts, part].join("\r\n");
}
