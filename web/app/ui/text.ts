/** Splits a text into paragraphs; single line breaks stay inside them. */
export const paragraphs = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The first words of a text, on one line. */
export function excerpt(text: string, most = 40): string {
  const line = oneLine(text);
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  const start = characters.slice(0, most).join("");
  return `${start.replace(/\s+\S*$/, "") || start}…`;
}

/** The first `most` characters of a text, with an ellipsis if there are more. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : text;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The first words of a text on one line, for cards and search engines. */
export const descriptionOf = (text: string): string => excerpt(text, 150);
