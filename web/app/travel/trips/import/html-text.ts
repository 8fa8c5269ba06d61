import { htmlPieces } from "./html-pieces.ts";

const cells = new Set(["td", "th"]);
const breaks = new Set(
  "br p div tr table li ul ol h1 h2 h3 h4 h5 h6 section article header footer hr dt dd dl blockquote pre address tbody thead".split(
    " ",
  ),
);

/** The text of an HTML email, one line per table row. */
export function htmlText(html: string): string {
  const parts: string[] = [];
  for (const piece of htmlPieces(html)) {
    if (piece.is === "text") parts.push(piece.text.replaceAll(/\s+/g, " "));
    else if (piece.is === "open" && cells.has(piece.name)) parts.push("\uE000");
    else if ((piece.is === "open" || piece.is === "close") && breaks.has(piece.name))
      parts.push("\n");
  }
  // A cell with several lines breaks its row.
  return parts
    .join("")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ *\n[ \n]*/g, (gap) => (gap.split("\n").length > 4 ? "\n\n" : "\n"))
    .replaceAll(/\n *\uE000 *|^\uE000 */g, "\n")
    .replaceAll(/ *(?:\uE000 *)+/g, " | ")
    .replaceAll(/ \| *\n/g, "\n");
}

/** Whether a text is an HTML page or a part of one. */
export const isHtml = (text: string): boolean =>
  /<(?:!doctype html|html|body|table|div|script)[\s>]/i.test(text.slice(0, 20_000));
