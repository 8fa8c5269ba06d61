import { beforeEach, expect, test } from "vitest";
import { createStorefront, type Cart } from "#storefront/index.ts";
import { memoryStorage } from "../../data/storage.testing.ts";
import { cartWith, lineOf } from "./carts.testing.ts";
import { accept, amend, forgetCart, openCart } from "./state.ts";
import { cartStore } from "./stored-id.ts";
import type { OpenShop } from "./the-shop.ts";

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
    quantities.map((quantity, place) => lineOf(String(place), { quantity })),
    { updatedAt: `2026-01-01T00:00:0${second}Z` },
  );
const quantities = () => openCart()?.cart?.lines.map(({ quantity }) => quantity);

beforeEach(forgetCart);

test("an answer that is older than what is shown changes nothing; one of the same moment does", () => {
  accept(shop, at(2, 5));
  accept(shop, at(1, 4));
  expect(quantities()).toEqual([5]);
  accept(shop, at(2, 6));
  expect(quantities()).toEqual([6]);
});

test("a new cart is shown, however old the one before was", () => {
  accept(shop, at(9, 5));
  accept(shop, { ...at(1, 2), id: "gid://shopify/Cart/2?key=3" });
  expect(quantities()).toEqual([2]);
  accept(shop, null);
  expect(openCart()?.cart).toBeNull();
});

test("what is wanted and said of a line goes with the line", () => {
  accept(shop, at(1, 1, 1));
  amend({ wanted: new Map([["1", 3]]), said: new Map([["1", "Only 1 left: we kept 1."]]) });
  accept(shop, at(2, 1));
  expect(openCart()).toMatchObject({ wanted: new Map(), said: new Map() });
});
