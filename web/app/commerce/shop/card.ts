import type { Product, Variant } from "#storefront/index.ts";
import { descriptionOf } from "../../ui/text.ts";
import { centsOf } from "../../ui/money.ts";
import { idOf } from "../../links/shop.ts";
import { pictureOf, type ShopPicture } from "../pictures/index.ts";

/** As much of a product as its card shows. Money is in cents. */
export type ProductCard = {
  id: string;
  title: string;
  words: string;
  picture: ShopPicture | null;
  price: number;
  /** Other variants cost more. */
  isFrom: boolean;
  /** What it cost before; null where it costs no less than then. */
  compareAt: number | null;
  soldOut: boolean;
};

const priceOf = ({ price }: Variant): number => centsOf(price.amount);

/** What a variant cost before, in cents; null where that was no more. */
export function compareAtOf({ price, compareAtPrice }: Variant): number | null {
  if (!compareAtPrice) return null;
  const before = centsOf(compareAtPrice.amount);
  return before > centsOf(price.amount) ? before : null;
}

/** The card of a product, with the price of its cheapest variant. */
export function cardOf(product: Product, site: string): ProductCard {
  const cheapest = product.variants.toSorted((a, b) => priceOf(a) - priceOf(b))[0];
  const dearest = Math.max(...product.variants.map(priceOf));
  const isFrom = cheapest !== undefined && dearest > priceOf(cheapest);
  return { ...withoutPrice(product, site), ...pricesOf(cheapest), isFrom };
}

/** The card of a product, with the price of its first variant. */
export const firstVariantCard = (product: Product, site: string): ProductCard => ({
  ...withoutPrice(product, site),
  ...pricesOf(product.variants[0]),
  isFrom: false,
});

const pricesOf = (variant: Variant | undefined) =>
  variant
    ? { price: priceOf(variant), compareAt: compareAtOf(variant) }
    : { price: 0, compareAt: null };

function withoutPrice({ id, title, description, images, availableForSale }: Product, site: string) {
  const [first] = images;
  return {
    id: idOf(id),
    title,
    words: descriptionOf(description),
    picture: first ? pictureOf(first, site) : null,
    soldOut: !availableForSale,
  };
}
