import { deleteAccount, logOut } from "#contracts/accounts/accounts.ts";
import { getSavedCart, saveCart } from "#contracts/commerce/shop.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newKeyedCart } from "../../../testing/carts.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newProduct } from "../../../testing/orders.ts";
import { newPerson } from "../../../testing/people.ts";
import { ownClient } from "../../../testing/storefront.ts";

let server: TestServer;
let shop: ReturnType<typeof ownClient>;
beforeAll(async () => {
  server = await testServer();
  shop = ownClient(server);
});
afterAll(() => server.close());

const rowOf = (id: string) =>
  server.db.selectFrom("carts").selectAll().where("id", "=", id).executeTakeFirst();

async function fullCart() {
  const { variantId } = await newProduct(server, { price: 2_000 });
  const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
  const { cart } = await shop.cart.create({ lines: [{ merchandiseId }] });
  if (!cart) throw new Error("There is no cart.");
  return cart;
}

test("a cart follows a person, with the members' discount from then on", async () => {
  const { call } = await newPerson(server);
  expect(await call(getSavedCart, {})).toEqual({ cartId: null, memberCode: null });
  const { id: cartId } = await fullCart();
  expect(await call(saveCart, { body: { cartId } })).toEqual({ cartId, memberCode: null });
  expect(await call(getSavedCart, {})).toEqual({ cartId, memberCode: null });
  expect((await shop.cart.fetch(cartId))?.cost.totalAmount.amount).toBe("18.0");
  const { id: other } = await fullCart();
  await call(saveCart, { body: { cartId: other } });
  expect(await call(getSavedCart, {})).toEqual({ cartId: other, memberCode: null });
  await call(saveCart, { body: { cartId: null } });
  expect(await call(getSavedCart, {})).toEqual({ cartId: null, memberCode: null });
});

test("saving the same cart again changes nothing", async () => {
  const { call } = await newPerson(server);
  const { id: cartId } = await fullCart();
  await call(saveCart, { body: { cartId } });
  const before = await shop.cart.fetch(cartId);
  await call(saveCart, { body: { cartId } });
  expect(await shop.cart.fetch(cartId)).toEqual(before);
});

test("another person's cart, one without its key and an expired one are NOT_FOUND", async () => {
  const [owner, stranger] = [await newPerson(server), await newPerson(server)];
  const { id: cartId } = await fullCart();
  await owner.call(saveCart, { body: { cartId } });
  const { id, cartId: ordered } = await newKeyedCart(server);
  await server.db
    .updateTable("carts")
    .set({ completed_at: new Date() })
    .where("id", "=", id)
    .execute();
  const bare = cartId.replace(/\?.*/, "");
  const wrong = [cartId, bare, `${bare}?key=${"0".repeat(32)}`, ordered, "gid://shopify/Cart/none"];
  for (const each of wrong)
    await expect(stranger.call(saveCart, { body: { cartId: each } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  expect(await stranger.call(getSavedCart, {})).toEqual({ cartId: null, memberCode: null });
  expect(await owner.call(getSavedCart, {})).toEqual({ cartId, memberCode: null });
});

test("a malformed cart id is rejected", async () => {
  const { token } = await newPerson(server);
  for (const cartId of ["", "x", 7, {}, "gid://shopify/Cart/a b", "gid://shopify/Cart/\u0000"]) {
    const answer = await server.fetch("/api/cart", {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ cartId }),
    });
    expect([cartId, answer.status]).toEqual([cartId, 400]);
  }
});

test("a saved cart that is ordered or expired is dropped", async () => {
  for (const changes of [
    { completed_at: new Date() },
    { updated_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) },
  ]) {
    const { call } = await newPerson(server);
    const { id, cartId } = await newKeyedCart(server);
    await call(saveCart, { body: { cartId } });
    await server.db.updateTable("carts").set(changes).where("id", "=", id).execute();
    expect(await call(getSavedCart, {})).toEqual({ cartId: null, memberCode: null });
  }
});

test("after log-out the cart stays with the account", async () => {
  const { token, call } = await newPerson(server);
  const { id: cartId } = await fullCart();
  await call(saveCart, { body: { cartId } });
  await call(logOut, {});
  const rejectedChange = await shop.cart.updateBuyerIdentity((await fullCart()).id, {
    customerAccessToken: token,
  });
  expect(rejectedChange.userErrors).toMatchObject([{ code: "INVALID" }]);
  expect((await shop.cart.fetch(cartId))?.cost.totalAmount.amount).toBe("18.0");
});

test("deleting an account deletes its carts only", async () => {
  const [leaving, staying] = [await newPerson(server), await newPerson(server)];
  const [theirs, others] = [await newKeyedCart(server), await newKeyedCart(server)];
  await leaving.call(saveCart, { body: { cartId: theirs.cartId } });
  await staying.call(saveCart, { body: { cartId: others.cartId } });
  await shop.cart.updateBuyerIdentity(theirs.cartId, {
    deliveryAddressPreferences: [{ deliveryAddress: { address1: "Where they live 1" } }],
  });
  await leaving.call(deleteAccount, { body: { password: leaving.password } });
  await server.removeClosed();
  expect(await rowOf(theirs.id)).toBeUndefined();
  expect(await shop.cart.fetch(theirs.cartId)).toBeNull();
  expect(await staying.call(getSavedCart, {})).toEqual({ cartId: others.cartId, memberCode: null });
});

describe("an external shop", () => {
  test("its carts are saved unchanged, separately from our own", async () => {
    const elsewhere = await testServer({
      env: { shopifyUrl: "https://shop.example", shopifyToken: "public" },
    });
    const { call } = await newPerson(elsewhere);
    const cartId = "gid://shopify/Cart/hWN1Zm9vYmFy?key=0123abcd";
    expect(await call(saveCart, { body: { cartId } })).toEqual({ cartId, memberCode: null });
    expect(await call(getSavedCart, {})).toEqual({ cartId, memberCode: null });
    const rows = await elsewhere.db.selectFrom("kept_carts").select("shop").execute();
    expect(rows).toEqual([{ shop: "https://shop.example" }]);
    await elsewhere.close();
  });

  test("members get its discount code, which guests do not see", async () => {
    const elsewhere = await testServer({
      env: {
        shopifyUrl: "https://shop.example",
        shopifyToken: "public",
        shopifyMemberCode: "CONFORM10",
      },
    });
    const open = await elsewhere.fetch("/api/shop");
    const text = await open.text();
    expect(JSON.parse(text)).toMatchObject({ kind: "shopify", memberPercent: 10 });
    expect(text).not.toContain("CONFORM10");
    expect((await elsewhere.fetch("/api/cart")).status).toBe(401);
    const { call } = await newPerson(elsewhere);
    expect(await call(getSavedCart, {})).toEqual({ cartId: null, memberCode: "CONFORM10" });
    const cartId = "gid://shopify/Cart/hWN1Zm9vYmFy?key=0123abcd";
    const expected = { cartId, memberCode: "CONFORM10" };
    expect(await call(saveCart, { body: { cartId } })).toEqual(expected);
    expect(await call(getSavedCart, {})).toEqual(expected);
    await elsewhere.close();
  });

  test("without a code members get no discount", async () => {
    const elsewhere = await testServer({
      env: { shopifyUrl: "https://shop.example", shopifyToken: "public" },
    });
    const externalShop = await (await elsewhere.fetch("/api/shop")).json();
    expect(externalShop).toMatchObject({ kind: "shopify", memberPercent: null });
    await elsewhere.close();
  });
});
