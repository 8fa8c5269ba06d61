import { randomBytes } from "node:crypto";
import { handleMax } from "#contracts/commerce/shop-admin.ts";
import { wordsOf } from "#reference/words.ts";
import { escaped } from "../../platform/html.ts";

/** Plain text as HTML: a paragraph per blank line, a break per line. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${escaped(part).replaceAll(/\r?\n/g, "<br>")}</p>`)
    .join("");

/** The requested handle, or candidates from the title; `fallback` for titles without ASCII letters. */
export function handleChoices(
  requested: string | undefined,
  title: string,
  fallback: string,
): string[] {
  if (requested !== undefined) return [requested];
  const base = handleOf(title) || fallback;
  const numbered = Array.from({ length: 8 }, (_, index) => `${base}-${index + 2}`);
  return [base, ...numbered, `${base}-${randomBytes(4).toString("hex")}`];
}

/** A title's words in ASCII lower case with hyphens, with room for a suffix. */
const handleOf = (title: string): string =>
  wordsOf(title)
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "")
    .join("-")
    .slice(0, handleMax - 10)
    .replace(/-$/, "");

/** Each tag once ignoring case, in its first spelling. */
export const distinct = (text: readonly string[]): string[] =>
  [...new Map(text.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed();
