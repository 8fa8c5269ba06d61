import * as contract from "#contracts/commerce/shop-admin.ts";
import { placeOrder } from "#contracts/commerce/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { goodForm, newCart } from "../../../testing/orders.ts";
import { newAdmin, type Person } from "../../../testing/people.ts";
import { queryStorefront } from "../../../testing/storefront.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

type Product = contract.AdminProduct;
const at = (id: number) => ({ params: { id: `${id}` } });

const make = (body: object = {}, key?: string): Promise<Product> =>
  admin.call(contract.createProduct, { body: { title: "Trail leash", ...body }, key });
const change = ({ _id, version }: Product, body: object, ifVersion = version) =>
  admin.call(contract.changeProduct, { ...at(_id), body, ifVersion });
const add = ({ _id }: Product, body: object = {}) =>
  admin.call(contract.addVariant, { ...at(_id), body: { price: 1_900, ...body } });
const edit = (variant: contract.AdminVariant | undefined, body: object) =>
  admin.call(contract.changeVariant, { ...at(variant?._id ?? 0), body });
const get = (id: number) => admin.call(contract.getAdminProduct, at(id));
const list = (query: object = {}) => admin.call(contract.listAdminProducts, { query });

const inShop = async (id: number) => {
  const query = `{ node: product(id: "gid://shopify/Product/${id}") {
    title handle descriptionHtml availableForSale options { name values }
    variants(first: 9) { nodes { title sku price { amount } compareAtPrice { amount } quantityAvailable
      selectedOptions { name value } } } } }`;
  return (await queryStorefront(server, query)).data?.["node"];
};

test("a new product is hidden until published, then visible at once", async () => {
  const made = await make({
    description: "Six feet.\nOf rope.\n\n<b>Strong</b> & light.",
    productType: "walks",
    vendor: "Slow Wool",
    tags: ["dog", "Rope", "rope"],
  });
  expect(made).toMatchObject({
    handle: "trail-leash",
    tags: ["dog", "Rope"],
    options: [],
    variants: [],
    images: [],
    published: false,
    version: 1,
  });
  expect(await inShop(made._id)).toBeNull();
  await expect(change(made, { published: true })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { published: contract.nothingToBuy },
  });
  const withOne = await add(made, { stock: 4, compareAt: 2_500, sku: "LEASH-1", grams: 180 });
  expect(withOne.variants).toMatchObject([
    { values: [], price: 1_900, compareAt: 2_500, stock: 4, sku: "LEASH-1", grams: 180 },
  ]);
  expect(await inShop(made._id)).toBeNull();
  const published = await change(withOne, { published: true });
  expect(published).toMatchObject({ published: true, version: 3 });
  expect(await inShop(made._id)).toEqual({
    title: "Trail leash",
    handle: "trail-leash",
    descriptionHtml: "<p>Six feet.<br>Of rope.</p><p>&lt;b&gt;Strong&lt;/b&gt; &amp; light.</p>",
    availableForSale: true,
    options: [{ name: "Title", values: ["Default Title"] }],
    variants: {
      nodes: [
        {
          title: "Default Title",
          sku: "LEASH-1",
          price: { amount: "19.0" },
          compareAtPrice: { amount: "25.0" },
          quantityAvailable: 4,
          selectedOptions: [{ name: "Title", value: "Default Title" }],
        },
      ],
    },
  });
  const hidden = await change(published, { published: false });
  expect(await inShop(made._id)).toBeNull();
  await change(hidden, { published: true });
  const without = await admin.call(contract.deleteVariant, at(hidden.variants[0]?._id ?? 0));
  expect(without).toMatchObject({ published: false, variants: [] });
  expect(await inShop(made._id)).toBeNull();
});

