import { expect, test } from "vitest";
import { removePrivate, safeStorage } from "../../data/storage.ts";
import { memoryStorage } from "../../data/storage.testing.ts";
import { cartStore, storedCartKey } from "./stored-id.ts";

const key = storedCartKey({ kind: "embedded", url: "/storefront" });
const id = "gid://shopify/Cart/abc?key=def";

test("each shop has a cart of its own", () => {
  const other = storedCartKey({ kind: "shopify", url: "https://a.myshopify.com" });
  expect(other).toBe("private:cart:https://a.myshopify.com");
  expect(key).toBe("private:cart:embedded");
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '"gid://shopify/Cart/abc"',
  "{}",
  '{"id":7}',
  '{"id":"javascript:alert(1)"}',
  '{"id":"gid://shopify/Order/1"}',
])("what is stored as %s is no cart", (text) => {
  expect(cartStore(key, memoryStorage({ [key]: text })).get()).toBeUndefined();
});

test("a cart is found again with the account it is kept for, and nothing that was slipped in", () => {
  const kept = memoryStorage({
    [key]: JSON.stringify({ id, of: "dana", movingInto: 7, more: "x" }),
  });
  expect(cartStore(key, kept).get()).toEqual({ id, of: "dana" });
});

test("the members' code in a cart is remembered with it", () => {
  const store = cartStore(key, memoryStorage());
  store.set({ id, of: "dana", memberCode: "CONFORM10" });
  expect(store.get()).toEqual({ id, of: "dana", memberCode: "CONFORM10" });
});

test("log-out takes the cart with all else that is private", () => {
  const kept = memoryStorage();
  const store = cartStore(key, kept);
  store.set({ id, of: "dana" });
  removePrivate(kept);
  expect(store.get()).toBeUndefined();
});

test("a browser that stores nothing remembers the cart as long as the page lives", () => {
  const full = safeStorage(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const store = cartStore(key, full);
  store.set({ id });
  expect(store.get()).toEqual({ id });
  store.remove();
  expect(store.get()).toBeUndefined();
});
