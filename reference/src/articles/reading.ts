import { mapProse, type Article, type Block, type Prose, type Scene } from "./article.ts";
import { authorities, type Authority, type AuthorityId } from "./authorities.ts";
import { facts } from "./facts.ts";
import { plainText, runsOf } from "./prose.ts";
import { sourceReference, type SourceId, type SourceReference } from "../sources.ts";

/** A piece of rendered prose: text, links and source numbers. */
export type Piece =
  | { is: "text"; text: string }
  | { is: "link"; text: string; to: string }
  /** `mention` numbers the citations of an article from 1. `reported` asks readers to confirm it. */
  | { is: "sources"; mention: number; numbers: readonly number[]; reported: boolean };

/** A source below an article: its number and its mentions. */
export type NumberedSource = SourceReference & { number: number; mentions: readonly number[] };

export type ArticleCard = {
  id: string;
  title: string;
  excerpt: string;
  date: string;
  thumbnail: Scene;
  /** Reading time in minutes. */
  minutes: number;
};

/** An article with its sources numbered in order of mention. */
export type ReadingCopy = ArticleCard & {
  checked: string;
  wordCount: number;
  content: readonly Block<readonly Piece[]>[];
  sources: readonly NumberedSource[];
  /** Contacts for what the article states. */
  ask: readonly Authority[];
  /** Whether a fact has only sources without a URL. */
  reports: boolean;
};

const wordsAMinute = 220;

export function cardOf(article: Article): ArticleCard {
  const { id, title, excerpt, date, thumbnail } = article;
  const minutes = Math.max(1, Math.round(wordCount(article) / wordsAMinute));
  return { id, title, excerpt, date, thumbnail, minutes };
}

export function readingCopyOf(article: Article): ReadingCopy {
  const mentionsOf = new Map<SourceId, number[]>();
  const authorityIds = new Set<AuthorityId>();
  let mention = 0;
  let reports = false;
  const numbered = (prose: Prose): Piece[] =>
    runsOf(prose).map((run) => {
      if (run.is !== "facts") return run;
      mention += 1;
      const stated = run.ids.map((id) => facts[id]);
      for (const { ask } of stated) authorityIds.add(ask);
      const reported = stated.some((fact) => fact.reported);
      reports ||= reported;
      const named = new Set(stated.flatMap((fact) => fact.sources));
      for (const id of named) mentionsOf.set(id, [...(mentionsOf.get(id) ?? []), mention]);
      const order = [...mentionsOf.keys()];
      const numbers = [...named].map((id) => order.indexOf(id) + 1).toSorted((a, b) => a - b);
      return { is: "sources", mention, numbers, reported };
    });
  const content = article.content.map((block) => mapProse(block, numbered));
  return {
    ...cardOf(article),
    checked: article.checked,
    wordCount: wordCount(article),
    content,
    sources: [...mentionsOf].map(([id, mentions], index) => ({
      ...sourceReference(id, article.checked),
      number: index + 1,
      mentions,
    })),
    ask: [...authorityIds].map((id) => authorities[id]),
    reports,
  };
}

/** Word count of the text without the sources. */
export const wordCount = (article: Article): number =>
  textsOf(article)
    .map((text) => text.split(/\s+/).filter(Boolean).length)
    .reduce((a, b) => a + b, 0);

/** All texts of an article: one per title, paragraph, list item and list of names. */
export function textsOf({ content }: Article): string[] {
  const texts: string[] = [];
  for (const block of content) {
    if (block.is === "breeds")
      texts.push(...block.groups.map(({ breeds }) => breeds.map(({ name }) => name).join(", ")));
    if ("text" in block && typeof block.text === "string") texts.push(block.text);
    else mapProse(block, (prose) => texts.push(prose));
  }
  return texts.map(plainText);
}
