import { memberDiscountTitle, memberPercent } from "#contracts/commerce/shop.ts";
import * as accounts from "../../accounts/accounts/service.ts";
import type { Db } from "../../platform/schema.ts";
import type { Attribute } from "./tables.ts";
import { type Address, type Buyer, readBuyer } from "./buyer.ts";
import { type Discount, type PricedLine, price } from "./pricing.ts";
import { chooseDiscounts } from "./stacking.ts";
import * as store from "./store.ts";

/** A discount: a code, or the server's own discount by title. */
export type CartDiscount = Discount & ({ code: string } | { title: string });

/** Money is in minor units of the shop's currency. */
export type CartLine = {
  id: string;
  variantId: number;
  productId: number;
  /** The product's. */
  title: string;
  variantTitle: string;
  sku: string | null;
  /** A relative path. */
  imagePath: string | null;
  unitPrice: number;
  compareAt: number | null;
  quantity: number;
  attributes: Attribute[];
  /** Stock; may have fallen below the quantity since. */
  stock: number;
  /** Price × quantity. */
  subtotal: number;
  /** Deductions from this line, in total and by discount; discounts without effect are omitted. */
  discount: number;
  allocations: { discount: CartDiscount; amount: number }[];
  /** After discounts. */
  total: number;
};

export type Cart = {
  id: string;
  ownerId: string | null;
  note: string | null;
  attributes: Attribute[];
  buyer: Buyer;
  /** The owner's account, if the cart has an owner. */
  owner: { id: string; username: string; email: string } | null;
  /** As entered, else the owner's. */
  email: string | null;
  /** Delivery address as far as entered. */
  address: Address | null;
  lines: CartLine[];
  /** All codes given, in their stored spelling where known. */
  codes: { code: string; applicable: boolean }[];
  /** Discounts with an effect on this cart, with code or title as `title`. */
  discounts: { title: string; amount: number }[];
  /** In order of payment. `id` is the card's; `amount` is its payment for this cart. */
  giftCards: { id: number; lastCharacters: string; balance: number; amount: number }[];
  /** Before discounts. */
  undiscounted: number;
  /** After discounts, before gift cards. */
  subtotal: number;
  /** Amount due. */
  total: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The whole cart of a row at current prices. */
export async function readCart(db: Db, row: store.CartRow): Promise<Cart> {
  const rows = await store.listLines(db, row.id);
  const keys = row.discount_codes.map((code) => code.toLowerCase());
  const discountRows = await store.listDiscountCodes(db, keys);
  const cards = await store.listCartGiftCards(db, row.id);
  const owner = row.owner_id === null ? undefined : await accounts.findPerson(db, row.owner_id);
  const codeRows = row.discount_codes.map((code) =>
    discountRows.find(({ code_key, is_running }) => is_running && code_key === code.toLowerCase()),
  );
  const lines = rows.map(({ price: unitPrice, quantity }) => ({ unitPrice, quantity }));
  const candidates = [
    ...(row.owner_id === null ? [] : [memberDiscount]),
    ...codeRows.flatMap((each) => each ?? []),
  ];
  const discounts = chooseDiscounts(candidates, lines);
  const prices = price({ lines, discounts, giftCards: cards });
  const named = discounts.map((discount, index) => ({
    discount: namedDiscount(discount),
    amount: prices.discounts[index] ?? 0,
  }));
  const working = named.filter(({ amount }) => amount > 0);
  const buyer = readBuyer(row.buyer);
  return {
    id: row.id,
    ownerId: row.owner_id,
    note: row.note,
    attributes: row.attributes,
    buyer,
    owner: owner ?? null,
    email: buyer.email ?? owner?.email ?? null,
    address: buyer.addresses[0] ?? null,
    lines: rows.map((line, index) =>
      cartLine(
        line,
        prices.lines[index] ?? nothing,
        named.map(({ discount }) => discount),
      ),
    ),
    codes: row.discount_codes.map((typed) => {
      const code =
        discountRows.find(({ code_key }) => code_key === typed.toLowerCase())?.code ?? typed;
      const applicable = named.some(
        ({ discount, amount }) =>
          "code" in discount &&
          discount.code === code &&
          (amount > 0 || (discount.kind === "free_shipping" && rows.length > 0)),
      );
      return { code, applicable };
    }),
    discounts: working.map(({ discount, amount }) => ({ title: titleOf(discount), amount })),
    giftCards: cards.map(({ id, last_characters, balance }, index) => ({
      id,
      lastCharacters: last_characters,
      balance,
      amount: prices.giftCards[index] ?? 0,
    })),
    undiscounted: prices.undiscounted,
    subtotal: prices.subtotal,
    total: prices.total,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const memberDiscount = { kind: "percentage" as const, value: memberPercent };

const nothing: PricedLine = { subtotal: 0, total: 0, allocations: [] };

const namedDiscount = (discount: Discount & { code?: string }): CartDiscount => {
  const { kind, value, code } = discount;
  return code === undefined ? { kind, value, title: memberDiscountTitle } : { kind, value, code };
};

const titleOf = (discount: CartDiscount) => ("code" in discount ? discount.code : discount.title);

function cartLine(
  row: store.LineRow,
  { subtotal, total, allocations }: PricedLine,
  discounts: readonly CartDiscount[],
): CartLine {
  return {
    id: row.id,
    variantId: row.variant_id,
    productId: row.product_id,
    title: row.title,
    variantTitle: row.variant_title,
    sku: row.sku,
    imagePath: row.image_path,
    unitPrice: row.price,
    compareAt: row.compare_at,
    quantity: row.quantity,
    attributes: row.attributes,
    stock: row.stock,
    subtotal,
    discount: subtotal - total,
    allocations: discounts.flatMap((discount, index) => {
      const amount = allocations[index] ?? 0;
      return amount > 0 ? [{ discount, amount }] : [];
    }),
    total,
  };
}
