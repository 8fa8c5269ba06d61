import type { Product, Variant } from "#storefront/index.ts";
import { descriptionOf } from "../../ui/text.ts";
import { centsOf } from "../../ui/money.ts";
import { idOf } from "../../links/shop.ts";
import { pictureOf, type ShopPicture } from "../pictures/index.ts";

/** The fields of a product on its card. Prices are in cents. */
export type ProductCard = {
  id: string;
  title: string;
  /** One line of the description. */
  summary: string;
  picture: ShopPicture | null;
  price: number;
  /** Whether other variants cost more. */
  isFrom: boolean;
  /** The earlier price; null unless it was higher. */
  compareAt: number | null;
  soldOut: boolean;
};

const priceOf = ({ price }: Variant): number => centsOf(price.amount);

/** The earlier price of a variant in cents; null unless it was higher. */
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
    summary: descriptionOf(description),
    picture: first ? pictureOf(first, site) : null,
    soldOut: !availableForSale,
  };
}
