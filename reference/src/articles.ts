/** The site's own articles about preparing a trip, with sources. */
import type { Article } from "./articles/article.ts";
import { cardOf, readingCopyOf, type ArticleCard, type ReadingCopy } from "./articles/reading.ts";
import { overTheAtlantic } from "./articles/texts/over-the-atlantic.ts";
import { papersInOrder } from "./articles/texts/papers-in-order.ts";
import { safeJourneys } from "./articles/texts/safe-journeys.ts";
import { shortNoses } from "./articles/texts/short-noses.ts";
import { ultimateGuide } from "./articles/texts/ultimate-guide.ts";

export type { Block, Scene } from "./articles/article.ts";
export { textsOf } from "./articles/reading.ts";
export type { ArticleCard, NumberedSource, Piece, ReadingCopy } from "./articles/reading.ts";

/** All articles, the featured one first. */
export const articles: readonly Article[] = [
  safeJourneys,
  ultimateGuide,
  papersInOrder,
  shortNoses,
  overTheAtlantic,
];

export const articleCards: readonly ArticleCard[] = articles.map(cardOf);

/** An article ready for display, and the next one. */
export function readArticle(id: string): { article: ReadingCopy; next: ArticleCard } | undefined {
  const at = articles.findIndex((article) => article.id === id);
  const article = articles[at];
  const next = articleCards[(at + 1) % articleCards.length];
  return article && next && { article: readingCopyOf(article), next };
}
