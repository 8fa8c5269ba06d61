import { expect, test } from "vitest";
import { removePrivate, safeStorage } from "../../data/storage.ts";
import { memoryStorage } from "../../data/storage.testing.ts";
import { cartStore, storedCartKey } from "./open-shop.ts";

const key = storedCartKey({ kind: "embedded", url: "/storefront" });
const id = "gid://shopify/Cart/abc?key=def";

test("each shop has its own storage key", () => {
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
])("the stored value %s is ignored", (text) => {
  expect(cartStore(key, memoryStorage({ [key]: text })).get()).toBeUndefined();
});

test("a stored cart is read with its account, and unknown or invalid fields are ignored", () => {
  const storage = memoryStorage({
    [key]: JSON.stringify({ id, of: "dana", movingInto: 7, more: "x" }),
  });
  expect(cartStore(key, storage).get()).toEqual({ id, userId: "dana" });
});

test("the members' code is stored with the cart", () => {
  const store = cartStore(key, memoryStorage());
  store.set({ id, userId: "dana", memberCode: "CONFORM10" });
  expect(store.get()).toEqual({ id, userId: "dana", memberCode: "CONFORM10" });
});

test("log-out removes the stored cart with all private data", () => {
  const storage = memoryStorage();
  const store = cartStore(key, storage);
  store.set({ id, userId: "dana" });
  removePrivate(storage);
  expect(store.get()).toBeUndefined();
});

test("without storage, the cart is in memory", () => {
  const full = safeStorage(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const store = cartStore(key, full);
  store.set({ id });
  expect(store.get()).toEqual({ id });
  store.remove();
  expect(store.get()).toBeUndefined();
});
