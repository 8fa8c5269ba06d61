import * as carts from "../carts/service.ts";
import { checkoutUrl } from "../orders/service.ts";
import type { Attribute } from "../carts/service.ts";
import { presentBuyer } from "./buyer.ts";
import type { Field, ShopContext } from "./context.ts";
import { money } from "./money.ts";
import { connectionInMemory, type PageArgs } from "./paging.ts";
import { variantByNumber } from "./product.ts";
import { longText, spendOn, wholeList } from "./weight.ts";

/** A cart in the Storefront API; the buyer's data only with the cart's key. */
export function presentCart(cart: carts.SeenCart, { secret, publicUrl }: ShopContext) {
  return {
    __typename: "Cart",
    id: carts.cartGlobalId(cart),
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
    note: cart.note,
    ...presentAttributes(cart.attributes),
    // The checkout shows the buyer's address, so its URL is for them only.
    checkoutUrl:
      cart.key === undefined ? `${publicUrl}/cart` : checkoutUrl({ secret, publicUrl }, cart.id),
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines(cart),
    cost: presentCost(cart),
    discountCodes: cart.codes,
    // They are all allocated to lines, which every client understands.
    discountAllocations: [],
    buyerIdentity: presentBuyer(cart),
    deliveryGroups: (args: PageArgs) => connectionInMemory([], args, String),
    appliedGiftCards: cart.giftCards.map(presentGiftCard),
  };
}

const presentAttributes = (all: readonly Attribute[]) => {
  const attributes: Field<unknown> = (args, context, info) =>
    wholeList(all.map(presentAttribute))(args, context, info);
  const attribute = ({ key }: { key: string }) => {
    const found = all.find((each) => each.key === key);
    return found ? presentAttribute(found) : null;
  };
  return { attributes, attribute };
};

const presentAttribute = ({ key, value }: Attribute) => ({
  key,
  value: value === null ? null : longText(value),
});

/** Nothing is estimated: there are no taxes or duties, and shipping is free. */
const presentCost = ({ subtotal, total }: carts.Cart) => ({
  checkoutChargeAmount: money(subtotal),
  subtotalAmount: money(subtotal),
  subtotalAmountEstimated: false,
  totalAmount: money(total),
  totalAmountEstimated: false,
  totalDutyAmount: null,
  totalDutyAmountEstimated: false,
  totalTaxAmount: null,
  totalTaxAmountEstimated: false,
});

/** Cost of a line in values of the response. */
const valuesOfLine = 8;

const lines =
  (cart: carts.Cart): Field<PageArgs> =>
  async (args, context, info) => {
    // All lines are built, however few are requested.
    context.spend(cart.lines.length * valuesOfLine);
    // Loaded together; a variant unpublished in this moment is dropped.
    const held = await Promise.all(
      cart.lines.map(async (line) => {
        const merchandise = await variantByNumber(context, line.variantId);
        return merchandise ? [presentLine(cart.id, line, merchandise)] : [];
      }),
    );
    const connection = connectionInMemory(held.flat(), args, ({ id }) => id);
    spendOn(info, context, connection.nodes.length);
    return connection;
  };

const presentLine = (cartId: string, line: carts.CartLine, merchandise: object) => ({
  __typename: "CartLine",
  id: carts.lineGlobalId(cartId, line.id),
  quantity: line.quantity,
  ...presentAttributes(line.attributes),
  merchandise,
  cost: {
    amountPerQuantity: money(line.unitPrice),
    compareAtAmountPerQuantity: line.compareAt === null ? null : money(line.compareAt),
    subtotalAmount: money(line.subtotal),
    totalAmount: money(line.total),
  },
  discountAllocations: wholeList(line.allocations.map(presentAllocation)),
});

function presentAllocation({ discount, amount }: carts.CartLine["allocations"][number]) {
  const targetType = "LINE_ITEM";
  const value =
    discount.kind === "percentage"
      ? { __typename: "PricingPercentageValue", percentage: discount.value }
      : // Of this line only: clients add up a code's allocations.
        money(amount);
  return {
    ...("code" in discount
      ? { __typename: "CartCodeDiscountAllocation", code: discount.code }
      : { __typename: "CartAutomaticDiscountAllocation", title: discount.title }),
    discountedAmount: money(amount),
    targetType,
    discountApplication: {
      targetType,
      allocationMethod: discount.kind === "per_item" ? "EACH" : "ACROSS",
      targetSelection: "ALL",
      value,
    },
  };
}

function presentGiftCard({ id, lastCharacters, ...card }: carts.Cart["giftCards"][number]) {
  const used = money(card.amount);
  // What is left after this cart.
  const balance = money(card.balance - card.amount);
  return {
    id: carts.giftCardGlobalId(id),
    lastCharacters,
    amountUsed: used,
    amountUsedV2: used,
    presentmentAmountUsed: used,
    balance,
    balanceV2: balance,
  };
}
