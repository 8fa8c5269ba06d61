import { linksIn } from "#contracts/kernel/links-in-text.ts";
import { escaped } from "./html.ts";

/** One line of text as HTML, with links. */
function inline(line: string): string {
  let html = "";
  let end = 0;
  for (const { url, start, end: linkEnd } of linksIn(line)) {
    html += `${escaped(line.slice(end, start))}<a href="${escaped(url)}">${escaped(url)}</a>`;
    end = linkEnd;
  }
  return html + escaped(line.slice(end));
}

const bullet = /^[-*]\s+/;
const heading = /^#{1,3}\s+/;

/** A text as HTML: blank lines separate paragraphs, `## ` starts a heading and `- ` a list item. */
export function htmlOfText(text: string): string {
  const blocks: { is: "p" | "h2" | "ul"; lines: string[] }[] = [];
  let open: (typeof blocks)[number] | undefined;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === "") {
      open = undefined;
      continue;
    }
    const is = heading.test(line) ? "h2" : bullet.test(line) ? "ul" : "p";
    if (open?.is !== is || is === "h2") blocks.push((open = { is, lines: [] }));
    open.lines.push(inline(line.replace(is === "h2" ? heading : is === "ul" ? bullet : "", "")));
  }
  return blocks.map(blockHtml).join("\n");
}

const blockHtml = ({ is, lines }: { is: "p" | "h2" | "ul"; lines: readonly string[] }): string =>
  is === "ul"
    ? `<ul>${lines.map((item) => `<li>${item}</li>`).join("")}</ul>`
    : `<${is}>${lines.join("<br>")}</${is}>`;

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

/** HTML that was not written as such a text, as text to edit. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<br\s*\/?>/gi, "\n")
    .replaceAll(/<h[1-6][^>]*>/gi, "\n\n## ")
    .replaceAll(/<li[^>]*>/gi, "\n- ")
    .replaceAll(/<\/(?:p|h[1-6]|ul|ol|div)>/gi, "\n\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
