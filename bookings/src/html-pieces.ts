/** A piece of an HTML page: an opening tag with attributes, a closing tag, text, or a script. */
export type HtmlPiece =
  | { is: "open"; name: string; attributes: ReadonlyMap<string, string> }
  | { is: "close"; name: string }
  | { is: "text"; text: string }
  | { is: "script"; type: string; text: string };

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  rarr: "→",
  rsaquo: "›",
  lsaquo: "‹",
  raquo: "»",
  laquo: "«",
  harr: "↔",
  pound: "£",
  times: "×",
  reg: "®",
  trade: "™",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  middot: "·",
  bull: "•",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  agrave: "à",
  acirc: "â",
  Agrave: "À",
  Eacute: "É",
  aacute: "á",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  ntilde: "ñ",
  ccedil: "ç",
  ocirc: "ô",
  ucirc: "û",
  icirc: "î",
  deg: "°",
  euro: "€",
  copy: "©",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  bdquo: "„",
  sbquo: "‚",
  euml: "ë",
  iuml: "ï",
  oslash: "ø",
  Oslash: "Ø",
  aring: "å",
  Aring: "Å",
  aelig: "æ",
  oelig: "œ",
  Ccedil: "Ç",
  Ntilde: "Ñ",
  igrave: "ì",
  ograve: "ò",
  ugrave: "ù",
  rdquo: "”",
  iquest: "¿",
  iexcl: "¡",
  zwnj: "",
  shy: "",
  ordm: "º",
};

/** Text with decoded character references. */
export const unescaped = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z]{2,8}));/g,
    (all, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? all) : all;
      const point = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
    },
  );

const attribute = /([^\s"'<>/=]{1,60})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const raw = new Set([
  "script",
  "style",
  "title",
  "textarea",
  "noscript",
  "template",
  "svg",
  "iframe",
  "object",
]);

/** The end of the tag that starts at `from`, ignoring quoted text; -1 without one. */
function tagEnd(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at++) {
    const sign = html[at] ?? "";
    if (quote) {
      if (sign === quote) quote = "";
    } else if ((sign === '"' || sign === "'") && /[=\s]/.test(html[at - 1] ?? "")) quote = sign;
    else if (sign === ">") return at;
  }
  return -1;
}

/** Splits a page into pieces in one pass. Nothing of it is rendered. */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open === -1) return yield { is: "text", text: unescaped(html.slice(at)) };
    if (open > at) yield { is: "text", text: unescaped(html.slice(at, open)) };
    if (html.startsWith("<!--", open)) {
      const end = html.indexOf("-->", open + 4);
      if (end === -1) return;
      at = end + 3;
      continue;
    }
    const name = /^<(\/?)([A-Za-z][A-Za-z0-9:-]{0,30})/.exec(html.slice(open, open + 34));
    if (!name && !/[!?/]/.test(html[open + 1] ?? "")) {
      yield { is: "text", text: "<" };
      at = open + 1;
      continue;
    }
    const end = tagEnd(html, open + 1);
    // A page that ends within a tag.
    if (end === -1) return;
    at = end + 1;
    if (!name) continue;
    const tag = (name[2] ?? "").toLowerCase();
    if (name[1]) {
      yield { is: "close", name: tag };
      continue;
    }
    const attributes = attributesOf(html.slice(open + 1 + tag.length, end));
    if (!raw.has(tag)) {
      yield { is: "open", name: tag, attributes };
      continue;
    }
    const closing = new RegExp(`</${tag}`, "gi");
    closing.lastIndex = at;
    const close = closing.exec(html);
    if (!close) return;
    if (tag === "script") {
      yield {
        is: "script",
        type: attributes.get("type") ?? "",
        text: html.slice(at, close.index),
      };
    }
    const past = html.indexOf(">", close.index);
    if (past === -1) return;
    at = past + 1;
  }
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", double, single, bare] of text.slice(0, 4_000).matchAll(attribute)) {
    if (!found.has(name.toLowerCase()) && found.size < 40)
      found.set(name.toLowerCase(), unescaped(double ?? single ?? bare ?? ""));
  }
  return found;
}
