/** Result types: wire shapes with connections as arrays. */
import { type Connection, type Page, pageOf } from "./pages.ts";
import type * as wire from "./wire.ts";

export type Variant = wire.Variant & {
  /** Legacy names of `price` and `compareAtPrice`. */
  priceV2: wire.Money;
  compareAtPriceV2: wire.Money | null;
};

export type Product = Omit<wire.Product, "images" | "variants"> & {
  images: wire.Image[];
  variants: Variant[];
};

export type Collection = wire.Collection;

/** `hasMoreProducts` tells whether the collection has more than were requested. */
export type CollectionWithProducts = Collection & { products: Product[]; hasMoreProducts: boolean };

export type AppliedGiftCard = wire.Cart["appliedGiftCards"][number] & {
  amountUsedV2: wire.Money;
  balanceV2: wire.Money;
};

type WireGroup = wire.Cart["deliveryGroups"]["edges"][number]["node"];
export type DeliveryGroup = Omit<WireGroup, "cartLines"> & { cartLines: { id: string }[] };

export type Cart = Omit<wire.Cart, "lines" | "deliveryGroups" | "appliedGiftCards"> & {
  lines: wire.CartLine[];
  deliveryGroups: DeliveryGroup[];
  appliedGiftCards: AppliedGiftCard[];
};

const nodes = <Node>({ edges }: { edges: readonly { node: Node }[] }): Node[] =>
  edges.map(({ node }) => node);

/** Variant prices under legacy and current names. */
export const withOldPrices = (variant: wire.Variant): Variant => ({
  ...variant,
  priceV2: variant.price,
  compareAtPriceV2: variant.compareAtPrice,
});

export const variantPage = (variants: Connection<wire.Variant>): Page<Variant> => {
  const page = pageOf(variants);
  return { ...page, items: page.items.map(withOldPrices) };
};

/** A cart with all its lines. */
export const cartOf = (cart: wire.Cart, lines: wire.CartLine[]): Cart => ({
  ...cart,
  lines,
  deliveryGroups: nodes(cart.deliveryGroups).map((group) => ({
    ...group,
    cartLines: nodes(group.cartLines),
  })),
  appliedGiftCards: cart.appliedGiftCards.map((card) => ({
    ...card,
    amountUsedV2: card.amountUsed,
    balanceV2: card.balance,
  })),
});
