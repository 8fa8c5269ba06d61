import { AppError } from "#contracts/kernel/errors.ts";
import { placeOrder } from "#contracts/commerce/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { goodForm, newCart, newProduct } from "../../../testing/orders.ts";
import { ownClient } from "../../../testing/storefront.ts";

let server: TestServer;
let small: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { rateLimits: true, trustProxy: ["127.0.0.1"] } });
  small = await testServer({ env: { shopMaxPerLine: 3, shopMaxPerOrder: 5 } });
});
afterAll(async () => {
  await server.close();
  await small.close();
});

const merchandise = (variantId: number, quantity: number) => ({
  merchandiseId: `gid://shopify/ProductVariant/${variantId}`,
  quantity,
});

const stockOf = async ({ db }: TestServer, variantId: number) =>
  (
    await db
      .selectFrom("variants")
      .select("stock")
      .where("id", "=", variantId)
      .executeTakeFirstOrThrow()
  ).stock;

test("by default a cart takes 99 of one variant and 300 in total", async () => {
  const shop = ownClient(server);
  const { variantId } = await newProduct(server, { stock: 444 });
  const { cart } = await shop.cart.create({ lines: [merchandise(variantId, 99)] });
  const id = cart?.id ?? "";
  const tooMany = {
    code: "MAXIMUM_EXCEEDED",
    field: ["lines", "0", "quantity"],
    message: "An order can have up to 99 of one item.",
  };
  const more = await shop.cart.addLines(id, [merchandise(variantId, 345)]);
  expect(more.userErrors).toEqual([tooMany]);
  expect(more.cart?.lines.map(({ quantity }) => quantity)).toEqual([99]);
  const others = await Promise.all([1, 2].map(() => newProduct(server)));
  const lines = others.map((other) => merchandise(other.variantId, 99));
  expect((await shop.cart.addLines(id, lines)).userErrors).toEqual([]);
  const last = await newProduct(server);
  const full = await shop.cart.addLines(id, [merchandise(last.variantId, 4)]);
  expect(full.userErrors).toEqual([
    {
      code: "MAXIMUM_EXCEEDED",
      field: ["lines"],
      message: "An order can have up to 300 items.",
    },
  ]);
  // The older checkout API of stock clients.
  const checkout = await shop.checkout.addLineItems(id, {
    variantId: merchandise(last.variantId, 1).merchandiseId,
    quantity: 4,
  });
  expect(checkout.userErrors).toMatchObject([{ code: "NOT_ENOUGH_IN_STOCK" }]);
});

async function rejection(where: TestServer, token: string): Promise<AppError> {
  const placed = where.call(placeOrder, { params: { token }, body: goodForm });
  const error: unknown = await placed.catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error("It was not refused.");
  return error;
}

test("orders respect the limits too, for carts filled before they were lowered", async () => {
  const [one, other] = [await newProduct(small), await newProduct(small)];
  const tall = await newCart(small, {
    lines: [
      { variantId: one.variantId, quantity: 2 },
      { variantId: one.variantId, quantity: 2 },
      { variantId: other.variantId },
    ],
  });
  const text = "An order can have up to 3 of one item.";
  const ofOne = await rejection(small, tall.token);
  expect(ofOne).toMatchObject({ code: "CONFLICT", message: text });
  expect(Object.values(ofOne.fields ?? {})).toEqual([text, text]);
  const wide = await newCart(small, {
    lines: [
      { variantId: one.variantId, quantity: 3 },
      { variantId: other.variantId, quantity: 3 },
    ],
  });
  expect(await rejection(small, wide.token)).toMatchObject({
    code: "CONFLICT",
    message: "An order can have up to 5 items.",
  });
  expect(await stockOf(small, one.variantId)).toBe(400);
  expect(await small.db.selectFrom("orders").selectAll().execute()).toEqual([]);
  const good = await newCart(small, { lines: [{ variantId: one.variantId, quantity: 3 }] });
  const done = await small.call(placeOrder, { params: { token: good.token }, body: goodForm });
  expect(done.is).toBe("ordered");
});

test("one address can place 20 unpaid orders an hour; others are not affected", async () => {
  const { variantId } = await newProduct(server, { stock: 100 });
  const order = async (address: string) => {
    const { token } = await newCart(server, { lines: [{ variantId, quantity: 2 }] });
    return server.fetch(`/api/checkout/${token}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify(goodForm),
    });
  };
  for (let turn = 0; turn < 20; turn += 1) expect((await order("203.0.113.1")).status).toBe(200);
  const over = await order("203.0.113.1");
  expect([over.status, await over.json()]).toMatchObject([
    429,
    {
      code: "RATE_LIMITED",
      message: expect.stringMatching(/^Too many orders came from your network/),
    },
  ]);
  expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await stockOf(server, variantId)).toBe(60);
  expect((await order("203.0.113.2")).status).toBe(200);
});
