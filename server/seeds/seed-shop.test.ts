import { afterAll, beforeAll, expect, test } from "vitest";
import { giftCodeHash } from "../src/commerce/carts/gift-codes.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { products } from "./shop/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("the shop stands: every product with its pictures and variants, for sale", async () => {
  const rows = await server.db.selectFrom("products").select(["id", "published_at"]).execute();
  expect(rows).toHaveLength(products.length);
  expect(rows.every(({ published_at }) => published_at && published_at < new Date())).toBe(true);
  for (const table of ["product_images", "variants"] as const) {
    const owners = await server.db.selectFrom(table).select("product_id").distinct().execute();
    expect([table, owners.length]).toEqual([table, products.length]);
  }
});

test("rows created later get new numbers", async () => {
  const product = await server.db
    .insertInto("products")
    .values({ handle: "made-later", title: "Made later", published_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const variant = await server.db
    .insertInto("variants")
    .values({ product_id: product.id, position: 0, title: "Default Title", price: 100, stock: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(product.id).toBe(Math.max(...products.map(({ id }) => id)) + 1);
  expect(variant.id).toBeGreaterThan(10_000);
});

test("the codes are there, and the gift card is found by its code however it is typed", async () => {
  const codes = await server.db
    .selectFrom("discount_codes")
    .select(["code", "kind", "value"])
    .execute();
  expect(codes).toContainEqual({ code: "CONFORM10", kind: "percentage", value: 10 });
  expect(new Set(codes.map(({ kind }) => kind))).toEqual(new Set(["percentage", "fixed_amount"]));
  const card = await server.db
    .selectFrom("gift_cards")
    .select(["balance", "last_characters"])
    .where("code_hash", "=", giftCodeHash(" conform gift 0001 "))
    .executeTakeFirst();
  expect(card).toEqual({ balance: 2500, last_characters: "0001" });
});

test("the shop has its policies", async () => {
  const policies = await server.db.selectFrom("shop_policies").select(["kind", "body"]).execute();
  expect(policies.map(({ kind }) => kind).toSorted()).toEqual(["privacy", "refund", "terms"]);
  for (const { body } of policies) expect(body).toContain("This is a demo shop.");
});
