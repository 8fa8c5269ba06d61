/** A text as its paragraphs; single line breaks stay inside them. */
export const paragraphs = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Names a text in a question: its first words. */
export function excerpt(text: string, most = 40): string {
  const line = oneLine(text);
  const mails = Array.from(line);
  if (mails.length <= most) return line;
  const start = mails.slice(0, most).join("");
  return `${start.replace(/\s+\S*$/, "") || start}…`;
}

/** "no likes", "1 like", "2 likes". */
export function counted(count: number, one: string, none = "0"): string {
  if (count === 0) return `${none} ${one}s`;
  return `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;
}

/** The first `most` characters of a text, and an ellipsis where there are more. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : text;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The beginning of a text on one line, as a card or a search engine shows it. */
export const descriptionOf = (text: string): string => shortened(oneLine(text), 150);

/** "Biscuit's", "Otis'". */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);
