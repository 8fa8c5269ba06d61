import type { Page, Product, Storefront } from "#storefront/index.ts";
import { errorResponseOf } from "./queries.ts";
import { fits, isNarrowed, orders, shopQuery, type Wanted } from "./filters.ts";

export const pageCount = 24;

/** How far a collection is read where the shop cannot be asked for a part of it. */
const readAtMost = 250;

/** One page of what is wanted; null where there is no such collection. */
async function findGoods(
  shop: Storefront,
  wanted: Wanted,
  collection: string | undefined,
): Promise<Page<Product> | null> {
  if (collection === undefined) return everywhere(shop, wanted);
  return isNarrowed(wanted) ? partOf(shop, collection, wanted) : whole(shop, collection, wanted);
}

function everywhere(shop: Storefront, wanted: Wanted): Promise<Page<Product>> {
  const order = wanted.sort && orders[wanted.sort];
  return shop.product.fetchPage({
    first: pageCount,
    after: wanted.after,
    query: shopQuery(wanted),
    sortKey: order?.of ?? (wanted.q ? "RELEVANCE" : "BEST_SELLING"),
    reverse: order?.reverse,
  });
}

/** Where nobody asks for an order, a collection comes in its own. */
function inOrder({ sort }: Wanted) {
  const order = sort && orders[sort];
  return order ? { sortKey: order.inCollection, reverse: order.reverse } : {};
}

const whole = (shop: Storefront, id: string, wanted: Wanted) =>
  shop.collection.fetchProductPage(id, {
    first: pageCount,
    after: wanted.after,
    ...inOrder(wanted),
  });

/** The API cannot search in a collection, so its products are read and looked through. */
async function partOf(shop: Storefront, id: string, wanted: Wanted): Promise<Page<Product> | null> {
  const items: Product[] = [];
  let after: string | null = null;
  for (let read = 0; read < readAtMost;) {
    const page: Page<Product> | null = await shop.collection.fetchProductPage(id, {
      first: 50,
      after,
      ...inOrder(wanted),
    });
    if (!page) return null;
    read += page.items.length;
    items.push(...page.items.filter((product) => fits(product, wanted)));
    if (!page.hasNextPage || page.items.length === 0) break;
    after = page.endCursor;
  }
  return { items, hasNextPage: false, endCursor: null };
}

/** What came of looking for goods. `stale` is a place to begin at that the shop does not know any more. */
export type Sought =
  | { is: "here"; products: Product[]; next: string | undefined }
  | { is: "missing" }
  | { is: "stale" }
  | { is: "failed"; error: Error };

/** Looks for what is wanted, and never rejects. `collection` is the whole id of the one to look in. */
export async function seekGoods(
  shop: Storefront,
  wanted: Wanted,
  collection: string | undefined,
): Promise<Sought> {
  try {
    const page = await findGoods(shop, wanted, collection);
    if (!page) return { is: "missing" };
    const { items, hasNextPage, endCursor } = page;
    return { is: "here", products: items, next: (hasNextPage && endCursor) || undefined };
  } catch (caught) {
    const { is, error } = errorResponseOf(caught);
    return is === "refused" && wanted.after ? { is: "stale" } : { is: "failed", error };
  }
}
