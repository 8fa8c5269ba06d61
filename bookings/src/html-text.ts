import { htmlPieces } from "./html-pieces.ts";

const cells = new Set(["td", "th"]);
const rowsMax = 40;
const breaks = new Set(
  "br p div tr table li ul ol h1 h2 h3 h4 h5 h6 section article header footer hr dt dd dl blockquote pre address tbody thead".split(
    " ",
  ),
);

/** A row with the places of its cells' parts; `isOuter` has a table of its own. */
type Row = { cells: { from: number; until: number }[]; isOuter: boolean };

const cellMax = 120;
const cellLinesMax = 4;

/** The text of an HTML email, one line per table row; with `isWhole`, also where cells have several short lines. */
export function htmlText(html: string, isWhole = false): string {
  const parts: string[] = [];
  const rows: Row[] = [];
  const join = ({ cells, isOuter }: Row) => {
    if (isOuter || cells.length < 2) return;
    for (const { from, until } of cells) {
      const own = parts.slice(from, until).join("").trim();
      const isShort = own.length <= cellMax && own.split(/\n+/).length <= cellLinesMax;
      if (!isShort) continue;
      for (let at = from; at < until; at += 1) if (parts[at] === "\n") parts[at] = " ";
    }
  };
  for (const piece of htmlPieces(html)) {
    const row = rows.at(-1);
    if (isWhole && piece.is !== "text" && piece.is !== "script") {
      const last = row?.cells.at(-1);
      if (last && (cells.has(piece.name) || piece.name === "tr")) last.until ||= parts.length;
      if (piece.name === "table" && piece.is === "open") for (const one of rows) one.isOuter = true;
      if (piece.name === "tr" && piece.is === "open" && rows.length < rowsMax)
        rows.push({ cells: [], isOuter: false });
      if (cells.has(piece.name) && piece.is === "open")
        row?.cells.push({ from: parts.length + 1, until: 0 });
      if (piece.name === "tr" && piece.is === "close" && row) {
        rows.pop();
        join(row);
      }
    }
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

/** What pictures of a page are called, such as the name of the company in its logo. */
export const pictureNames = (html: string): string[] =>
  [...htmlPieces(html)].flatMap(
    (piece) => (piece.is === "open" && piece.name === "img" && piece.attributes.get("alt")) || [],
  );

/** Whether a text is an HTML page or a part of one. */
export const isHtml = (text: string): boolean =>
  /<(?:!doctype html|html|body|table|div|script)[\s>]/i.test(text.slice(0, 20_000));
