import type { Product, Storefront } from "#storefront/index.ts";

/** The number of products read at most. */
const readMax = 500;

/** The first `max` products of the shop that match, in the order of the shop. */
export async function listProducts(
  shop: Storefront,
  matches: (product: Product) => boolean,
  max: number,
): Promise<Product[]> {
  const matching: Product[] = [];
  let read = 0;
  for await (const product of shop.product.each({ first: 50 })) {
    if (matches(product)) matching.push(product);
    read += 1;
    if (matching.length >= max || read >= readMax) break;
  }
  return matching;
}
