import type { Product, Storefront } from "#storefront/index.ts";

type ProductList = {
  /** Narrows the products in the shop's search syntax. */
  query?: string | undefined;
  matches: (product: Product) => boolean;
  max?: number;
};

/** The products of the shop that match, or the first `max` of them, in the order of the shop. */
export async function listProducts(
  shop: Storefront,
  { query, matches, max = Infinity }: ProductList,
): Promise<Product[]> {
  const matching: Product[] = [];
  for await (const product of shop.product.each({ first: 50, query })) {
    if (matches(product)) matching.push(product);
    if (matching.length >= max) break;
  }
  return matching;
}
