import type { Product, Storefront } from "#storefront/index.ts";

/** Nobody waits for more of a list than this. */
const readAtMost = 500;

/** The first `most` products of the shop's list, in its own order, that are wanted. */
export async function listed(
  shop: Storefront,
  isWanted: (product: Product) => boolean,
  most: number,
): Promise<Product[]> {
  const wanted: Product[] = [];
  let read = 0;
  for await (const product of shop.product.each({ first: 50 })) {
    if (isWanted(product)) wanted.push(product);
    read += 1;
    if (wanted.length >= most || read >= readAtMost) break;
  }
  return wanted;
}
