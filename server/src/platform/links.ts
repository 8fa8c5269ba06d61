import tlds from "tlds" with { type: "json" };

const topLevel = new Set(tlds);

const scheme = /:\/\/|\bhxxps?\b|\bwww\.|\b(?:mailto|tel|sms):\S/i;
const ipAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
/** A dot between letters, followed by a possible top-level domain. */
const dotted =
  /([\p{L}\p{N}\p{M}])\.(xn--[a-z0-9-]{2,59}|[\p{L}\p{M}]{2,24})(?![\p{L}\p{N}\p{M}]|[_-]+[\p{L}\p{N}])/giu;
const emailAddress = /[^\s@]@[^\s@.]+(?:\.[^\s@.]+)*\.[\p{L}\p{M}]{2,}/u;
/** A dot that is spelled out or set apart. After a space, only lower case isn't the next sentence. */
const spacedDot =
  /(?<=[\p{L}\p{N}])(?:\s+dot\s+|\s+\.|\s*[·•∙⋅‧]\s*)(?=(?:com|net|org|info|biz)(?![\p{L}\p{N}]))/giu;
const dotBeforeSpace = /(?<=[\p{L}\p{N}])\.\s+(?=(?:com|net|org|info|biz)(?![\p{L}\p{N}]))/gu;
/** "a long day.It rained" is a missing space: a plain word, then one that begins a sentence and is a domain, too. */
const missingSpace =
  /\.(?<=(?:^|\s)(?:@?\p{L}+|[\d.:]+)\.)(?=(?:As|At|By|Do|In|Is|It|My|No|So|To)\s+[\p{L}\p{N}])/gu;
const hiddenDot = /\s?[[({<]\s?(?:\.|dot)\s?[\])}>]\s?/gi;
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/g;
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Characters that end a link in running text. Within a URL, what follows one rarely looks like a second link. */
const ends = /[\s,;|<>"'()[\]{}]+/;

/** True if text contains a URL, an email address or a domain, even slightly disguised. */
export const hasLink = (text: string): boolean => parts(text).some(isLink);

/** The number of URLs, email addresses and domains in a text. */
export function countLinks(text: string): number {
  let count = 0;
  for (const part of parts(text)) {
    // Links that are joined without a space count each.
    if (isLink(part)) count += Math.max(1, part.split("://").length - 1);
  }
  return count;
}

const parts = (text: string): string[] =>
  text
    .replace(otherDots, ".")
    .normalize("NFKC")
    .replace(ignorable, "")
    .replace(hiddenDot, ".")
    .replace(spacedDot, ".")
    .replace(dotBeforeSpace, ".")
    .replace(missingSpace, ". ")
    .split(ends);

function isLink(part: string): boolean {
  if (scheme.test(part) || ipAddress.test(part) || emailAddress.test(part)) return true;
  return Array.from(part.matchAll(dotted)).some(([, , domain = ""]) =>
    topLevel.has(domain.toLowerCase()),
  );
}
