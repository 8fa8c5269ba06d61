import { handleMax } from "#contracts/commerce/shop-admin.ts";
import { wordsOf } from "#reference/words.ts";
import { escaped } from "../../platform/html.ts";

/** Plain words as HTML: a paragraph at each empty line, a break at each other one. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${escaped(part).replaceAll(/\r?\n/g, "<br>")}</p>`)
    .join("");

/** A handle of a title: its words in plain small letters, with hyphens between them and room for what makes it differ. */
export const handleOf = (title: string): string =>
  wordsOf(title)
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "")
    .join("-")
    .slice(0, handleMax - 10)
    .replace(/-$/, "") || "product";

/** Words each once, whatever their case, as the first of them is written. */
export const distinct = (text: readonly string[]): string[] =>
  [...new Map(text.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed();
