/** Paginated lists. */
import { StorefrontError } from "./failures.ts";

/** A connection as on the wire. */
export type Connection<Node> = {
  pageInfo: { hasNextPage: boolean };
  edges: readonly { cursor: string; node: Node }[];
};

/** A page of a list. Pass `after: endCursor` for the next one. */
export type Page<Item> = { items: Item[]; hasNextPage: boolean; endCursor: string | null };

export function pageOf<Node>({ pageInfo, edges }: Connection<Node>): Page<Node> {
  return {
    items: edges.map(({ node }) => node),
    hasNextPage: pageInfo.hasNextPage,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
}

/**
 * Iterates pages to the end. Rejects with `PAGING` if a cursor repeats or is missing, since the loop would
 * not end.
 */
export async function* eachPage<Item>(
  turn: (after: string | null) => Promise<Page<Item>>,
  first?: Page<Item>,
): AsyncGenerator<Page<Item>> {
  const seen = new Set<string>();
  let page = first ?? (await turn(null));
  for (;;) {
    yield page;
    if (!page.hasNextPage) return;
    const cursor = page.endCursor;
    if (cursor === null || seen.has(cursor))
      throw new StorefrontError("PAGING", "The shop returned a list that never ends.");
    seen.add(cursor);
    page = await turn(cursor);
  }
}

/** All items of a list, or the first `limit`. A given `first` page is not requested again. */
export async function allItems<Item>(
  turn: (after: string | null) => Promise<Page<Item>>,
  { first, limit = Infinity }: { first?: Page<Item>; limit?: number } = {},
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of eachPage(turn, first)) {
    items.push(...page.items);
    if (items.length >= limit) return items.slice(0, limit);
  }
  return items;
}
