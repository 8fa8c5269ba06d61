import { saveCart, memberDiscountTitle } from "#contracts/commerce/shop.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transact } from "../../platform/db/transact.ts";
import { newKeyedCart } from "../../../testing/carts.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newGiftCard, newProduct } from "../../../testing/orders.ts";
import { newPerson } from "../../../testing/people.ts";
import { queryStorefront, ownClient } from "../../../testing/storefront.ts";
import { completeCart, findOpenCart, readCartForOrder } from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newMerchandise = async (stock = 400) => {
  const { variantId } = await newProduct(server, { price: 1_000, stock });
  return { number: variantId, id: `gid://shopify/ProductVariant/${variantId}` };
};

const add = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { updatedAt totalQuantity } userErrors { message } warnings { code } } }`;

type Added = {
  cart: { updatedAt: string; totalQuantity: number };
  userErrors: unknown[];
  warnings: unknown[];
};

async function addAtOnce(cartId: string, lines: { merchandiseId: string; quantity?: number }[]) {
  const answers = await Promise.all(
    lines.map((line) => queryStorefront(server, add, { cartId, lines: [line] })),
  );
  return answers.map(({ data, errors }) => {
    expect(errors).toBeUndefined();
    return data?.["cartLinesAdd"] as Added;
  });
}

const eight = <Thing>(thing: Thing): Thing[] => Array.from({ length: 8 }, () => thing);

test("eight concurrent additions all count", async () => {
  const { cartId, id } = await newKeyedCart(server);
  const bed = await newMerchandise();
  const added = await addAtOnce(cartId, eight({ merchandiseId: bed.id }));
  expect(added.map(({ cart }) => cart.totalQuantity).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  const cart = await findOpenCart(server.db, id);
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([8]);
  // updatedAt tells which of two responses is later.
  const byTime = added.toSorted((a, b) => a.cart.updatedAt.localeCompare(b.cart.updatedAt));
  expect(byTime.map(({ cart: { totalQuantity } }) => totalQuantity)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
});

test("eight concurrent additions of different variants make eight lines", async () => {
  const { cartId, id } = await newKeyedCart(server);
  const merchandise: { merchandiseId: string }[] = [];
  for (let count = 0; count < 8; count += 1)
    merchandise.push({ merchandiseId: (await newMerchandise()).id });
  await addAtOnce(cartId, merchandise);
  const cart = await findOpenCart(server.db, id);
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual(eight(1));
});

test("eight concurrent additions of the last five add five", async () => {
  const { cartId, id } = await newKeyedCart(server);
  const last = await newMerchandise(5);
  const added = await addAtOnce(cartId, eight({ merchandiseId: last.id }));
  expect(added.filter(({ warnings }) => warnings.length > 0)).toHaveLength(3);
  const cart = await findOpenCart(server.db, id);
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([5]);
});

test("a failed change leaves the cart unchanged", async () => {
  const { cartId, id } = await newKeyedCart(server);
  const bed = await newMerchandise();
  await addAtOnce(cartId, [{ merchandiseId: bed.id, quantity: 2 }]);
  const before = await findOpenCart(server.db, id);
  await expect(
    transact(server.db, async (trx) => {
      const cart = await readCartForOrder(trx, id);
      if (!cart) throw new Error("There is no cart.");
      expect(await completeCart(trx, cart)).toBe(true);
      throw new Error("Killed.");
    }),
  ).rejects.toThrow("Killed.");
  expect(await findOpenCart(server.db, id)).toEqual(before);
});

test("an ordered cart is gone, its data become a receipt, and its gift cards are charged once", async () => {
  const { call } = await newPerson(server);
  const shop = ownClient(server);
  const bed = await newMerchandise();
  const made = await shop.cart.create({
    lines: [{ merchandiseId: bed.id, quantity: 3 }],
    discountCodes: ["conform10"],
    note: "Ring",
    buyerIdentity: { deliveryAddressPreferences: [{ deliveryAddress: { city: "Lima" } }] },
  });
  const cartId = made.cart?.id ?? "";
  await call(saveCart, { body: { cartId } });
  const row = await server.db
    .selectFrom("cart_lines")
    .select("cart_id")
    .where("variant_id", "=", bed.number)
    .executeTakeFirstOrThrow();
  const card = await newGiftCard(server, 1_500);
  await server.db
    .insertInto("cart_gift_cards")
    .values({ cart_id: row.cart_id, gift_card_id: card, position: 0 })
    .execute();
  const receipt = await transact(server.db, async (trx) => {
    const cart = await readCartForOrder(trx, row.cart_id);
    if (!cart || !(await completeCart(trx, cart))) throw new Error("There is no cart.");
    return cart;
  });
  expect(receipt).toMatchObject({
    note: "Ring",
    email: expect.stringContaining("@example.com"),
    address: { city: "Lima" },
    discounts: [
      { title: memberDiscountTitle, amount: 300 },
      { title: "CONFORM10", amount: 300 },
    ],
    giftCards: [{ id: card, amount: 1_500 }],
    undiscounted: 3_000,
    subtotal: 2_400,
    total: 900,
    lines: [{ quantity: 3, unitPrice: 1_000, discount: 600, total: 2_400, stock: 400 }],
  });
  expect(await findOpenCart(server.db, row.cart_id)).toBeUndefined();
  expect(await shop.cart.fetch(cartId)).toBeNull();
  await transact(server.db, async (trx) => {
    expect(await readCartForOrder(trx, row.cart_id)).toBeUndefined();
    // A card that was spent in the meantime pays nothing and never goes below 0.
    const { id } = await newKeyedCart({ db: trx });
    expect(await completeCart(trx, { ...receipt, id })).toBe(false);
  });
  const { balance } = await server.db
    .selectFrom("gift_cards")
    .select("balance")
    .where("id", "=", card)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(0);
});

test("of a concurrent order and change, the change precedes it or finds no cart", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { cartId, id } = await newKeyedCart(server);
    const bed = await newMerchandise();
    await addAtOnce(cartId, [{ merchandiseId: bed.id }]);
    const [ordered, { data }] = await Promise.all([
      transact(server.db, async (trx) => {
        const cart = await readCartForOrder(trx, id);
        if (cart) await completeCart(trx, cart);
        return cart?.lines[0]?.quantity;
      }),
      queryStorefront(server, add, { cartId, lines: [{ merchandiseId: bed.id }] }),
    ]);
    const added = data?.["cartLinesAdd"] as { cart: { totalQuantity: number } | null };
    expect(ordered).toBe(added.cart ? 2 : 1);
  }
});
