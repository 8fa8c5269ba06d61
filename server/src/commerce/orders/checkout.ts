import { AppError, type FieldErrors } from "#contracts/kernel/errors.ts";
import {
  type Checkout,
  checkoutGone,
  type Order,
  type OrderBody,
} from "#contracts/commerce/orders.ts";
import { shopCurrency } from "#contracts/commerce/shop.ts";
import * as carts from "../carts/service.ts";
import type { Publish, Events } from "../../platform/events.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { cartIn, type Checkouts } from "./address.ts";
import { causes } from "./emails.ts";
import { mailBuyer } from "./mailing.ts";
import { variantTitle } from "./present.ts";
import { presentCheckout } from "./present-checkout.ts";
import { withLines } from "./service.ts";
import { amountsOf, type Short, takeStock } from "./stock.ts";
import * as store from "./store.ts";

export type Deps = Checkouts & {
  db: Db;
  events: Events;
  limits: carts.QuantityLimits;
  /** Whether somebody ships what is ordered. */
  ships: boolean;
  /** Carts of an external shop are ordered there. */
  isOpen: boolean;
};

/**
 * The cart of a token as it would be ordered now, or the order it became. Throws NOT_FOUND for an invalid
 * token, GONE for an expired cart.
 */
export async function getCheckout(deps: Deps, token: string): Promise<Checkout> {
  const cartId = knownCart(deps, token);
  // Cart first: a concurrent order removes the cart and leaves an order.
  const cart = deps.isOpen ? await carts.findOpenCart(deps.db, cartId) : undefined;
  return cart ? presentCheckout(cart) : orderOf(deps.db, cartId);
}

/** The order that the cart of a token became, if it was ordered. */
export async function findOrdered(deps: Deps, token: string): Promise<Ordered | undefined> {
  const cartId = cartIn(deps, token);
  return cartId === undefined ? undefined : findOrderOf(deps.db, cartId);
}

/**
 * Orders a cart, or returns the order made of it. Throws NOT_FOUND, GONE, and CONFLICT with the current
 * checkout where the total differs, stock is short, a limit is exceeded or the cart is empty. `countOrder`
 * runs before stock is taken and throws where there were too many orders.
 */
export async function placeOrder(
  deps: Deps,
  token: string,
  placing: OrderBody,
  countOrder: () => Promise<void>,
): Promise<Checkout> {
  const cartId = knownCart(deps, token);
  if (!deps.isOpen) return orderOf(deps.db, cartId);
  const outcome = await deps.events
    .write((trx, publish) => complete(deps, { trx, publish, countOrder }, cartId, placing))
    .catch((error: unknown): Outcome => {
      if (error instanceof CardSpent) return { is: "refused", message: otherTotal };
      throw error;
    });
  if (outcome.is === "ordered") return outcome;
  const current = await getCheckout(deps, token);
  // Ordered by a concurrent request.
  if (current.is === "ordered") return current;
  throw new AppError("CONFLICT", outcome.message, { fields: outcome.fields, current });
}

type Outcome =
  | Ordered
  /** Nothing is ordered; quantities above the stock are clamped. */
  | { is: "refused"; message: string; fields?: FieldErrors };

/** A gift card was spent concurrently. Thrown to roll the transaction back. */
class CardSpent extends Error {}

async function complete(
  deps: Deps,
  { trx, publish, countOrder }: { trx: Trx; publish: Publish; countOrder: () => Promise<void> },
  cartId: string,
  placing: OrderBody,
): Promise<Outcome> {
  const cart = await carts.readCartForOrder(trx, cartId);
  if (!cart) return orderOf(trx, cartId);
  const { expectedTotal = cart.total } = placing;
  if (cart.lines.length === 0) return { is: "refused", message: "Your cart is empty." };
  if (expectedTotal !== cart.total) return { is: "refused", message: otherTotal };
  const tooMany = rejectQuantities(cart.lines, deps.limits);
  if (tooMany) return tooMany;
  await countOrder();
  const short = await takeStock(trx, publish, amountsOf(cart.lines));
  if (short.length > 0) {
    await carts.clampToStock(
      trx,
      cart,
      new Map(short.map(({ variantId, stock }) => [variantId, stock])),
    );
    return tooLittle(cart, short);
  }
  if (!(await carts.completeCart(trx, cart))) throw new CardSpent();
  const order = await writeOrder(trx, cart, placing);
  await mailBuyer(deps, trx, publish, { order, cartId, cause: causes.placed });
  return { is: "ordered", order };
}

