import { type CheckoutAllocation, type DiscountApplication, discountsOf } from "./discounts.ts";
import { shortAmount, sumAmounts } from "./money.ts";
import type { AppliedGiftCard, Cart } from "./shapes.ts";
import type * as wire from "./wire.ts";
import type { Address, CartLine, Money } from "./wire.ts";

type Attributes = Cart["attributes"];

/** The variant without its product's title, which is on the line. */
export type CheckoutVariant = Omit<CartLine["merchandise"], "product"> & {
  priceV2: Money;
  compareAtPriceV2: Money | null;
  product: { id: string; handle: string };
};

export type CheckoutLineItem = {
  id: string;
  title: string;
  quantity: number;
  customAttributes: Attributes;
  variant: CheckoutVariant;
  discountAllocations: CheckoutAllocation[];
  hasNextPage: false;
  hasPreviousPage: false;
};

/** A cart as a checkout. Prices are null where the shop states none. */
export type Checkout = {
  id: string;
  createdAt: string;
  updatedAt: string;
  note: string | null;
  customAttributes: Attributes;
  webUrl: string;
  email: string | null;
  buyerIdentity: { countryCode: string | null };
  shippingAddress: Address | null;
  currencyCode: string | null;
  /** Amount due, after gift cards. */
  paymentDue: Money | null;
  paymentDueV2: Money | null;
  /** Including gift card payments. */
  totalPrice: Money | null;
  totalPriceV2: Money | null;
  subtotalPrice: Money | null;
  subtotalPriceV2: Money | null;
  totalTax: Money | null;
  totalTaxV2: Money | null;
  lineItemsSubtotalPrice: Money | null;
  appliedGiftCards: AppliedGiftCard[];
  discountApplications: DiscountApplication[];
  lineItems: CheckoutLineItem[];
  completedAt: null;
  order: null;
  orderStatusUrl: null;
  ready: false;
  requiresShipping: true;
  shippingLine: null;
  taxExempt: false;
  taxesIncluded: false;
};

/** A cart, possibly partial; its lines may be an API connection. */
export type CartLike = { [Field in Exclude<keyof Cart, "lines">]?: Cart[Field] | null } & {
  lines?: Cart["lines"] | Pick<wire.CartLines, "edges"> | null;
};

type UnchangedField = "id" | "createdAt" | "updatedAt" | "note" | "customAttributes" | "webUrl";

/** Fields of a checkout that a partial cart determines. */
export type CheckoutLike = Omit<Checkout, UnchangedField> & {
  [Field in UnchangedField]: Checkout[Field] | null | undefined;
};

/** `_fd=0` prevents a redirect of the checkout to another domain. */
function webUrlOf<Url extends string | null | undefined>(checkoutUrl: Url) {
  if (!checkoutUrl || !URL.canParse(checkoutUrl)) return checkoutUrl;
  const url = new URL(checkoutUrl);
  if (url.searchParams.get("_fd") === "0") return checkoutUrl;
  url.searchParams.set("_fd", "0");
  return url.href;
}

const linesOf = (lines: CartLike["lines"]): CartLine[] =>
  (Array.isArray(lines) ? lines : (lines?.edges ?? []).map(({ node }) => node)).filter(
    (line) => line !== null,
  );

const isWhole = ({ merchandise }: CartLine): boolean => Boolean(merchandise?.product);

function lineItemOf(line: CartLine, discountAllocations: CheckoutAllocation[]): CheckoutLineItem {
  const { product, ...merchandise } = line.merchandise;
  const { title, ...rest } = product;
  return {
    id: line.id,
    title,
    quantity: line.quantity,
    customAttributes: line.attributes,
    variant: {
      ...merchandise,
      priceV2: merchandise.price,
      compareAtPriceV2: merchandise.compareAtPrice,
      product: rest,
    },
    discountAllocations,
    hasNextPage: false,
    hasPreviousPage: false,
  };
}

/** Prices of a checkout. Sums are exact; amounts use the short form (`10.0`, `10.5`, `10.55`). */
function pricesOf(cart: CartLike) {
  const total = cart.cost?.totalAmount ?? null;
  const [tax, duty] = [cart.cost?.totalTaxAmount ?? null, cart.cost?.totalDutyAmount ?? null];
  const paid = (cart.appliedGiftCards ?? []).map((card) => card.presentmentAmountUsed.amount);
  const taken = [duty, tax].flatMap((money) => (money ? [money.amount] : []));
  const totalAmount =
    total && (paid.length > 0 ? sumAmounts([total.amount, ...paid]) : shortAmount(total.amount));
  const totalPrice = total && totalAmount !== null ? { ...total, amount: totalAmount } : null;
  const subtotalPrice =
    totalPrice &&
    (taken.length > 0
      ? { ...totalPrice, amount: sumAmounts([totalPrice.amount], taken) }
      : totalPrice);
  const totalTax = tax ?? (total && { amount: "0.0", currencyCode: total.currencyCode });
  return {
    currencyCode: total?.currencyCode ?? null,
    paymentDue: total,
    paymentDueV2: total,
    totalPrice,
    totalPriceV2: totalPrice,
    subtotalPrice,
    subtotalPriceV2: subtotalPrice,
    totalTax,
    totalTaxV2: totalTax,
    lineItemsSubtotalPrice: cart.cost?.checkoutChargeAmount ?? null,
  };
}

/** Maps a cart to a checkout; null without a cart. Pure, and never throws. */
export function mapCartPayload(cart: Cart): Checkout;
export function mapCartPayload(cart: Cart | null | undefined): Checkout | null;
export function mapCartPayload(cart: CartLike | null | undefined): CheckoutLike | null;
export function mapCartPayload(cart: CartLike | null | undefined): CheckoutLike | null {
  if (!cart) return null;
  const lines = linesOf(cart.lines);
  const { discountAllocations, discountCodes } = cart;
  const discounts = discountsOf(
    { discountAllocations: discountAllocations ?? [], discountCodes: discountCodes ?? [] },
    lines,
  );
  const identity = cart.buyerIdentity;
  return {
    id: cart.id,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note,
    customAttributes: cart.attributes,
    webUrl: webUrlOf(cart.checkoutUrl),
    email: identity?.email || null,
    buyerIdentity: { countryCode: identity?.countryCode ?? null },
    shippingAddress: identity?.deliveryAddressPreferences?.[0] ?? null,
    ...pricesOf(cart),
    appliedGiftCards: cart.appliedGiftCards ?? [],
    discountApplications: discounts?.applications ?? [],
    lineItems: lines
      .filter(isWhole)
      .map((line) => lineItemOf(line, discounts?.ofLines.get(line.id) ?? [])),
    completedAt: null,
    order: null,
    orderStatusUrl: null,
    ready: false,
    requiresShipping: true,
    shippingLine: null,
    taxExempt: false,
    taxesIncluded: false,
  };
}
