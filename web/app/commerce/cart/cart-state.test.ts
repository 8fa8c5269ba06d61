import { beforeEach, expect, test } from "vitest";
import { createStorefront, type Cart } from "#storefront/index.ts";
import { memoryStorage } from "../../data/storage.testing.ts";
import { cartWith, lineOf } from "./cart.testing.ts";
import { acceptCart, updateOpenCart, resetCart, openCart } from "./cart-state.ts";
import { type OpenShop, cartStore } from "./open-shop.ts";

const shop: OpenShop = {
  kind: "embedded",
  url: "/storefront",
  token: "token",
  memberPercent: 10,
  storefront: createStorefront({ url: "/storefront", storefrontAccessToken: "token" }),
  store: cartStore("cart", memoryStorage()),
};

const at = (second: number, ...quantities: number[]): Cart =>
  cartWith(
    quantities.map((quantity, index) => lineOf(String(index), { quantity })),
    { updatedAt: `2026-01-01T00:00:0${second}Z` },
  );
const quantities = () => openCart()?.cart?.lines.map(({ quantity }) => quantity);

beforeEach(resetCart);

test("a cart older than the current one is ignored; one of the same time is accepted", () => {
  acceptCart(shop, at(2, 5));
  acceptCart(shop, at(1, 4));
  expect(quantities()).toEqual([5]);
  acceptCart(shop, at(2, 6));
  expect(quantities()).toEqual([6]);
});

test("a cart with another ID replaces the current one, even if it is older", () => {
  acceptCart(shop, at(9, 5));
  acceptCart(shop, { ...at(1, 2), id: "gid://shopify/Cart/2?key=3" });
  expect(quantities()).toEqual([2]);
  acceptCart(shop, null);
  expect(openCart()?.cart).toBeNull();
});

test("the pending quantity and message of a removed line are discarded", () => {
  acceptCart(shop, at(1, 1, 1));
  updateOpenCart({
    pendingQuantities: new Map([["1", 3]]),
    lineMessages: new Map([["1", "Only 1 left. We updated your quantity."]]),
  });
  acceptCart(shop, at(2, 1));
  expect(openCart()).toMatchObject({
    pendingQuantities: new Map(),
    lineMessages: new Map(),
  });
});
