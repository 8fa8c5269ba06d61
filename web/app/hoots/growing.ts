import type { FoundHoot, Hoot } from "#contracts/hoots.ts";

/** What a list asks for: words to look for, or a category, or all. */
export type Wanted = { q?: string | undefined; category?: Hoot["category"] | undefined };

export type ListedHoot = Hoot & Partial<Pick<FoundHoot, "marked">>;
export type HootPage = { data: ListedHoot[]; hasMore: boolean };

/** So many pages follow by themselves; then the footer can be reached. */
export const automaticPages = 5;

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

/** The row after which the next page begins; undefined at the end. */
export const nextBefore = (page: HootPage): string | undefined =>
  page.hasMore ? page.data.at(-1)?._id : undefined;

/** Whether the next page comes by itself when the last hoot is reached. */
export const growsByItself = (pageCount: number): boolean => pageCount <= automaticPages;

/** What was found or is shown, in a sentence. */
export function resultWords(count: number, hasMore: boolean, { q, category }: Wanted): string {
  const hoots = `${count} ${count === 1 ? "hoot" : "hoots"}`;
  if (q) return hasMore ? `The first ${hoots} for “${q}”` : `${hoots} for “${q}”`;
  const where = category ? ` in ${category}` : "";
  return hasMore ? `Showing ${hoots}${where}` : `All ${hoots}${where}`;
}
