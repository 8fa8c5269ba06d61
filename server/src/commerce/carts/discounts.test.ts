import * as contract from "#contracts/commerce/discounts.ts";
import { getCheckout } from "#contracts/commerce/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newCart, newProduct } from "../../../testing/orders.ts";
import { newAdmin, type Person } from "../../../testing/people.ts";
import { ownClient } from "../../../testing/storefront.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const newCode = () => `X-${crypto.randomUUID().slice(0, 8)}`;
const create = (body: { kind: contract.DiscountKind; value?: number; endsOn?: string }) =>
  admin.call(contract.createDiscountCode, { body: { code: newCode(), ...body } });

/** The checkout of 2 items at $10.00 and 1 at $5.00 with these codes. */
async function checkoutWith(codes: string[]) {
  const [ten, five] = [
    await newProduct(server, { price: 1_000 }),
    await newProduct(server, { price: 500 }),
  ];
  const lines = [{ variantId: ten.variantId, quantity: 2 }, { variantId: five.variantId }];
  const { token } = await newCart(server, { lines, codes });
  return server.call(getCheckout, { params: { token } });
}

test("a code takes its amount off each item, at most the item's price", async () => {
  const small = await create({ kind: "per_item", value: 250 });
  expect(await checkoutWith([small.code])).toMatchObject({
    subtotal: 2_500,
    discounts: [{ title: small.code, amount: 750 }],
    total: 1_750,
  });
  const large = await create({ kind: "per_item", value: 800 });
  expect(await checkoutWith([large.code])).toMatchObject({ total: 400 });
});

test("a free-shipping code applies and changes no price", async () => {
  const { code } = await create({ kind: "free_shipping" });
  expect(await checkoutWith([code])).toMatchObject({ discounts: [], total: 2_500 });
  const { variantId } = await newProduct(server);
  const shop = ownClient(server);
  const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
  const { cart } = await shop.cart.create({ lines: [{ merchandiseId }], discountCodes: [code] });
  expect(cart.discountCodes).toEqual([{ code, applicable: true }]);
});

test("codes are listed newest first, page by page, and can be deleted", async () => {
  const codes = [];
  for (let n = 0; n < 3; n += 1) codes.unshift(await create({ kind: "percentage", value: 5 }));
  const first = await admin.call(contract.listDiscountCodes, { query: { limit: 2 } });
  expect(first).toEqual({ data: codes.slice(0, 2), hasMore: true });
  const before = first.data[1]?._id;
  const rest = await admin.call(contract.listDiscountCodes, { query: { before } });
  expect(rest.data[0]).toEqual(codes[2]);
  const id = codes[0]?._id ?? "";
  expect(await admin.call(contract.deleteDiscountCode, { params: { id } })).toEqual({ _id: id });
  await expect(admin.call(contract.deleteDiscountCode, { params: { id } })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await checkoutWith([codes[0]?.code ?? ""])).toMatchObject({ total: 2_500 });
});

test("a code is valid through its last day", async () => {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const expired = await create({ kind: "percentage", value: 50, endsOn: day(-1) });
  const valid = await create({ kind: "percentage", value: 50, endsOn: day(0) });
  expect([expired.endsOn, valid.endsOn]).toEqual([day(-1), day(0)]);
  expect(await checkoutWith([expired.code])).toMatchObject({ total: 2_500 });
  expect(await checkoutWith([valid.code])).toMatchObject({ total: 1_250 });
});

test("invalid codes are rejected with their fields", async () => {
  const { code } = await create({ kind: "percentage", value: 5 });
  const again = { code: code.toUpperCase(), kind: "free_shipping" as const };
  await expect(admin.call(contract.createDiscountCode, { body: again })).rejects.toMatchObject({
    code: "TAKEN",
    fields: { code: contract.codeTaken },
  });
  for (const [body, field] of [
    [{ kind: "percentage", value: 101 }, "value"],
    [{ kind: "per_item" }, "value"],
    [{ kind: "fixed_amount", value: 0 }, "value"],
    [{ kind: "free_shipping", endsOn: "2026-02-30" }, "endsOn"],
  ] as const)
    await expect(create(body)).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { [field]: expect.any(String) },
    });
  for (const text of ["", "two words", "é"])
    await expect(
      admin.call(contract.createDiscountCode, { body: { ...again, code: text } }),
    ).rejects.toMatchObject({ code: "VALIDATION", fields: { code: expect.any(String) } });
});
