import { expect, test } from "vitest";
import { createStorefront } from "#storefront/index.ts";
import { memoryStorage } from "../../data/storage.testing.ts";
import { cartWith, lineOf } from "./cart.testing.ts";
import type { OpenCart } from "./cart-state.ts";
import { cartStore } from "./open-shop.ts";
import { tooManyInAll, visibleLines } from "./visible-lines.ts";

const stateOf = (quantities: Record<string, number>, limits?: OpenCart["shop"]["limits"]) => ({
  is: "open" as const,
  shop: {
    kind: "embedded" as const,
    url: "/storefront",
    token: "token",
    memberPercent: 10,
    storefront: createStorefront({ url: "/storefront", storefrontAccessToken: "token" }),
    store: cartStore("cart", memoryStorage()),
    ...(limits && { limits }),
  },
  cart: cartWith(Object.entries(quantities).map(([id, quantity]) => lineOf(id, { quantity }))),
  pendingQuantities: new Map<string, number>(),
  lineMessages: new Map<string, string>(),
  stock: new Map<string, number>(),
  removedText: undefined,
  problem: undefined,
});

const limits = { perLine: 99, perOrder: 300 };
const text = "An order can have up to 99 of one item. Lower the quantity before you check out.";

test("a cart with more of an item than an order may have says so, until the quantity is lowered", () => {
  const state = stateOf({ bed: 120, bowl: 99 }, limits);
  expect(visibleLines(state).map(({ message, max }) => [message, max])).toEqual([
    [text, 99],
    [undefined, 99],
  ]);
  const lowered = { ...state, pendingQuantities: new Map([["bed", 99]]) };
  expect(visibleLines(lowered).map(({ message }) => message)).toEqual([undefined, undefined]);
});

test("lines of the same item count together", () => {
  const same = { ...lineOf("bed").merchandise, id: "same" };
  const state = stateOf({}, limits);
  const lines = ["a", "b"].map((id) => lineOf(id, { quantity: 50, merchandise: same }));
  const messages = visibleLines({ ...state, cart: cartWith(lines) }).map(({ message }) => message);
  expect(messages).toEqual([text, text]);
});

test("a cart with more items than an order may have says so", () => {
  const state = stateOf({ a: 99, b: 99, c: 99, d: 99 }, limits);
  expect(tooManyInAll(state, visibleLines(state))).toBe(
    "An order can have up to 300 items, and your cart has 396. Remove some before you check out.",
  );
  const fewer = stateOf({ a: 99 }, limits);
  expect(tooManyInAll(fewer, visibleLines(fewer))).toBeUndefined();
});

test("a shop that doesn't tell its limits has none here", () => {
  const state = stateOf({ bed: 400 });
  expect(visibleLines(state)[0]).toMatchObject({ message: undefined, max: 999 });
  expect(tooManyInAll(state, visibleLines(state))).toBeUndefined();
});
