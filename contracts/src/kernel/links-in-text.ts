/** A link in a text: its address, and where that stands. */
export type TextLink = { url: string; start: number; end: number };

// Without white space, and without what people put around a link: quotes, ellipses, stops and brackets of Chinese and Japanese,
// and invisible characters.
const begun =
  /(?<![a-z0-9])https?:\/\/[^\s<>"`«»‹›‘’‚‛“”„‟‥…\u200B\u2060\uFEFF\uFE10-\uFE1F\uFE30-\uFE6F\p{Bidi_Control}、。〈〉《》「」『』【】〔〕〖〗〘〙〚〛〝〞〟！（），．：；？［］｛｝｟｠｡｢｣､]+/giu;

/** What ends a sentence or a quotation at the end of a link. */
const closing = /[.,:;!?'*_~|\\–—‽،؛؟۔।॥～]+$/u;

const closers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** The links in a text, in order. */
export function linksIn(text: string): TextLink[] {
  const links: TextLink[] = [];
  for (const { 0: found, index: start } of text.matchAll(begun)) {
    const url = found.slice(0, balancedLength(found)).replace(closing, "");
    if (URL.canParse(url)) links.push({ url, start, end: start + url.length });
  }
  return links;
}

/** The length of the beginning whose brackets are all opened inside: `(https://a.example/x)` ends before its `)`. */
function balancedLength(url: string): number {
  const open: string[] = [];
  for (let at = 0; at < url.length; at += 1) {
    const character = url.charAt(at);
    if ("([{".includes(character)) open.push(character);
    const opener = closers[character];
    if (opener !== undefined && open.pop() !== opener) return at;
  }
  return url.length;
}
