import tlds from "tlds" with { type: "json" };

const topLevel = new Set(tlds);

const scheme = /:\/\/|\bhxxps?\b|\bwww\.|\b(?:mailto|tel|sms):\S/i;
const ipAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
/** A dot between letters, followed by a possible top-level domain. */
const dotted =
  /([\p{L}\p{N}\p{M}])\.(xn--[a-z0-9-]{2,59}|[\p{L}\p{M}]{2,24})(?![\p{L}\p{N}\p{M}_-])/giu;
const hiddenDot = /\s?[[({<]\s?(?:\.|dot)\s?[\])}>]\s?/gi;
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/g;
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** True if text contains a URL, an email address or a domain, even slightly disguised. */
export function hasLink(text: string): boolean {
  const plain = text
    .replace(otherDots, ".")
    .normalize("NFKC")
    .replace(ignorable, "")
    .replace(hiddenDot, ".");
  if (scheme.test(plain) || ipAddress.test(plain)) return true;
  for (const match of plain.matchAll(dotted)) {
    const [whole, before = "", domain = ""] = match;
    if (!topLevel.has(domain.toLowerCase())) continue;
    const next = plain.charAt(match.index + whole.length);
    if (!isSentenceBreak(before, domain, next)) return true;
  }
  return false;
}

/** "a long day.It rained" is a missing space, not an Italian domain. */
const isSentenceBreak = (before: string, domain: string, next: string): boolean =>
  /\p{Ll}/u.test(before) && /^\p{Lu}\p{Ll}+$/u.test(domain) && !/[/:?#@]/.test(next);
