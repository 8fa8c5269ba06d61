import type { Category, FoundHoot, Hoot, Marked } from "#contracts/community/hoots.ts";
import { counted } from "#format/plurals.ts";
import type { ListSort, HootTags } from "../../links/hoots.ts";
import { preview } from "./text.ts";

/** The filters of a list: a search query, a category or an author; none means all hoots. */
export type Filters = {
  q?: string | undefined;
  category?: Category | undefined;
  author?: string | undefined;
  /** Hoots with these tags; `text` names them, `path` is the list of them. */
  tags?: (HootTags & { text: string; path: string }) | undefined;
  /** Newest first by default. */
  sort?: ListSort | undefined;
};

/** A hoot in a list; a search result has its matches marked. */
export type ListedHoot = Hoot & { marked?: FoundHoot["marked"] | undefined };

export type HootPage = {
  data: ListedHoot[];
  hasMore: boolean;
  /** Set for a restored page: all of it is rendered at once, so that its height is right. */
  drawn?: true | undefined;
};

/** How many pages load by themselves; after that the footer can be reached. */
export const automaticPages = 5;

/** Adds an ellipsis on each side where the text goes on. */
export function asPassage(passage: Marked, fullText: string): Marked {
  const passageText = passage.map((part) => part.text).join("");
  const before = !fullText.trimStart().startsWith(passageText.slice(0, 20).trimStart());
  const after = !fullText.trimEnd().endsWith(passageText.slice(-20).trimEnd());
  return [
    ...(before ? [{ text: "… ", match: false }] : []),
    ...passage,
    ...(after ? [{ text: " …", match: false }] : []),
  ];
}

const forCard = (hoot: ListedHoot): ListedHoot => ({
  ...hoot,
  text: preview(hoot.text),
  comments: [],
  ...(hoot.marked && {
    marked: { title: hoot.marked.title, text: asPassage(hoot.marked.text, hoot.text) },
  }),
});

/** A page with only what postcards show of its hoots. */
export const forCards = (page: HootPage): HootPage => ({
  ...page,
  data: page.data.map(forCard),
});

/** The hoots of all pages, each once. */
export function listed(pages: readonly HootPage[]): ListedHoot[] {
  const seen = new Set<string>();
  return pages.flatMap(({ data }) =>
    data.filter(({ _id }) => {
      if (seen.has(_id)) return false;
      seen.add(_id);
      return true;
    }),
  );
}

/** How many hoots are rendered even off screen: the first page and restored pages. */
export const drawnCount = (pages: readonly HootPage[]): number =>
  pages
    .filter(({ drawn }, index) => drawn || index === 0)
    .reduce((sum, { data }) => sum + data.length, 0);

/** How many hoots are newer than a list, without the reader's own, and whether there may be more. */
export function newerThan(
  newest: HootPage,
  list: readonly ListedHoot[],
  userId: string | undefined,
): { count: number; more: boolean } {
  const knownIds = new Set(list.map(({ _id }) => _id));
  const at = newest.data.findIndex(({ _id }) => knownIds.has(_id));
  const newer = at < 0 ? newest.data : newest.data.slice(0, at);
  const ofOthers = newer.filter(({ author }) => !author || author._id !== userId);
  return { count: ofOthers.length, more: at < 0 && newest.hasMore };
}

/** The pages of a list with the newest hoots on top. If they do not overlap with the list, it starts over. */
export function withNewest(pages: readonly HootPage[], newest: HootPage): HootPage[] {
  const [first, ...others] = pages;
  const fresh = new Set(newest.data.map(({ _id }) => _id));
  const isJoined = listed(pages).some(({ _id }) => fresh.has(_id));
  if (!first || !isJoined) return [newest];
  const rest = first.data.filter(({ _id }) => !fresh.has(_id));
  return [{ ...first, data: [...newest.data, ...rest] }, ...others];
}

/** The cursor of the next page; undefined at the end. */
export const nextBefore = (page: HootPage): string | undefined =>
  page.hasMore ? page.data.at(-1)?._id : undefined;

/** Whether the next page loads by itself when the last hoot is reached. */
export const growsByItself = (pageCount: number): boolean => pageCount <= automaticPages;

/** The number of hoots shown or found, as text. */
export function resultText(
  count: number,
  hasMore: boolean,
  { q, category, tags }: Filters,
): string {
  const hoots = counted(count, "hoot");
  if (q) return hasMore ? `First ${hoots} for “${q}”` : `${hoots} for “${q}”`;
  const where = tags ? ` about ${tags.text}` : category ? ` in ${category}` : "";
  return hasMore ? `Showing ${hoots}${where}` : `All ${hoots}${where}`;
}
