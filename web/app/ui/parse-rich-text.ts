/** Text with one formatting; `"\n"` is a line break. */
export type RichRun = { text: string; strong?: true; em?: true; href?: string };

/** A paragraph, heading or list of HTML. */
export type RichBlock =
  | { is: "p" | "h"; runs: RichRun[] }
  | { is: "ul" | "ol"; items: RichRun[][] };

// Comments, elements with their content, tags and text. Unclosed ones reach to the end, which keeps the time linear.
const tokens =
  /<!--(?:[\s\S]*?-->|[\s\S]*$)|<(script|style|template|iframe|svg|math|noscript)\b(?:[\s\S]*?<\/\1\s*>|[\s\S]*$)|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
const lengthMax = 100_000;

const blockTags = new Set([
  "p",
  "div",
  "section",
  "blockquote",
  "tr",
  "table",
  "figure",
  "header",
  "ul",
  "ol",
  "li",
]);
const headingTags = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/**
 * Parses HTML that is untrusted, such as that of a shop. Only text, basic formatting, and web and email links are preserved.
 */
export function parseRichText(html: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let runs: RichRun[] = [];
  let heading = false;
  let list: "ul" | "ol" | undefined;
  let [strong, em] = [0, 0];
  let href: string | undefined;

  const endBlock = () => {
    const trimmed = trimRuns(runs);
    runs = [];
    if (trimmed.length === 0) return;
    const last = blocks.at(-1);
    if (!list) blocks.push({ is: heading ? "h" : "p", runs: trimmed });
    else if (last?.is === list && "items" in last) last.items.push(trimmed);
    else blocks.push({ is: list, items: [trimmed] });
  };

  const addText = (text: string) => {
    if (text === "") return;
    runs.push({
      text,
      ...(strong > 0 && { strong: true }),
      ...(em > 0 && { em: true }),
      ...(href !== undefined && { href }),
    });
  };

  for (const [token, , slash, name = "", rest = ""] of html.slice(0, lengthMax).matchAll(tokens)) {
    if (name === "") {
      if (!token.startsWith("<") || token === "<")
        addText(decodeEntities(token).replaceAll(/\s+/g, " "));
      continue;
    }
    const tag = name.toLowerCase();
    const opens = slash === "";
    if (blockTags.has(tag) || headingTags.has(tag)) {
      endBlock();
      if (tag === "ul" || tag === "ol") list = opens ? tag : undefined;
      heading = headingTags.has(tag) && opens;
    } else if (tag === "br") addText("\n");
    else if (tag === "td" || tag === "th") addText(" ");
    else if (tag === "strong" || tag === "b") strong = Math.max(0, strong + (opens ? 1 : -1));
    else if (tag === "em" || tag === "i") em = Math.max(0, em + (opens ? 1 : -1));
    else if (tag === "a") href = opens ? hrefIn(rest) : undefined;
  }
  endBlock();
  return blocks;
}

/** Trims white space at the ends of lines and of the whole. */
function trimRuns(runs: readonly RichRun[]): RichRun[] {
  const trimmed: RichRun[] = [];
  for (const run of runs) {
    const before = trimmed.at(-1)?.text ?? "\n";
    const text = /\s$/.test(before) ? run.text.replace(/^ +/, "") : run.text;
    if (text === "" || (text === "\n" && trimmed.length === 0)) continue;
    trimmed.push({ ...run, text });
  }
  while (trimmed.length > 0) {
    const last = trimmed.pop();
    const text = last?.text.trimEnd() ?? "";
    if (last && text !== "") return [...trimmed, { ...last, text }];
  }
  return trimmed;
}

function hrefIn(attributes: string): string | undefined {
  const [, quoted, single, bare] =
    /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const url = URL.parse(decodeEntities(quoted ?? single ?? bare ?? "").trim());
  return url && ["https:", "http:", "mailto:"].includes(url.protocol) ? url.href : undefined;
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  times: "×",
  deg: "°",
  frac12: "½",
  eacute: "é",
  copy: "©",
  reg: "®",
  trade: "™",
};

const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi,
    (entity, ...groups) => {
      const [decimal, hex, name]: (string | undefined)[] = groups;
      if (name !== undefined) return namedEntities[name] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : "";
    },
  );