test("only sent fields change, null clears, and guests' cached responses are dropped", async () => {
  const made = await make({ vendor: "Slow Wool", tags: ["dog"], description: "Long." });
  await add(made, { stock: 1 });
  const shown = await change(made, { published: true, title: "Quiet bell" }, 2);
  const searchText = () =>
    server.fetch(`/api/search?q=quiet%20bell`).then((answer) => answer.text());
  expect(await searchText()).toContain("Quiet bell");
  const renamed = await change(shown, { title: "Quiet bells", vendor: null, tags: null });
  expect(renamed).toMatchObject({
    title: "Quiet bells",
    vendor: "",
    tags: [],
    description: "Long.",
    published: true,
  });
  expect(await searchText()).toContain("Quiet bells");
  expect(await change(renamed, { description: null })).toMatchObject({ description: "" });
  expect(await change(await get(made._id), {})).toMatchObject({ title: "Quiet bells" });
});

test("a handle is unique, and made from the title by default", async () => {
  const first = await make({ title: "Größe & Mäntel!" });
  expect(first.handle).toBe("grosse-mantel");
  expect((await make({ title: "Größe & Mäntel!" })).handle).toBe("grosse-mantel-2");
  expect((await make({ title: "猫の爪" })).handle).toMatch(/^product/);
  const expectedError = { code: "TAKEN", fields: { handle: contract.handleTaken } };
  await expect(make({ handle: "grosse-mantel" })).rejects.toMatchObject(expectedError);
  const other = await make({ handle: "coats" });
  await expect(change(other, { handle: "grosse-mantel" })).rejects.toMatchObject(expectedError);
  expect(await change(other, { handle: "warm-coats" })).toMatchObject({ handle: "warm-coats" });
  for (const handle of ["", "Coats", "a--b", "-a", "a_b", "ä", "a/b", "x".repeat(101)]) {
    await expect(change(other, { handle })).rejects.toMatchObject({ code: "VALIDATION" });
  }
});

test("a repeated key creates one product and one variant", async () => {
  const first = await make({ title: "Once" }, "one-product");
  expect(await make({ title: "Once" }, "one-product")).toEqual(first);
  await expect(make({ title: "Twice" }, "one-product")).rejects.toMatchObject({
    code: "IDEMPOTENCY_MISMATCH",
  });
  const body = { price: 100 };
  const twice = () => admin.call(contract.addVariant, { ...at(first._id), body, key: "one-kind" });
  await twice();
  expect((await twice()).variants).toHaveLength(1);
});

test("a variant has one value per option, in a unique combination", async () => {
  const made = await make({ title: "Coat", options: ["Size", "Colour"] });
  const one = await add(made, { values: ["S", "Red"] });
  await add(made, { values: ["M", "Red"], price: 2_100 });
  expect(await inOptions(made)).toEqual([
    { name: "Size", values: ["S", "M"] },
    { name: "Colour", values: ["Red"] },
  ]);
  for (const values of [[], ["S"], ["S", "Red", "Wool"]]) {
    await expect(add(made, { values })).rejects.toMatchObject({ code: "VALIDATION" });
  }
  const same = { code: "TAKEN", fields: { values: contract.variantTaken } };
  await expect(add(made, { values: ["s", "RED"] })).rejects.toMatchObject(same);
  await expect(edit(one.variants[0], { values: ["M", "red"] })).rejects.toMatchObject(same);
  await edit(one.variants[0], { values: ["XS", "Blue"], price: 1_800 });
  expect(await inOptions(made)).toEqual([
    { name: "Size", values: ["XS", "M"] },
    { name: "Colour", values: ["Blue", "Red"] },
  ]);
  const titles = await server.db
    .selectFrom("variants")
    .select("title")
    .where("product_id", "=", made._id)
    .orderBy("position")
    .execute();
  expect(titles.map(({ title }) => title)).toEqual(["XS / Blue", "M / Red"]);
});

const inOptions = async ({ _id }: Product) =>
  (
    await server.db
      .selectFrom("products")
      .select("options")
      .where("id", "=", _id)
      .executeTakeFirstOrThrow()
  ).options;

