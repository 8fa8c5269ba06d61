import { found, reject } from "./answers.ts";
import { allItems, type Connection, eachPage, type Page, pageOf } from "./pages.ts";
import { type Product, variantPage } from "./shapes.ts";
import type { Execute, CallOptions } from "./transport.ts";
import type * as wire from "./wire.ts";

/** Filter and order of products. `query` uses the shop's search syntax (`tag:cabin`). */
export type ProductChoice = {
  query?: string;
  sortKey?: wire.ProductSortKeys;
  reverse?: boolean;
};

/** The maximum number of items of one list. */
export const longestList = 25_000;

export const pageSize = 20;

/** A product with all pictures and variants, also beyond one page. */
export async function wholeProduct(
  execute: Execute,
  product: wire.Product,
  call?: CallOptions,
): Promise<Product> {
  const { id } = product;
  const images = async (after: string | null): Promise<Page<wire.Image>> => {
    const { data, errors } = await execute("productImages", { id, after: after ?? "" }, call);
    return pageOf((await stillThere(data?.product, errors)).images);
  };
  const variants = async (after: string | null) => {
    const { data, errors } = await execute("productVariants", { id, after: after ?? "" }, call);
    return variantPage((await stillThere(data?.product, errors)).variants);
  };
  return {
    ...product,
    images: await allItems(images, { first: pageOf(product.images) }),
    variants: await allItems(variants, { first: variantPage(product.variants) }),
  };
}

/** A node deleted while its list is read makes the result incomplete, so it is an error. */
export async function stillThere<Result>(
  result: Result | null | undefined,
  errors: Parameters<typeof found>[1],
): Promise<Result> {
  const there = await found(result, errors);
  return there ?? reject([{ message: "The requested object no longer exists." }]);
}

export async function wholeProducts(
  execute: Execute,
  products: readonly wire.Product[],
  call?: CallOptions,
): Promise<Product[]> {
  const whole: Product[] = [];
  for (const product of products) whole.push(await wholeProduct(execute, product, call));
  return whole;
}

export async function wholeProductPage(
  execute: Execute,
  products: Connection<wire.Product>,
  call?: CallOptions,
): Promise<Page<Product>> {
  const page = pageOf(products);
  return { ...page, items: await wholeProducts(execute, page.items, call) };
}

const isProduct = (node: wire.Product | Record<string, never> | null): node is wire.Product =>
  node !== null && "variants" in node;

type CountedVariant = { id: string; quantityAvailable: number | null };

const isCounted = (node: CountedVariant | Record<string, never> | null): node is CountedVariant =>
  node !== null && "quantityAvailable" in node;

/** Queries of products. */
export function productCalls(execute: Execute) {
  async function fetchPage(
    options: ProductChoice & { first?: number; after?: string | null } = {},
    call?: CallOptions,
  ): Promise<Page<Product>> {
    const { first = pageSize, after, query, sortKey = "ID", reverse } = options;
    const variables = { first, after, query, sortKey, reverse };
    const { data, errors } = await execute("products", variables, call);
    return wholeProductPage(execute, await found(data?.products, errors), call);
  }

  const pageAfter =
    (choice: ProductChoice, first: number, call?: CallOptions) => (after: string | null) =>
      fetchPage({ ...choice, first, after }, call);

  async function fetchOne(variables: { id?: string; handle?: string }, call?: CallOptions) {
    const { data, errors } = await execute("product", variables, call);
    const product = await found(data?.product, errors);
    return product && wholeProduct(execute, product, call);
  }

  return {
    /** A page of products, 20 by id by default. */
    fetchPage,

    /** All products, or the first `limit` (25,000 at most), `first` per request. */
    fetchAll: (
      options: ProductChoice & { first?: number; limit?: number } = {},
      call?: CallOptions,
    ): Promise<Product[]> => {
      const { first = pageSize, limit = longestList, ...choice } = options;
      return allItems(pageAfter(choice, Math.min(first, Math.max(limit, 1)), call), { limit });
    },

    /** Iterates products, requesting pages as needed. */
    async *each(
      options: ProductChoice & { first?: number } = {},
      call?: CallOptions,
    ): AsyncGenerator<Product> {
      const { first = pageSize, ...choice } = options;
      for await (const page of eachPage(pageAfter(choice, first, call))) yield* page.items;
    },

    /** By global id (`gid://shopify/Product/1`); null if unknown. */
    fetch: (id: string, call?: CallOptions): Promise<Product | null> => fetchOne({ id }, call),

    /** In the order of the ids, null for unknown ones. */
    fetchMultiple: async (
      ids: readonly string[],
      call?: CallOptions,
    ): Promise<(Product | null)[]> => {
      const { data, errors } = await execute("nodes", { ids }, call);
      const products: (Product | null)[] = [];
      for (const node of await found(data?.nodes, errors))
        products.push(isProduct(node) ? await wholeProduct(execute, node, call) : null);
      return products;
    },

    fetchByHandle: (handle: string, call?: CallOptions): Promise<Product | null> =>
      fetchOne({ handle }, call),

    /** Recommendations for a product; null if unknown. */
    fetchRecommendations: async (
      productId: string,
      call?: CallOptions,
    ): Promise<Product[] | null> => {
      const { data, errors } = await execute("productRecommendations", { productId }, call);
      const products = await found(data?.productRecommendations, errors);
      return products && wholeProducts(execute, products, call);
    },

    /** All product types, 250 at most. */
    fetchTypes: async (call?: CallOptions): Promise<string[]> => {
      const { data, errors } = await execute("productTypes", {}, call);
      return (await found(data?.productTypes, errors)).edges.map(({ node }) => node);
    },

    /**
     * Stock by variant id, for at most 250 ids. Unknown variants are omitted, and all of them if the token
     * may not read inventory.
     */
    fetchStock: async (
      variantIds: readonly string[],
      call?: CallOptions,
    ): Promise<Map<string, number>> => {
      const { data, errors } = await execute("variantStock", { ids: variantIds }, call);
      const stock = new Map<string, number>();
      for (const node of await found(data?.nodes, errors))
        if (isCounted(node) && node.quantityAvailable !== null)
          stock.set(node.id, node.quantityAvailable);
      return stock;
    },
  };
}
