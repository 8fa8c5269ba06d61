import { deleteAccount } from "#contracts/accounts/accounts.ts";
import {
  changeOrder,
  getAnyOrder,
  getCheckout,
  getOrder,
  listAllOrders,
  listOrders,
  placeOrder,
} from "#contracts/commerce/orders.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { mailsTo } from "../../../testing/mails.ts";
import { goodForm, newCart, newGiftCard, newProduct, newOrder } from "../../../testing/orders.ts";
import { newAdmin, newPerson, type Person } from "../../../testing/people.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

async function newBuyer() {
  const person = await newPerson(server);
  const { _id: id } = await person.call(getOwnProfile);
  return { ...person, id };
}

test("orders are listed newest first, page by page", async () => {
  const { call, id: ownerId } = await newBuyer();
  const orders = [];
  for (let n = 0; n < 3; n += 1) orders.unshift(await newOrder(server, { ownerId }));
  const first = await call(listOrders, { query: { limit: 2 } });
  expect(first).toMatchObject({
    data: orders.slice(0, 2).map(({ _id }) => ({ _id })),
    hasMore: true,
  });
  expect(first.data[0]).toMatchObject({ things: 1, total: 900, recipient: "Ana Núñez" });
  const rest = await call(listOrders, { query: { before: first.data[1]?._id } });
  expect(rest).toMatchObject({ data: [{ _id: orders[2]?._id }], hasMore: false });
});

test("an order's card shows its first lines and item count", async () => {
  const { call, id: ownerId } = await newBuyer();
  const goods = await Promise.all(Array.from({ length: 5 }, () => newProduct(server)));
  const lines = goods.map(({ variantId }) => ({ variantId, quantity: 2 }));
  const { token } = await newCart(server, { lines, ownerId });
  await server.call(placeOrder, { params: { token }, body: goodForm });
  const { data } = await call(listOrders);
  expect(data).toMatchObject([
    { things: 10, lines: goods.slice(0, 3).map(({ title }) => ({ title })) },
  ]);
});

test("an order keeps the data of deleted products", async () => {
  const { call, id: ownerId } = await newBuyer();
  const { productId, variantId, title } = await newProduct(server);
  const { token } = await newCart(server, { lines: [{ variantId }], ownerId });
  await server.call(placeOrder, { params: { token }, body: goodForm });
  await server.db.deleteFrom("products").where("id", "=", productId).execute();
  const { data } = await call(listOrders);
  const order = await call(getOrder, { params: { id: data[0]?._id ?? "" } });
  expect(order.lines).toMatchObject([{ title, productId: null, unitPrice: 1_000 }]);
});

test("shipment is mailed to the buyer once", async () => {
  const { call, id: ownerId } = await newBuyer();
  const { _id: id, number, email } = await newOrder(server, { ownerId });
  const sent = await admin.call(changeOrder, {
    params: { id },
    body: { state: "sent" },
    ifVersion: 1,
  });
  expect(sent).toMatchObject({ state: "sent", version: 2 });
  expect(await call(getOrder, { params: { id } })).toMatchObject({ state: "sent" });
  for (const state of ["sent", "cancelled"] as const) {
    await expect(
      admin.call(changeOrder, { params: { id }, body: { state } }),
    ).rejects.toMatchObject({ code: "CONFLICT", current: { state: "sent" } });
  }
  const subject = `Subject: Wagabond order #${number} shipped`;
  const about = async () => (await mailsTo(server, email)).filter((mail) => mail.includes(subject));
  await expect.poll(about, { timeout: 60_000 }).toHaveLength(1);
});

test("canceling returns stock and gift card payments, and the checkout shows it", async () => {
  const { variantId, productId } = await newProduct(server, { price: 1_000, stock: 3 });
  const card = await newGiftCard(server, 1_200);
  const { token } = await newCart(server, {
    lines: [{ variantId, quantity: 3 }],
    giftCardIds: [card],
  });
  const email = "cancelled@example.com";
  const done = await server.call(placeOrder, { params: { token }, body: { ...goodForm, email } });
  if (done.is !== "ordered") throw new Error("Nothing was ordered.");
  const { _id: id } = done.order;
  const cancel = () =>
    admin
      .call(changeOrder, { params: { id }, body: { state: "cancelled" } })
      .catch(() => undefined);
  await Promise.all([cancel(), cancel(), cancel()]);
  const variants = server.db.selectFrom("variants").select("stock").where("id", "=", variantId);
  expect(await variants.executeTakeFirst()).toEqual({ stock: 3 });
  const products = server.db.selectFrom("products").select("sold").where("id", "=", productId);
  expect(await products.executeTakeFirst()).toEqual({ sold: 0 });
  const cards = server.db.selectFrom("gift_cards").select("balance").where("id", "=", card);
  expect(await cards.executeTakeFirst()).toEqual({ balance: 1_200 });
  expect(await server.call(getCheckout, { params: { token } })).toMatchObject({
    order: { state: "cancelled" },
  });
  const mails = await mailsTo(server, email, 2);
  expect(mails).toHaveLength(2);
  expect(mails[1]).toContain("$12.00 was refunded to the gift card");
});

test("a stale version changes nothing", async () => {
  const { _id: id } = await newOrder(server);
  await expect(
    admin.call(changeOrder, { params: { id }, body: { state: "sent" }, ifVersion: 7 }),
  ).rejects.toMatchObject({ code: "CONFLICT", current: { state: "placed", version: 1 } });
  expect(await admin.call(getAnyOrder, { params: { id } })).toMatchObject({ state: "placed" });
});

test("admins filter orders by state", async () => {
  const { _id: id } = await newOrder(server);
  const ids = async (state: "placed" | "cancelled") => {
    const { data } = await admin.call(listAllOrders, { query: { state, limit: 50 } });
    return data.map(({ _id }) => _id);
  };
  expect((await ids("placed"))[0]).toBe(id);
  await admin.call(changeOrder, { params: { id }, body: { state: "cancelled" } });
  expect(await ids("placed")).not.toContain(id);
  expect(await ids("cancelled")).toContain(id);
});

test("an order survives its account, without the reference to it", async () => {
  const { call, id: ownerId, password } = await newBuyer();
  const { _id: id, email } = await newOrder(server, { ownerId });
  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  expect(await admin.call(getAnyOrder, { params: { id } })).toMatchObject({
    email,
    address: { city: "Madrid" },
  });
  const owner = server.db.selectFrom("orders").select("owner_id").where("id", "=", id);
  expect(await owner.executeTakeFirst()).toEqual({ owner_id: null });
});