test("options can be renamed, added and removed while variants stay distinct", async () => {
  const made = await make({ title: "Bowl" });
  await add(made);
  await expect(add(made)).rejects.toMatchObject({ code: "TAKEN" });
  const sized = await change(await get(made._id), { options: ["Size"] });
  expect(sized.variants).toMatchObject([{ values: [contract.standardValue] }]);
  const two = await add(made, { values: ["Large"] });
  const renamed = await change(two, { options: ["Volume"] });
  expect(renamed.variants.map(({ values }) => values)).toEqual([["Standard"], ["Large"]]);
  const wide = await change(renamed, { options: ["Colour", "Volume"] });
  expect(wide.variants.map(({ values }) => values)).toEqual([
    ["Standard", "Standard"],
    ["Standard", "Large"],
  ]);
  await expect(change(wide, { options: ["Colour"] })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { options: expect.stringContaining("identical") },
  });
  await admin.call(contract.deleteVariant, at(wide.variants[1]?._id ?? 0));
  expect(await change(await get(made._id), { options: null })).toMatchObject({
    options: [],
    variants: [{ values: [] }],
  });
});

test("a variant changes field by field, and leaves carts when deleted", async () => {
  const made = await make({ title: "Mat" });
  const [variant] = (await add(made, { sku: "MAT", compareAt: 2_000, grams: 10 })).variants;
  const cart = await newCart(server, { lines: [{ variantId: variant?._id ?? 0 }] });
  const now = await edit(variant, { price: 1_000, sku: null, grams: null });
  expect(now.variants).toMatchObject([{ price: 1_000, sku: null, grams: null, compareAt: 2_000 }]);
  const less = { code: "VALIDATION", fields: { compareAt: expect.any(String) } };
  await expect(edit(variant, { price: 2_000 })).rejects.toMatchObject(less);
  await expect(edit(variant, { compareAt: 900 })).rejects.toMatchObject(less);
  expect((await edit(variant, { compareAt: null })).variants[0]?.compareAt).toBeNull();
  const remaining = await admin.call(contract.deleteVariant, at(variant?._id ?? 0));
  expect(remaining.variants).toEqual([]);
  const lines = server.db.selectFrom("cart_lines").selectAll().where("cart_id", "=", cart.id);
  expect(await lines.execute()).toEqual([]);
  await expect(edit(variant, { price: 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a deleted product leaves carts and stays in orders", async () => {
  const made = await make({ title: "Last lamp" });
  const [variant] = (await add(made, { stock: 5 })).variants;
  await change(await get(made._id), { published: true });
  const lines = [{ variantId: variant?._id ?? 0 }];
  const { token } = await newCart(server, { lines });
  await server.call(placeOrder, { params: { token }, body: goodForm });
  const cart = await newCart(server, { lines });
  expect(await admin.call(contract.deleteProduct, at(made._id))).toEqual({ _id: made._id });
  await expect(get(made._id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await inShop(made._id)).toBeNull();
  const ordered = await server.db
    .selectFrom("order_lines")
    .select(["title", "product_id", "variant_id"])
    .where("title", "=", "Last lamp")
    .execute();
  expect(ordered).toEqual([{ title: "Last lamp", product_id: null, variant_id: null }]);
  const remaining = server.db.selectFrom("cart_lines").selectAll().where("cart_id", "=", cart.id);
  expect(await remaining.execute()).toEqual([]);
});

test("the list is newest first, and searched by words, handle and SKU", async () => {
  const made = await make({ title: "Velvet gramophone", productType: "beds" });
  await add(made, { sku: "VH-77", stock: 3 });
  expect((await list()).data[0]).toMatchObject({
    _id: made._id,
    title: "Velvet gramophone",
    variants: 1,
    stock: 3,
    lowest: 1_900,
    published: false,
    image: null,
  });
  for (const q of ["velvet gram", "GRAMOPHONE", "vh-7", "velvet-g"]) {
    expect(
      (await list({ q })).data.map(({ _id }) => _id),
      q,
    ).toEqual([made._id]);
  }
  expect(await list({ q: "%" })).toEqual({ data: [], hasMore: false });
  const ids: number[] = [];
  for (let before: number | undefined, more = true; more; before = ids.at(-1)) {
    const page = await list({ limit: 20, before });
    ids.push(...page.data.map(({ _id }) => _id));
    more = page.hasMore;
  }
  const { count } = await server.db
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(ids).toHaveLength(count);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

test("of two concurrent edits the second is a CONFLICT with the current product", async () => {
  const made = await make({ title: "Two hands" });
  const answers = await Promise.allSettled([
    change(made, { vendor: "One" }),
    change(made, { vendor: "Other" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { vendor } = await get(made._id);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "CONFLICT", current: { vendor, version: 2 } },
  });
  // Without a version the last write wins, field by field.
  await Promise.all([
    admin.call(contract.changeProduct, { ...at(made._id), body: { vendor: "Third" } }),
    admin.call(contract.changeProduct, { ...at(made._id), body: { productType: "walks" } }),
  ]);
  expect(await get(made._id)).toMatchObject({ vendor: "Third", productType: "walks", version: 4 });
});

const post = (path: string, body: string, method = "PUT") =>
  server.fetch(path, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${admin.token}` },
    body,
  });

test("invalid fields are rejected by field", async () => {
  const made = await make({ title: "Plain" });
  const [variant] = (await add(made)).variants;
  const expectRejected = async (path: string, body: string, field: string) => {
    const answer = await post(path, body);
    const rejection: unknown = await answer.json();
    expect([answer.status, rejection], `${path} ${body.slice(0, 80)}`).toEqual([
      400,
      expect.objectContaining({
        fields: expect.objectContaining({ [field]: expect.any(String) }),
      }),
    ]);
  };
  const ofVariant = `/api/admin/variants/${variant?._id}`;
  for (const price of ["-1", "1e999", "2147483648", "19.99", '"19"', "null", "[]", "true"]) {
    await expectRejected(ofVariant, `{"price":${price}}`, "price");
  }
  for (const before of ["0", "-5", "1e999", "2147483648"]) {
    await expectRejected(ofVariant, `{"compareAt":${before}}`, "compareAt");
  }
  for (const stock of ["-1", "1.5", "1e999", "1000001", "null"]) {
    await expectRejected(`${ofVariant}/stock`, `{"stock":${stock},"was":0}`, "stock");
  }
  for (const by of ["0.5", "1e999", '"3"']) {
    await expectRejected(`${ofVariant}/stock`, `{"by":${by}}`, "by");
  }
  for (const body of ["{}", '{"stock":3}', '{"was":3}', '{"by":1,"stock":1,"was":0}']) {
    await expectRejected(`${ofVariant}/stock`, body, "stock");
  }
  const ofProduct = `/api/admin/products/${made._id}`;
  await expectRejected(ofProduct, '{"title":"a\\u0000b"}', "title");
  await expectRejected(ofProduct, '{"title":"   "}', "title");
  await expectRejected(ofProduct, '{"description":"\\ud800"}', "description");
  await expectRejected(ofProduct, JSON.stringify({ tags: Array(10_000).fill("a") }), "tags");
  await expectRejected(ofProduct, '{"tags":["a,b"]}', "tags.0");
  await expectRejected(ofProduct, '{"options":["Size","size"]}', "options");
  await expectRejected(ofProduct, '{"options":["Title"]}', "options.0");
  await expectRejected(ofProduct, '{"published":"yes"}', "published");
  expect((await post(ofProduct, '{"sold":9}')).status).toBe(400);
  for (const id of ["0", "-1", "2147483648", "9".repeat(30), "x", "1.5"]) {
    expect((await post(`/api/admin/products/${id}`, '{"title":"x"}')).status, id).toBe(404);
  }
  expect(await get(made._id)).toMatchObject({ title: "Plain", tags: [], options: [] });
});

test("products of an external shop cannot be changed here", async () => {
  const elsewhere = await testServer({
    env: { shopifyUrl: "https://paws.example", shopifyToken: "public" },
  });
  try {
    const { call } = await newAdmin(elsewhere);
    const notFound = { code: "NOT_FOUND", message: contract.shopifyShopText };
    await expect(call(contract.listAdminProducts, { query: {} })).rejects.toMatchObject(notFound);
    const body = { title: "Here" };
    await expect(call(contract.createProduct, { body })).rejects.toMatchObject(notFound);
  } finally {
    await elsewhere.close();
  }
});
