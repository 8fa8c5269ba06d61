/** Some words in one look; `"\n"` begins a new line. */
export type RichRun = { text: string; strong?: true; em?: true; href?: string };

/** What is left of the HTML of a shop: paragraphs, headings and lists of plain words. */
export type RichBlock =
  | { is: "p" | "h"; inside: RichRun[] }
  | { is: "ul" | "ol"; items: RichRun[][] };

// Comments; what is in scripts and the like; tags; words. What is never closed goes to the end, so that it is read once.
const pieces =
  /<!--(?:[\s\S]*?-->|[\s\S]*$)|<(script|style|template|iframe|svg|math|noscript)\b(?:[\s\S]*?<\/\1\s*>|[\s\S]*$)|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
const longest = 100_000;

const breaks = new Set([
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
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/**
 * Reads the HTML of a shop, which is somebody else's: nothing of it goes into the page but words, and addresses of the
 * web and of mail.
 */
export function readRich(html: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let runs: RichRun[] = [];
  let heading = false;
  let list: "ul" | "ol" | undefined;
  let [strong, em] = [0, 0];
  let href: string | undefined;

  const end = () => {
    const inside = trimmed(runs);
    runs = [];
    if (inside.length === 0) return;
    const last = blocks.at(-1);
    if (!list) blocks.push({ is: heading ? "h" : "p", inside });
    else if (last?.is === list && "items" in last) last.items.push(inside);
    else blocks.push({ is: list, items: [inside] });
  };

  const say = (text: string) => {
    if (text === "") return;
    runs.push({
      text,
      ...(strong > 0 && { strong: true }),
      ...(em > 0 && { em: true }),
      ...(href !== undefined && { href }),
    });
  };

  for (const [piece, , slash, name = "", rest = ""] of html.slice(0, longest).matchAll(pieces)) {
    if (name === "") {
      if (!piece.startsWith("<") || piece === "<") say(decoded(piece).replaceAll(/\s+/g, " "));
      continue;
    }
    const tag = name.toLowerCase();
    const opens = slash === "";
    if (breaks.has(tag) || headings.has(tag)) {
      end();
      if (tag === "ul" || tag === "ol") list = opens ? tag : undefined;
      heading = headings.has(tag) && opens;
    } else if (tag === "br") say("\n");
    else if (tag === "td" || tag === "th") say(" ");
    else if (tag === "strong" || tag === "b") strong = Math.max(0, strong + (opens ? 1 : -1));
    else if (tag === "em" || tag === "i") em = Math.max(0, em + (opens ? 1 : -1));
    else if (tag === "a") href = opens ? addressIn(rest) : undefined;
  }
  end();
  return blocks;
}

/** Without the white space around and at the ends of lines. */
function trimmed(runs: readonly RichRun[]): RichRun[] {
  const kept: RichRun[] = [];
  for (const run of runs) {
    const before = kept.at(-1)?.text ?? "\n";
    const text = /\s$/.test(before) ? run.text.replace(/^ +/, "") : run.text;
    if (text === "" || (text === "\n" && kept.length === 0)) continue;
    kept.push({ ...run, text });
  }
  while (kept.length > 0) {
    const last = kept.pop();
    const text = last?.text.trimEnd() ?? "";
    if (last && text !== "") return [...kept, { ...last, text }];
  }
  return kept;
}

function addressIn(attributes: string): string | undefined {
  const [, quoted, single, bare] =
    /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const url = URL.parse(decoded(quoted ?? single ?? bare ?? "").trim());
  return url && ["https:", "http:", "mailto:"].includes(url.protocol) ? url.href : undefined;
}

const named: Readonly<Record<string, string>> = {
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

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi, (whole, ...found) => {
    const [decimal, hex, name]: (string | undefined)[] = found;
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : "";
  });
