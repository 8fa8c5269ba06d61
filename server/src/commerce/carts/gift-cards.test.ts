import * as contract from "#contracts/commerce/gift-cards.ts";
import type { Storefront } from "#storefront/index.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProduct } from "../../../testing/orders.ts";
import { newAdmin, type Person } from "../../../testing/people.ts";
import { ownClient } from "../../../testing/storefront.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let admin: Person;
let shop: Storefront;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
  shop = ownClient(server);
});
afterAll(() => server.close());

const create = (amount: number, note?: string) =>
  admin.call(contract.createGiftCard, { body: { amount, ...(note && { note }) } });
const change = (id: number, active: boolean) =>
  admin.call(contract.changeGiftCard, { params: { id: `${id}` }, body: { active } });

/** A cart of one item at $10.00. */
async function newCart() {
  const { variantId } = await newProduct(server, { price: 1_000 });
  const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
  return (await shop.cart.create({ lines: [{ merchandiseId }] })).cart;
}

test("the code of a new gift card pays for a cart, and is in no later response", async () => {
  const { code, ...card } = await create(600, "For Ana");
  expect(card).toMatchObject({ amount: 600, balance: 600, note: "For Ana", active: true });
  expect(card.lastCharacters).toBe(code.slice(-4).toLowerCase());
  const { id } = await newCart();
  const { cart } = await shop.cart.updateGiftCardCodes(id, [code]);
  expect(cart.cost.totalAmount.amount).toBe("4.0");
  // What remains after this cart.
  expect(cart.appliedGiftCards).toMatchObject([{ balance: { amount: "0.0" } }]);
  const list = await admin.call(contract.listGiftCards, { query: { limit: 1 } });
  expect(list.data).toEqual([card]);
  expect(JSON.stringify(list)).not.toContain(code);
});

test("a deactivated card leaves its carts and can't be added, until it's reactivated", async () => {
  const { code, _id: cardId } = await create(600);
  const { id } = await newCart();
  await shop.cart.updateGiftCardCodes(id, [code]);
  expect(await change(cardId, false)).toMatchObject({ active: false, balance: 600 });
  const total = async () => (await shop.cart.fetch(id))?.cost.totalAmount.amount;
  expect(await total()).toBe("10.0");
  const { id: other } = await newCart();
  const rejected = await shop.cart.updateGiftCardCodes(other, [code]);
  expect(rejected.cart.appliedGiftCards).toEqual([]);
  expect(await change(cardId, true)).toMatchObject({ active: true });
  expect(await total()).toBe("4.0");
});

test("invalid amounts and unknown cards are rejected", async () => {
  for (const amount of [0, 1.5, contract.giftCardMax + 1])
    await expect(create(amount)).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { amount: expect.any(String) },
    });
  await expect(change(2_000_000_000, false)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
