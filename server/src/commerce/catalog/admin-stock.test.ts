import * as contract from "#contracts/commerce/shop-admin.ts";
import { placeOrder } from "#contracts/commerce/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { goodForm, newCart, newProduct } from "../../../testing/orders.ts";
import { newAdmin, type Person } from "../../../testing/people.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const changeStock = (
  id: number,
  body: { by: number } | { stock: number; was: number },
): Promise<contract.AdminProduct> =>
  admin.call(contract.changeStock, { params: { id: `${id}` }, body });

const stockOf = async (id: number) =>
  (
    await server.db
      .selectFrom("variants")
      .select("stock")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).stock;

test("stock changes by steps and never goes below 0", async () => {
  const { variantId } = await newProduct(server, { stock: 2 });
  const up = await changeStock(variantId, { by: 3 });
  expect(up.variants).toMatchObject([{ stock: 5 }]);
  expect((await changeStock(variantId, { by: -5 })).variants).toMatchObject([{ stock: 0 }]);
  await expect(changeStock(variantId, { by: -1 })).rejects.toMatchObject({
    code: "CONFLICT",
    current: { variants: [{ stock: 0 }] },
  });
  await changeStock(variantId, { by: contract.stockMax });
  await expect(changeStock(variantId, { by: 1 })).rejects.toMatchObject({ code: "VALIDATION" });
  expect(await stockOf(variantId)).toBe(contract.stockMax);
});

test("an absolute stock is written only over the expected one", async () => {
  const { variantId } = await newProduct(server, { stock: 7 });
  expect((await changeStock(variantId, { stock: 40, was: 7 })).variants[0]?.stock).toBe(40);
  await expect(changeStock(variantId, { stock: 50, was: 7 })).rejects.toMatchObject({
    code: "CONFLICT",
    current: { variants: [{ stock: 40 }] },
  });
  expect(await stockOf(variantId)).toBe(40);
  await expect(changeStock(2_000_000_000, { by: 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("additions during orders apply to what they leave", async () => {
  const { variantId, productId } = await newProduct(server, { stock: 20 });
  const carts = await Promise.all(
    Array.from({ length: 10 }, () => newCart(server, { lines: [{ variantId, quantity: 2 }] })),
  );
  await Promise.all([
    ...carts.map(({ token }) => server.call(placeOrder, { params: { token }, body: goodForm })),
    ...Array.from({ length: 10 }, () => changeStock(variantId, { by: 3 })),
    // A concurrent edit of the product does not interfere.
    ...Array.from({ length: 4 }, (_, place) =>
      admin.call(contract.changeVariant, {
        params: { id: `${variantId}` },
        body: { sku: `S-${place}` },
      }),
    ),
  ]);
  expect(await stockOf(variantId)).toBe(20 - 20 + 30);
  const sold = server.db.selectFrom("products").select("sold").where("id", "=", productId);
  expect((await sold.executeTakeFirstOrThrow()).sold).toBe(20);
});

test("a product can be deleted while it is being ordered", async () => {
  const { variantId, productId } = await newProduct(server, { stock: 100 });
  const carts = await Promise.all(
    Array.from({ length: 6 }, () => newCart(server, { lines: [{ variantId }] })),
  );
  const answers = await Promise.allSettled([
    ...carts.map(({ token }) => server.call(placeOrder, { params: { token }, body: goodForm })),
    admin.call(contract.deleteProduct, { params: { id: `${productId}` } }),
  ]);
  expect(answers.at(-1)?.status).toBe("fulfilled");
  for (const answer of answers) {
    if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "CONFLICT" });
  }
});

test("guests see at once that a product sells out or returns", async () => {
  const { variantId, productId } = await newProduct(server, { stock: 1 });
  const query = `{ product(id: "gid://shopify/Product/${productId}") { availableForSale } }`;
  const ask = async () => {
    const answer = await server.fetch("/storefront/api/2025-01/graphql", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-shopify-storefront-access-token": "wagabond-dev-storefront",
      },
      body: JSON.stringify({ query }),
    });
    return answer.text();
  };
  expect(await ask()).toContain('"availableForSale":true');
  await changeStock(variantId, { by: -1 });
  expect(await ask()).toContain('"availableForSale":false');
  await changeStock(variantId, { stock: 9, was: 0 });
  expect(await ask()).toContain('"availableForSale":true');
});
