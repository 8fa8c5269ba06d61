/** A text as its paragraphs; single line breaks stay inside them. */
export const paragraphs = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Names a text in a question: its first words. */
export function firstWords(text: string, most = 40): string {
  const line = text.replace(/\s+/g, " ").trim();
  const mails = Array.from(line);
  if (mails.length <= most) return line;
  const start = mails.slice(0, most).join("");
  return `${start.replace(/\s+\S*$/, "") || start}…`;
}

/** "no likes", "1 like", "2 likes". */
export function counted(count: number, one: string, none = "0"): string {
  if (count === 0) return `${none} ${one}s`;
  return `${count.toLocaleString("en-GB")} ${one}${count === 1 ? "" : "s"}`;
}
