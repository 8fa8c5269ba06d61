import type { Page, Product, Storefront } from "#storefront/index.ts";
import { shopErrorOf } from "./shop-errors.ts";
import { matchesFilters, hasFilters, sortOrders, shopQuery, type Filters } from "./filters.ts";

export const pageSize = 24;

/** The number of products of a collection that are read for filtering. */
const readMax = 250;

/** One page of products; null if there is no such collection. */
async function fetchProducts(
  shop: Storefront,
  filters: Filters,
  collection: string | undefined,
): Promise<Page<Product> | null> {
  if (collection === undefined) return fetchFromShop(shop, filters);
  return hasFilters(filters)
    ? filterCollection(shop, collection, filters)
    : fetchCollection(shop, collection, filters);
}

function fetchFromShop(shop: Storefront, filters: Filters): Promise<Page<Product>> {
  const order = filters.sort && sortOrders[filters.sort];
  return shop.product.fetchPage({
    first: pageSize,
    after: filters.after,
    query: shopQuery(filters),
    sortKey: order?.sortKey ?? (filters.q ? "RELEVANCE" : "BEST_SELLING"),
    reverse: order?.reverse,
  });
}

/** The sort order in a collection, which defaults to its own. */
function collectionSort({ sort }: Filters) {
  const order = sort && sortOrders[sort];
  return order ? { sortKey: order.inCollection, reverse: order.reverse } : {};
}

const fetchCollection = (shop: Storefront, id: string, filters: Filters) =>
  shop.collection.fetchProductPage(id, {
    first: pageSize,
    after: filters.after,
    ...collectionSort(filters),
  });

/** Reads and filters the products of a collection, which the API cannot search. */
async function filterCollection(
  shop: Storefront,
  id: string,
  filters: Filters,
): Promise<Page<Product> | null> {
  const items: Product[] = [];
  let after: string | null = null;
  for (let read = 0; read < readMax;) {
    const page: Page<Product> | null = await shop.collection.fetchProductPage(id, {
      first: 50,
      after,
      ...collectionSort(filters),
    });
    if (!page) return null;
    read += page.items.length;
    items.push(...page.items.filter((product) => matchesFilters(product, filters)));
    if (!page.hasNextPage || page.items.length === 0) break;
    after = page.endCursor;
  }
  return { items, hasNextPage: false, endCursor: null };
}

/** The result of a search. `stale` is a cursor that the shop no longer accepts. */
export type ProductSearch =
  | { is: "loaded"; products: Product[]; next: string | undefined }
  | { is: "missing" }
  | { is: "stale" }
  | { is: "failed"; error: Error };

/** Finds products. Never rejects. `collection` is the global ID of the collection to search. */
export async function findProducts(
  shop: Storefront,
  filters: Filters,
  collection: string | undefined,
): Promise<ProductSearch> {
  try {
    const page = await fetchProducts(shop, filters, collection);
    if (!page) return { is: "missing" };
    const { items, hasNextPage, endCursor } = page;
    return { is: "loaded", products: items, next: (hasNextPage && endCursor) || undefined };
  } catch (caught) {
    const { is, error } = shopErrorOf(caught);
    return is === "rejected" && filters.after ? { is: "stale" } : { is: "failed", error };
  }
}