/** A cart may exceed a limit that was lowered since. */
function rejectQuantities(
  lines: carts.Cart["lines"],
  limits: carts.QuantityLimits,
): Outcome | undefined {
  const variants = carts.listTooMany(lines, limits);
  if (variants.size > 0) {
    const message = carts.tooManyOfOne(limits);
    const marked = lines.filter(({ variantId }) => variants.has(variantId));
    const fields = Object.fromEntries(marked.map(({ id }) => [`line:${id}`, message]));
    return { is: "refused", message, fields };
  }
  return carts.countThings(lines) > limits.perOrder
    ? { is: "refused", message: carts.tooManyInAll(limits) }
    : undefined;
}

async function writeOrder(
  trx: Trx,
  cart: carts.Cart,
  { email, note, address2 = "", province = "", zip = "", phone = "", ...placing }: OrderBody,
): Promise<Order> {
  const { firstName, lastName, address1, city, country } = placing;
  const address = { firstName, lastName, address1, address2, city, province, zip, country, phone };
  const row = await store.insertOrder(
    trx,
    {
      cart_id: cart.id,
      owner_id: cart.ownerId,
      email,
      address,
      note: note || null,
      currency: shopCurrency,
      subtotal: cart.undiscounted,
      discounts: cart.discounts,
      gift_cards: cart.giftCards
        .filter(({ amount }) => amount > 0)
        .map(({ id, lastCharacters, amount }) => ({ id: `${id}`, lastCharacters, amount })),
      total: cart.total,
    },
    cart.lines.map((line) => ({
      product_id: line.productId,
      variant_id: line.variantId,
      title: line.title,
      variant_title: line.variantTitle,
      sku: line.sku,
      image_path: line.imagePath,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      discount: line.discount,
      total: line.total,
    })),
  );
  return withLines(trx, row);
}

const otherTotal = "Your total has changed. Review it and place your order again.";

/** Shortages by line. */
function tooLittle({ lines }: carts.Cart, short: readonly Short[]): Outcome {
  const stockOf = new Map(short.map(({ variantId, stock }) => [variantId, stock]));
  const fields: FieldErrors = {};
  for (const { id, variantId, title, variantTitle: variant } of lines) {
    const stock = stockOf.get(variantId);
    if (stock === undefined) continue;
    const name = [title, variantTitle(variant)].filter(Boolean).join(", ");
    fields[`line:${id}`] =
      stock === 0
        ? `${name} is sold out and was removed from your cart.`
        : `${name}: only ${stock} left. Your cart now has ${stock}.`;
  }
  return {
    is: "refused",
    message:
      "Some items are low in stock or sold out. Review your cart and place your order again.",
    fields,
  };
}

type Ordered = { is: "ordered"; order: Order };

async function findOrderOf(db: Db, cartId: string): Promise<Ordered | undefined> {
  const row = await store.findOrderOfCart(db, cartId);
  return row && { is: "ordered", order: await withLines(db, row) };
}

async function orderOf(db: Db, cartId: string): Promise<Ordered> {
  const ordered = await findOrderOf(db, cartId);
  if (!ordered) throw new AppError("GONE", checkoutGone);
  return ordered;
}

function knownCart(deps: Deps, token: string): string {
  const cartId = cartIn(deps, token);
  if (cartId === undefined) throw new AppError("NOT_FOUND", "This checkout doesn't exist.");
  return cartId;
}
