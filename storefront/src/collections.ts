import { found } from "./answers.ts";
import { allItems, type Page, pageOf } from "./pages.ts";
import { longestList, pageSize, stillThere, wholeProductPage, wholeProducts } from "./products.ts";
import type { Collection, CollectionWithProducts, Product } from "./shapes.ts";
import type { Execute, CallOptions } from "./transport.ts";
import type * as wire from "./wire.ts";

/** Filter and order of collections. */
export type CollectionChoice = {
  query?: string;
  sortKey?: wire.CollectionSortKeys;
  reverse?: boolean;
};

/** Products per collection: 20 by default, `Infinity` for all. */
export type WithProducts = { products?: number };

type Listed = { first?: number; limit?: number };

/** Largest page of a list. */
const longestPage = 250;

/** Queries of collections. */
export const collectionCalls = (execute: Execute) => ({
  ...singleCalls(execute),
  ...listCalls(execute),
});

/** One collection, with its products or a page of them. */
function singleCalls(execute: Execute) {
  async function fetchOne(by: { id?: string; handle?: string }, call?: CallOptions) {
    const { data, errors } = await execute("collection", by, call);
    return found(data?.collection, errors);
  }

  async function fetchOneWithProducts(
    by: { id?: string; handle?: string },
    { products: productCount = pageSize }: WithProducts = {},
    call?: CallOptions,
  ): Promise<CollectionWithProducts | null> {
    const variables = { ...by, productsFirst: perRequest(productCount) };
    const { data, errors } = await execute("collectionWithProducts", variables, call);
    const collection = await found(data?.collection, errors);
    return collection && withProducts(execute, collection, productCount, call);
  }

  return {
    /** A collection by global id, without products; null if unknown. */
    fetch: (id: string, call?: CallOptions): Promise<Collection | null> => fetchOne({ id }, call),

    fetchWithProducts: (id: string, options?: WithProducts, call?: CallOptions) =>
      fetchOneWithProducts({ id }, options, call),

    /** Including its products. */
    fetchByHandle: (handle: string, options?: WithProducts, call?: CallOptions) =>
      fetchOneWithProducts({ handle }, options, call),

    /** A page of a collection's products, in its own order by default; null if unknown. */
    fetchProductPage: async (
      id: string,
      options: {
        first?: number;
        after?: string | null;
        sortKey?: wire.ProductCollectionSortKeys;
        reverse?: boolean;
      } = {},
      call?: CallOptions,
    ): Promise<Page<Product> | null> => {
      const { first = pageSize, after, sortKey, reverse } = options;
      const variables = { id, first, after, sortKey, reverse };
      const { data, errors } = await execute("collectionProducts", variables, call);
      const collection = await found(data?.collection, errors);
      return collection && wholeProductPage(execute, collection.products, call);
    },
  };
}

/** Pages of collections, and all of them. */
function listCalls(execute: Execute) {
  async function fetchPage(
    options: CollectionChoice & { first?: number; after?: string | null } = {},
    call?: CallOptions,
  ): Promise<Page<Collection>> {
    const { data, errors } = await execute("collections", listed(options), call);
    return pageOf(await found(data?.collections, errors));
  }

  return {
    /** A page of collections without products. */
    fetchPage,

    /** All collections, or the first `limit`, without products. */
    fetchAll: (
      options: CollectionChoice & Listed = {},
      call?: CallOptions,
    ): Promise<Collection[]> => {
      const { limit = longestList } = options;
      return allItems((after) => fetchPage({ ...options, after }, call), { limit });
    },

    /** All collections, or the first `limit`, with products. */
    fetchAllWithProducts: (
      options: CollectionChoice & Listed & WithProducts = {},
      call?: CallOptions,
    ): Promise<CollectionWithProducts[]> => {
      const { limit = longestList, products: productCount = pageSize } = options;
      const productsFirst = perRequest(productCount);
      const pageAfter = async (after: string | null): Promise<Page<CollectionWithProducts>> => {
        const variables = { ...listed({ ...options, after }), productsFirst };
        const { data, errors } = await execute("collectionsWithProducts", variables, call);
        const page = pageOf(await found(data?.collections, errors));
        const items: CollectionWithProducts[] = [];
        for (const collection of page.items)
          items.push(await withProducts(execute, collection, productCount, call));
        return { ...page, items };
      };
      return allItems(pageAfter, { limit });
    },
  };
}

/** A collection with as many of its products as asked for, read page by page. */
async function withProducts(
  execute: Execute,
  { products, ...collection }: wire.Collection & { products: wire.Products },
  productCount: number,
  call?: CallOptions,
): Promise<CollectionWithProducts> {
  const first = pageOf(products);
  let { hasNextPage } = first;
  let seen = first.items.length;
  const more = async (after: string | null): Promise<Page<wire.Product>> => {
    const variables = { id: collection.id, first: pageSize, after };
    const { data, errors } = await execute("collectionProducts", variables, call);
    const page = pageOf((await stillThere(data?.collection, errors)).products);
    ({ hasNextPage } = page);
    seen += page.items.length;
    return page;
  };
  const limit = Math.min(productCount, longestList);
  const items = await allItems(more, { first, limit });
  const hasMoreProducts = hasNextPage || seen > items.length;
  return { ...collection, products: await wholeProducts(execute, items, call), hasMoreProducts };
}

const listed = (options: CollectionChoice & { first?: number; after?: string | null }) => {
  const { first = pageSize, after, query, sortKey = "ID", reverse } = options;
  return { first, after, query, sortKey, reverse };
};

/** Products that the first request asks for; `Infinity` is read page by page. */
const perRequest = (productCount: number): number =>
  productCount > longestPage ? pageSize : Math.max(1, Math.floor(productCount));
