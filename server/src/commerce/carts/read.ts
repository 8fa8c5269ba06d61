import { memberDiscountTitle, memberPercent } from "#contracts/commerce/shop.ts";
import * as accounts from "../../accounts/accounts/service.ts";
import type { Db } from "../../platform/schema.ts";
import type { Attribute } from "./tables.ts";
import { type Address, type Buyer, readBuyer } from "./buyer.ts";
import { type Discount, type PricedLine, price } from "./pricing.ts";
import { chooseDiscounts } from "./stacking.ts";
import * as store from "./store.ts";

/** What takes something off: a code, or the server's own discount by its title. */
export type CartDiscount = Discount & ({ code: string } | { title: string });

/** All money in minor units of the shop's currency. */
export type CartLine = {
  id: string;
  variantId: number;
  productId: number;
  /** The product's. */
  title: string;
  variantTitle: string;
  sku: string | null;
  /** A path of our own. */
  imagePath: string | null;
  unitPrice: number;
  compareAt: number | null;
  quantity: number;
  attributes: Attribute[];
  /** How many there are in all; may have sunk below the quantity since it was put in. */
  stock: number;
  /** Price × quantity. */
  subtotal: number;
  /** What is taken off, in all and by which of the cart's discounts; without those that take nothing off this line. */
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
  /** The owner's own account, as far as the cart is somebody's. */
  owner: { id: string; name: string; email: string } | null;
  /** As typed, else the owner's. */
  email: string | null;
  /** Where to deliver to, as far as the buyer said. */
  address: Address | null;
  lines: CartLine[];
  /** Every code that was given, in its own spelling where we know it. */
  codes: { code: string; applicable: boolean }[];
  /** What takes something off this cart, with its code or title as `title`. */
  discounts: { title: string; amount: number }[];
  /** In the order they pay. `id` is that of the card; `amount` is what it pays of this cart. */
  giftCards: { id: number; lastCharacters: string; balance: number; amount: number }[];
  /** Before discounts. */
  undiscounted: number;
  /** After discounts, before gift cards. */
  subtotal: number;
  /** What is left to pay. */
  total: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The whole cart of a row, at today's prices. */
export async function readCart(db: Db, row: store.CartRow): Promise<Cart> {
  const rows = await store.listLines(db, row.id);
  const keys = row.discount_codes.map((code) => code.toLowerCase());
  const known = await store.listDiscountCodes(db, keys);
  const cards = await store.listCartGiftCards(db, row.id);
  const owner = row.owner_id === null ? undefined : await accounts.findPerson(db, row.owner_id);
  const codeRows = row.discount_codes.map((code) =>
    known.find(({ code_key, is_running }) => is_running && code_key === code.toLowerCase()),
  );
  const lines = rows.map(({ price: unitPrice, quantity }) => ({ unitPrice, quantity }));
  const candidates = [
    ...(row.owner_id === null ? [] : [memberDiscount]),
    ...codeRows.flatMap((each) => each ?? []),
  ];
  const discounts = chooseDiscounts(candidates, lines);
  const prices = price({ lines, discounts, giftCards: cards });
  const named = discounts.map((discount, place) => ({
    discount: namedDiscount(discount),
    amount: prices.discounts[place] ?? 0,
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
    lines: rows.map((line, place) =>
      cartLine(
        line,
        prices.lines[place] ?? nothing,
        named.map(({ discount }) => discount),
      ),
    ),
    codes: row.discount_codes.map((typed) => {
      const code = known.find(({ code_key }) => code_key === typed.toLowerCase())?.code ?? typed;
      const applicable = working.some(
        ({ discount }) => "code" in discount && discount.code === code,
      );
      return { code, applicable };
    }),
    discounts: working.map(({ discount, amount }) => ({ title: titleOf(discount), amount })),
    giftCards: cards.map(({ id, last_characters, balance }, place) => ({
      id,
      lastCharacters: last_characters,
      balance,
      amount: prices.giftCards[place] ?? 0,
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
    allocations: discounts.flatMap((discount, place) => {
      const amount = allocations[place] ?? 0;
      return amount > 0 ? [{ discount, amount }] : [];
    }),
    total,
  };
}
