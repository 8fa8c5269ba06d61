import { previewLength } from "#contracts/hoots.ts";

/** What a list shows of a hoot's text: its first 150 characters and an ellipsis. */
export function preview(text: string): string {
  const letters = Array.from(text);
  return letters.length > previewLength ? `${letters.slice(0, previewLength).join("")}…` : text;
}

/** One line for search engines and previews elsewhere. */
export const description = (text: string): string => preview(text.replace(/\s+/g, " ").trim());

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
  const letters = Array.from(line);
  if (letters.length <= most) return line;
  const start = letters.slice(0, most).join("");
  return `${start.replace(/\s+\S*$/, "") || start}…`;
}

/** "no likes", "1 like", "2 likes". */
export function counted(count: number, one: string, none = "0"): string {
  if (count === 0) return `${none} ${one}s`;
  return `${count.toLocaleString("en-GB")} ${one}${count === 1 ? "" : "s"}`;
}

/** What a GIF of the built-in set shows, told from its address. */
export function gifWords(url: string): string {
  const name = /^\/art\/v1\/gifs\/([a-z0-9-]+)\.gif$/.exec(url)?.[1];
  return name ? name.replaceAll("-", " ") : "";
}
