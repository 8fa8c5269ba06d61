import { memberDiscountTitle } from "#contracts/commerce/shop-names.ts";
import type { Cart, CartLine } from "#storefront/index.ts";
import { centsOf } from "../../ui/money.ts";

/** "1 thing", "3 things". */
export const things = (count: number): string => `${count} ${count === 1 ? "thing" : "things"}`;

export const countOf = (cart: Cart | null): number =>
  (cart?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0);

/** What can be bought in a cart. A real shop keeps lines of 0 for what is sold out. */
export const linesOf = (cart: Cart): CartLine[] => cart.lines.filter((line) => line.quantity > 0);

/** What is said beside a line that holds less than was asked for. */
export const keptText = (kept: number): string => `Only ${kept} left: we kept ${kept}.`;

export const soldOutText = (titles: readonly string[]): string =>
  `${titles.join(", ")} ${titles.length === 1 ? "is" : "are"} sold out, so we took ${
    titles.length === 1 ? "it" : "them"
  } out of your cart.`;

/** The name of a line for those who listen: what it is, and which of its kinds. */
export function nameOf({ merchandise }: CartLine): string {
  const kind = kindOf(merchandise.title);
  return kind ? `${merchandise.product.title}, ${kind}` : merchandise.product.title;
}

/** The kind of a product that a variant is; undefined where there is only one. */
export const kindOf = (variantTitle: string): string | undefined =>
  variantTitle === "Default Title" || variantTitle === "" ? undefined : variantTitle;

/** What was engraved or chosen for a line, as it is sent. */
export const attributesOf = ({ attributes }: CartLine): { key: string; value: string }[] =>
  attributes.map(({ key, value }) => ({ key, value: value ?? "" }));

/** Whether two codes are one for the shop, whatever the size of their emails. None is the same as no other. */
export const isSameCode =
  (code: string | undefined) =>
  (other: string): boolean =>
    other.toLowerCase() === code?.toLowerCase();

/** Whether this code is in a cart and takes nothing off. */
export const isLeftOut = (cart: Cart, code: string | undefined): boolean =>
  cart.discountCodes.some((each) => isSameCode(code)(each.code) && !each.applicable);

export type ReceiptRow = { label: string; cents: number };

/** The sums of a cart, in cents: before discounts, each discount and gift card by its name, and what is to be paid. */
export type Receipt = {
  count: number;
  before: number;
  discounts: ReceiptRow[];
  giftCards: ReceiptRow[];
  total: number;
};

/** What `memberCode` takes off is called what members get. */
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

/** What a line costs before anything is taken off, in cents. */
export const beforeDiscounts = ({ cost, quantity }: CartLine): number =>
  centsOf(cost.amountPerQuantity.amount) * quantity;

/** The address of the checkout; undefined where it is none that a browser should follow. */
export function checkoutAddress(webUrl: string | null | undefined): string | undefined {
  const url = URL.parse(webUrl ?? "");
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : undefined;
}
