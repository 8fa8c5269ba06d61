import * as contract from "#contracts/commerce/collections.ts";
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

const newProducts = async (count: number) => {
  const products = [];
  for (let n = 0; n < count; n += 1) products.push((await newProduct(server)).productId);
  return products;
};
const paramsOf = ({ _id: id }: { _id: number }) => ({ params: { id: `${id}` } });
const create = (body: { title: string; handle?: string; products?: number[] }) =>
  admin.call(contract.createCollection, { body });

test("the storefront serves what an admin creates, changes and deletes, in the admin's order", async () => {
  const [one = 0, two = 0] = await newProducts(2);
  const title = `Rainy days ${crypto.randomUUID().slice(0, 8)}`;
  const created = await create({ title, products: [two, one] });
  expect(created.products.map(({ _id: id }) => id)).toEqual([two, one]);
  const found = await shop.collection.fetchByHandle(created.handle);
  expect(found).toMatchObject({ title });
  const page = await shop.collection.fetchProductPage(found?.id ?? "", { first: 5 });
  expect(page?.items.map(({ id }) => id)).toEqual(
    [two, one].map((id) => `gid://shopify/Product/${id}`),
  );

  const body = { title: `${title}!`, description: "One & two", products: [one] };
  const changed = await admin.call(contract.changeCollection, { ...paramsOf(created), body });
  expect(changed).toMatchObject({ version: created.version + 1, handle: created.handle });
  expect(await shop.collection.fetchByHandle(created.handle)).toMatchObject({
    title: `${title}!`,
    descriptionHtml: "<p>One &amp; two</p>",
  });

  await admin.call(contract.deleteCollection, paramsOf(created));
  expect(await shop.collection.fetchByHandle(created.handle)).toBeNull();
  await expect(admin.call(contract.getCollection, paramsOf(created))).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("a collection without an image of its own shows its first product with one", async () => {
  const [bare = 0, drawn = 0] = await newProducts(2);
  await server.db
    .insertInto("product_images")
    .values({ product_id: drawn, position: 0, path: "/art/x.svg", alt: "X", width: 1, height: 1 })
    .execute();
  const created = await create({ title: "Drawn", products: [bare, drawn] });
  expect(created.image).toBe("/art/x.svg");
  const image = (await shop.collection.fetchByHandle(created.handle))?.image;
  expect(image).toMatchObject({ altText: "X" });
  const list = await admin.call(contract.listCollections, { query: { limit: 1 } });
  expect(list.data).toEqual([
    { _id: created._id, title: "Drawn", image: "/art/x.svg", products: 2 },
  ]);
});

test("handles are unique, generated ones get a number", async () => {
  const handle = crypto.randomUUID();
  await create({ title: "First", handle });
  await expect(create({ title: "Second", handle })).rejects.toMatchObject({
    code: "TAKEN",
    fields: { handle: contract.collectionHandleTaken },
  });
  const title = `Twin ${handle}`;
  const [one, two] = [await create({ title }), await create({ title })];
  expect(two.handle).toBe(`${one.handle}-2`);
  await expect(
    admin.call(contract.changeCollection, { ...paramsOf(two), body: { handle: one.handle } }),
  ).rejects.toMatchObject({ code: "TAKEN" });
});

test("a stale version conflicts and returns the current collection", async () => {
  const created = await create({ title: "Stale" });
  const change = (title: string) =>
    admin.call(contract.changeCollection, {
      ...paramsOf(created),
      body: { title },
      ifVersion: created.version,
    });
  await change("Fresh");
  await expect(change("Late")).rejects.toMatchObject({
    code: "CONFLICT",
    current: { title: "Fresh" },
  });
});

test("deleted products are rejected, and leave their collections", async () => {
  const [one = 0, two = 0] = await newProducts(2);
  await server.db.deleteFrom("products").where("id", "=", one).execute();
  await expect(create({ title: "Gone", products: [one, two] })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { products: contract.productsGone },
  });
  await expect(create({ title: "Twice", products: [two, two] })).rejects.toMatchObject({
    code: "VALIDATION",
  });
  const created = await create({ title: "Left", products: [two] });
  await server.db.deleteFrom("products").where("id", "=", two).execute();
  expect(await admin.call(contract.getCollection, paramsOf(created))).toMatchObject({
    products: [],
  });
});

test("a retry with the same key creates one collection", async () => {
  const key = crypto.randomUUID();
  const body = { title: `Once ${key}` };
  const [one, two] = await Promise.all([
    admin.call(contract.createCollection, { body, key }),
    admin.call(contract.createCollection, { body, key }),
  ]);
  expect(two._id).toBe(one._id);
});
