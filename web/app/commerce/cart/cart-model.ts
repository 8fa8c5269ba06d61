import { memberDiscountTitle } from "#contracts/commerce/shop.ts";
import { counted, plural } from "#format/plurals.ts";
import type { Cart, CartLine } from "#storefront/index.ts";
import { centsOf } from "../../ui/money.ts";

/** "1 item", "3 items". */
export const itemsText = (count: number): string => counted(count, "item");

export const countOf = (cart: Cart | null): number =>
  (cart?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0);

/** The lines of a cart that can be bought. Shopify keeps sold-out lines with a quantity of 0. */
export const linesOf = (cart: Cart): CartLine[] => cart.lines.filter((line) => line.quantity > 0);

/** The message of a line with fewer items than requested. */
export const limitedText = (quantity: number): string =>
  `Only ${quantity} left. We updated your quantity.`;

/** "Bed", "Bed and Bowl", "Bed, Bowl and Mug". */
const listText = (titles: readonly string[]): string =>
  [titles.slice(0, -1).join(", "), titles.at(-1)].filter(Boolean).join(" and ");

export const soldOutText = (titles: readonly string[]): string =>
  `${listText(titles)} sold out and ${plural(titles.length, "was", "were")} removed from your cart.`;

/** The accessible name of a line: its product and variant. */
export function nameOf({ merchandise }: CartLine): string {
  const variant = variantTitleOf(merchandise.title);
  return variant ? `${merchandise.product.title}, ${variant}` : merchandise.product.title;
}

/** The title of a variant; undefined if the product has only one. */
export const variantTitleOf = (variantTitle: string): string | undefined =>
  variantTitle === "Default Title" || variantTitle === "" ? undefined : variantTitle;

/** The custom attributes of a line, as the API accepts them. */
export const attributesOf = ({ attributes }: CartLine): { key: string; value: string }[] =>
  attributes.map(({ key, value }) => ({ key, value: value ?? "" }));

/** Compares two codes without regard to case. `undefined` matches no code. */
export const isSameCode =
  (code: string | undefined) =>
  (other: string): boolean =>
    other.toLowerCase() === code?.toLowerCase();

/** Whether this code is in a cart and does not apply. */
export const isNotApplied = (cart: Cart, code: string | undefined): boolean =>
  cart.discountCodes.some((each) => isSameCode(code)(each.code) && !each.applicable);

export type ReceiptRow = { label: string; cents: number };

/** The sums of a cart in cents: before discounts, each discount and gift card by name, and the total. */
export type Receipt = {
  count: number;
  before: number;
  discounts: ReceiptRow[];
  giftCards: ReceiptRow[];
  total: number;
};

/** The discount of `memberCode` has the title of the member discount. */
export function receiptOf(cart: Cart, memberCode?: string): Receipt {
  const discounts = new Map<string, ReceiptRow>();
  const allocations = [
    ...cart.lines.flatMap((line) => line.discountAllocations),
    ...cart.discountAllocations,
  ];
  for (const allocation of allocations) {
    const name = ("code" in allocation ? allocation.code : allocation.title) || "Discount";
    const label = isSameCode(memberCode)(name) ? memberDiscountTitle : name;
    const row = discounts.get(label.toLowerCase()) ?? { label, cents: 0 };
    row.cents += centsOf(allocation.discountedAmount.amount);
    discounts.set(label.toLowerCase(), row);
  }
  return {
    count: countOf(cart),
    before: cart.lines.reduce((sum, line) => sum + beforeDiscounts(line), 0),
    discounts: Array.from(discounts.values()).filter(({ cents }) => cents > 0),
    giftCards: cart.appliedGiftCards.map((card) => ({
      label: `Gift card ending in ${card.lastCharacters}`,
      cents: centsOf(card.presentmentAmountUsed.amount),
    })),
    total: centsOf(cart.cost.totalAmount.amount),
  };
}

/** The price of a line before discounts, in cents. */
export const beforeDiscounts = ({ cost, quantity }: CartLine): number =>
  centsOf(cost.amountPerQuantity.amount) * quantity;

/** The URL of the checkout; undefined unless it is an HTTP URL. */
export function checkoutUrl(webUrl: string | null | undefined): string | undefined {
  const url = URL.parse(webUrl ?? "");
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : undefined;
}
