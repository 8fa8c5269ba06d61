import { escaped } from "../../platform/html.ts";
import { objectIn } from "../../platform/archive-part.ts";

/** A number of something, under a heading. */
type Section = { name: string; title: string; count: number };

const style = `
:root{color-scheme:light dark}
body{margin:0;background:#faf6ee;color:#101c3a;font:16px/1.5 system-ui,sans-serif}
main,header{max-width:60rem;margin:0 auto;padding:1rem}
h1,h2{font-family:Georgia,serif;line-height:1.2}
h1{border-bottom:4px solid #f0a93b;display:inline-block}
a{color:#1d4f91}
section{background:#fffdf9;border-radius:12px;margin:0 0 1rem;padding:.5rem 1rem 1rem}
summary{cursor:pointer;font-weight:600;padding:.4rem 0}
dl{display:grid;grid-template-columns:minmax(6rem,12rem) 1fr;gap:.2rem 1rem;margin:.2rem 0}
dt{color:#56607a}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
ul{margin:0;padding-left:1.2rem}
img{max-width:12rem;max-height:9rem;border-radius:8px;display:block}
@media (prefers-color-scheme:dark){body{background:#0e1526;color:#f2ede2}section{background:#182036}a{color:#9cc3ff}dt{color:#a9b3cc}}
@media (max-width:40rem){dl{grid-template-columns:1fr}}
`;

/** Opened from a disk: no scripts, nothing from elsewhere. */
const policy = "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'";

/** The beginning of the page, before its sections. */
export function pageHead({
  site,
  madeAt,
  sections,
}: {
  site: string;
  madeAt: Date;
  sections: readonly Section[];
}): string {
  const day = madeAt.toISOString().slice(0, 10);
  const links = sections
    .map(
      ({ name, title, count }) =>
        `<li><a href="#${name}">${escaped(title)}</a> (${String(count)})</li>`,
    )
    .join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Your data from ${escaped(site)}</title><style>${style}</style></head><body>
<header><h1>Your data</h1><p>From ${escaped(site)}, packed on ${day}. It works without a network. The folder
<a href="data/">data</a> has the same for machines. To bring it back, choose the ZIP file on the account page of this or
another site.</p><ul>${links}</ul></header><main>
`;
}

export const pageFoot = "</main></body></html>\n";

export const sectionHead = (name: string, title: string): string =>
  `<section id="${name}"><h2>${escaped(title)}</h2>\n`;
export const sectionFoot = "</section>\n";

/** How files are linked: the path of an address in this archive. */
type PathOf = (url: string) => string | undefined;

/** An item with everything that it has, under its title. */
export const itemHtml = (title: string, json: object, pathOf: PathOf): string =>
  `<details><summary>${escaped(title.slice(0, titleMax) || "Untitled")}</summary>${valueHtml(json, pathOf)}</details>\n`;

const titleMax = 150;

/** Fields that mean nothing to readers. */
const technical = new Set(["version", "thumbhash", "width", "height"]);

function valueHtml(value: unknown, pathOf: PathOf): string {
  if (typeof value === "string") return textHtml(value, pathOf);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    return `<ul>${value.map((one) => `<li>${valueHtml(one, pathOf)}</li>`).join("")}</ul>`;
  }
  const rows = Object.entries(objectIn(value))
    .filter(([key, one]) => !technical.has(key) && !isEmpty(one))
    .map(([key, one]) => `<dt>${escaped(labelOf(key))}</dt><dd>${valueHtml(one, pathOf)}</dd>`);
  return `<dl>${rows.join("")}</dl>`;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

function textHtml(text: string, pathOf: PathOf): string {
  const path = pathOf(text);
  if (path === undefined) return escaped(text);
  const href = escaped(encodeURI(path));
  const inside = path.endsWith(".webp")
    ? `<img src="${href}" alt="" loading="lazy">`
    : escaped(path);
  return `<a href="${href}">${inside}</a>`;
}

/** "petName" → "Pet name" */
function labelOf(key: string): string {
  const words = key
    .replace(/^_id$/, "ID")
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
