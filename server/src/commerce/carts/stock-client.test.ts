import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newProduct } from "../../../testing/orders.ts";
import {
  plain,
  type StockCheckout,
  type StockClient,
  stockClient,
} from "../../../testing/stock-client.ts";
import { variantOf } from "../../../testing/storefront.ts";

let server: TestServer;
let client: StockClient;
beforeAll(async () => {
  server = await testServer();
  client = stockClient(server);
});
afterAll(() => server.close());

const newMerchandise = async (price = 1_050, stock = 400) => {
  const { variantId } = await newProduct(server, { price, stock });
  return `gid://shopify/ProductVariant/${variantId}`;
};

/** A checkout with one line. */
async function checkoutWith({ price = 1_050, quantity = 2 } = {}) {
  const variantId = await newMerchandise(price);
  const checkout = await client.checkout.create({ lineItems: [{ variantId, quantity }] });
  const [line] = checkout.lineItems;
  if (!line) throw new Error("The checkout is empty.");
  return { variantId, checkout, line, id: checkout.id };
}

const quantitiesIn = (checkout: StockCheckout | null) =>
  checkout?.lineItems.map(({ variant, quantity }) => [variant.id, quantity]);
const amounts = ({
  lineItemsSubtotalPrice,
  subtotalPrice,
  totalPrice,
  paymentDue,
}: StockCheckout) =>
  [lineItemsSubtotalPrice, subtotalPrice, totalPrice, paymentDue].map(({ amount }) => amount);

test("an empty checkout is created and fetched unchanged", async () => {
  const made = await client.checkout.create();
  expect(plain(made)).toMatchObject({
    id: expect.stringMatching(/^gid:\/\/shopify\/Cart\/[\w-]{22}\?key=[0-9a-f]{32}$/),
    webUrl: expect.stringMatching(/^http.*\/storefront\/checkout\/[\w-]{43}\?_fd=0$/),
    lineItems: [],
    note: null,
    email: null,
    shippingAddress: null,
    completedAt: null,
    customAttributes: [],
    currencyCode: "USD",
    appliedGiftCards: [],
    discountApplications: [],
    userErrors: [],
  });
  expect(amounts(made)).toEqual(["0.0", "0.0", "0.0", "0.0"]);
  const fetched = await client.checkout.fetch(made.id);
  expect(fetched).toMatchObject({ id: made.id, webUrl: made.webUrl, updatedAt: made.updatedAt });
});

test("a checkout is created with all fields at once", async () => {
  const variantId = await newMerchandise(1_055);
  const made = await client.checkout.create({
    lineItems: [{ variantId, quantity: 3 }],
    note: "Ring twice",
    email: "ana@example.com",
    customAttributes: [{ key: "gift", value: "yes" }],
    buyerIdentity: { countryCode: "CA" },
    shippingAddress: {
      address1: "Chestnut Street 92",
      address2: "Apartment 2",
      city: "Louisville",
      company: "Wagging",
      country: "United States",
      firstName: "Bob",
      lastName: "Norman",
      phone: "555-625-1199",
      province: "KY",
      zip: "40202",
    },
  });
  expect(plain(made)).toMatchObject({
    note: "Ring twice",
    email: "ana@example.com",
    customAttributes: [{ key: "gift", value: "yes" }],
    buyerIdentity: { countryCode: "CA" },
    shippingAddress: {
      address1: "Chestnut Street 92",
      address2: "Apartment 2",
      city: "Louisville",
      company: "Wagging",
      country: "United States",
      countryCodeV2: "US",
      firstName: "Bob",
      lastName: "Norman",
      name: "Bob Norman",
      phone: "555-625-1199",
      province: "KY",
      provinceCode: "KY",
      zip: "40202",
      formatted: [
        "Wagging",
        "Chestnut Street 92",
        "Apartment 2",
        "Louisville KY 40202",
        "United States",
      ],
      formattedArea: "Louisville KY, United States",
    },
    userErrors: [],
  });
  expect(quantitiesIn(made)).toEqual([[variantId, 3]]);
  expect(amounts(made)).toEqual(["31.65", "31.65", "31.65", "31.65"]);
  expect(quantitiesIn(await client.checkout.fetch(made.id))).toEqual([[variantId, 3]]);
});

test("lines are added, updated and removed", async () => {
  const { id, line, variantId } = await checkoutWith();
  const other = await newMerchandise(200);
  const added = await client.checkout.addLineItems(id, [
    { variantId, quantity: 1 },
    { variantId: other, customAttributes: [{ key: "name", value: "Rex" }] },
  ]);
  // The newest line comes first.
  expect(quantitiesIn(added)).toEqual([
    [other, 1],
    [variantId, 3],
  ]);
  expect(plain(added.lineItems[0]?.customAttributes)).toEqual([{ key: "name", value: "Rex" }]);
  const changed = await client.checkout.updateLineItems(id, [{ id: line.id, quantity: 7 }]);
  expect(quantitiesIn(changed)).toEqual([
    [other, 1],
    [variantId, 7],
  ]);
  expect(amounts(changed)).toEqual(["75.5", "75.5", "75.5", "75.5"]);
  const removed = await client.checkout.removeLineItems(id, [line.id]);
  expect(quantitiesIn(removed)).toEqual([[other, 1]]);
  const none = await client.checkout.updateLineItems(id, [
    { id: removed.lineItems[0]?.id ?? "", quantity: 0 },
  ]);
  expect(quantitiesIn(none)).toEqual([]);
  expect(none.userErrors).toEqual([]);
});

test("a line's variant is changed, and all lines are replaced", async () => {
  const { id, line } = await checkoutWith({ quantity: 2 });
  const [first, second] = [await newMerchandise(300), await newMerchandise(400)];
  const turned = await client.checkout.updateLineItems(id, [{ id: line.id, variantId: first }]);
  expect(quantitiesIn(turned)).toEqual([[first, 2]]);
  expect(turned.lineItems[0]?.id).toBe(line.id);
  const replaced = await client.checkout.replaceLineItems(id, [{ variantId: second, quantity: 5 }]);
  expect(quantitiesIn(replaced)).toEqual([[second, 5]]);
});

test("note, attributes, email and address are set and cleared", async () => {
  const { id } = await checkoutWith();
  const { checkout } = client;
  const attributes = [{ key: "wrap", value: "blue" }];
  expect(
    plain(
      await checkout.updateAttributes(id, { note: "Leave it there", customAttributes: attributes }),
    ),
  ).toMatchObject({ note: "Leave it there", customAttributes: attributes, userErrors: [] });
  // The stock client sends an empty note where none is given.
  expect(
    plain(await checkout.updateAttributes(id, { customAttributes: attributes })),
  ).toMatchObject({
    note: "",
    customAttributes: attributes,
  });
  expect(await checkout.updateEmail(id, "Ben@Example.com")).toMatchObject({
    email: "Ben@Example.com",
  });
  const there = await checkout.updateShippingAddress(id, { address1: "Calle 1", city: "Lima" });
  expect(plain(there)).toMatchObject({
    email: "Ben@Example.com",
    shippingAddress: { address1: "Calle 1", city: "Lima", zip: null },
  });
  const gone = await checkout.updateShippingAddress(id, {});
  expect(plain(gone)).toMatchObject({ email: "Ben@Example.com", shippingAddress: null });
});

test("invalid addresses and notes are user errors next to the unchanged cart", async () => {
  const { id } = await checkoutWith();
  const { checkout } = client;
  await checkout.updateEmail(id, "ana@example.com");
  const codes = async (work: Promise<StockCheckout>) =>
    (await work).userErrors.map(({ code, field }) => [code, field?.join(".")]);
  const at = "buyerIdentity.deliveryAddressPreferences.0.deliveryAddress";
  expect(await codes(checkout.updateEmail(id, "not an address"))).toEqual([
    ["INVALID", "buyerIdentity.email"],
  ]);
  expect(await codes(checkout.updateShippingAddress(id, { city: "x".repeat(256) }))).toEqual([
    ["TOO_LONG", `${at}.city`],
  ]);
  expect(
    await codes(
      checkout.updateShippingAddress(id, {
        address1: "Home 🏡",
        address2: "<b>2</b>",
        company: "https://example.com",
        phone: "call me",
      }),
    ),
  ).toEqual([
    ["NOT_SUPPORTED", `${at}.company`],
    ["NOT_SUPPORTED", `${at}.address1`],
    ["NOT_SUPPORTED", `${at}.address2`],
    ["NOT_SUPPORTED", `${at}.phone`],
  ]);
  // The stock client's error for a long note; the cart keeps its note.
  const long = checkout.updateAttributes(id, { note: "x".repeat(5_001) });
  expect(await codes(long)).toEqual([["TOO_LONG", "note"]]);
  expect(await checkout.fetch(id)).toMatchObject({
    email: "ana@example.com",
    shippingAddress: null,
    note: null,
  });
});

test("codes accumulate ignoring case, and ineffective ones stay listed", async () => {
  const { id } = await checkoutWith({ price: 1_000, quantity: 2 });
  const ten = await client.checkout.addDiscount(id, "conform10");
  expect(plain(ten.discountApplications)).toMatchObject([
    { code: "CONFORM10", applicable: true, value: { percentage: 10 } },
  ]);
  expect(plain(ten.lineItems[0]?.discountAllocations)).toMatchObject([
    { allocatedAmount: { amount: "2.0" }, discountApplication: { code: "CONFORM10" } },
  ]);
  expect(amounts(ten)).toEqual(["18.0", "18.0", "18.0", "18.0"]);
  await server.db
    .insertInto("discount_codes")
    .values({
      id: "01920000-0000-7000-8000-0000000000aa",
      code: "Five",
      code_key: "five",
      kind: "fixed_amount",
      value: 500,
      starts_at: null,
      ends_at: null,
    })
    .execute();
  const both = await client.checkout.addDiscount(id, "FIVE");
  expect(plain(both.discountApplications)).toMatchObject([
    { code: "CONFORM10", applicable: true },
    { code: "Five", applicable: true, value: { amount: "5.0" } },
  ]);
  expect(amounts(both)).toEqual(["13.0", "13.0", "13.0", "13.0"]);
  const again = await client.checkout.addDiscount(id, "Conform10");
  expect(amounts(again)).toEqual(["13.0", "13.0", "13.0", "13.0"]);
  const unknown = await client.checkout.addDiscount(id, "no such code");
  expect(unknown.userErrors).toEqual([]);
  expect(unknown.discountApplications).toHaveLength(2);
  const none = await client.checkout.removeDiscount(id);
  expect(none.discountApplications).toEqual([]);
  expect(amounts(none)).toEqual(["20.0", "20.0", "20.0", "20.0"]);
});

test("a fixed amount over several lines is reported once with its total", async () => {
  const complaints = vi.spyOn(console, "error");
  const { id } = await checkoutWith({ price: 1_000, quantity: 1 });
  const [second, third] = [await newMerchandise(1_000), await newMerchandise(1_000)];
  await client.checkout.addLineItems(id, [{ variantId: second }, { variantId: third }]);
  await server.db
    .insertInto("discount_codes")
    .values({
      id: "01920000-0000-7000-8000-0000000000ab",
      code: "TEN-OFF",
      code_key: "ten-off",
      kind: "fixed_amount",
      value: 1_000,
      starts_at: null,
      ends_at: null,
    })
    .execute();
  const off = await client.checkout.addDiscount(id, "ten-off");
  expect(plain(off.discountApplications)).toMatchObject([
    { code: "TEN-OFF", value: { amount: "10.0" } },
  ]);
  expect(
    off.lineItems.map(({ discountAllocations: [one] }) => one?.allocatedAmount.amount),
  ).toEqual(["3.34", "3.33", "3.33"]);
  expect(amounts(off)).toEqual(["20.0", "20.0", "20.0", "20.0"]);
  expect(complaints).not.toHaveBeenCalled();
});

test("a gift card pays a part, or everything", async () => {
  const { id } = await checkoutWith({ price: 1_000, quantity: 1 });
  const { balance } = await server.db
    .selectFrom("gift_cards")
    .select("balance")
    .where("last_characters", "=", "0001")
    .executeTakeFirstOrThrow();
  const whole = await client.checkout.addGiftCards(id, ["conform gift 0001"]);
  expect(plain(whole.appliedGiftCards)).toMatchObject([
    {
      lastCharacters: "0001",
      amountUsed: { amount: "10.0", currencyCode: "USD" },
      presentmentAmountUsed: { amount: "10.0" },
      balance: { amount: `${balance / 100 - 10}.0` },
    },
  ]);
  expect(whole.paymentDue.amount).toBe("0.0");
  expect(whole.totalPrice.amount).toBe("10.0");
  const dear = await newMerchandise(balance * 2);
  const part = await client.checkout.addLineItems(id, [{ variantId: dear, quantity: 1 }]);
  expect(part.appliedGiftCards[0]?.amountUsed.amount).toBe(`${balance / 100}.0`);
  expect(Number(part.paymentDue.amount) + balance / 100).toBe(Number(part.totalPrice.amount));
  const rejected = await client.checkout.addGiftCards(id, ["NOSUCHCARD"]);
  expect(rejected.userErrors).toMatchObject([{ code: "INVALID", field: ["giftCardCodes", "0"] }]);
  expect(rejected.appliedGiftCards).toHaveLength(1);
  const without = await client.checkout.removeGiftCard(id, part.appliedGiftCards[0]?.id ?? "");
  expect(plain(without.appliedGiftCards)).toEqual([]);
});

test("quantities are clamped to the stock, and sold-out variants are not added", async () => {
  const [low, soldOut] = [
    await variantOf(server, "conformance-low-stock"),
    await variantOf(server, "conformance-sold-out"),
  ];
  const { id, variantId } = await checkoutWith();
  const clamped = await client.checkout.addLineItems(id, [
    { variantId: low, quantity: 100_000 },
    { variantId: soldOut, quantity: 1 },
  ]);
  expect(quantitiesIn(clamped)).toEqual([
    [low, 7],
    [variantId, 2],
  ]);
  expect(clamped.userErrors).toEqual([
    {
      code: "NOT_ENOUGH_IN_STOCK",
      message: "Only 7 items were added to your cart due to availability.",
    },
    {
      code: "NOT_ENOUGH_IN_STOCK",
      message: expect.stringMatching(/^The product '.+' is already sold out\.$/),
    },
  ]);
  const lowLine = clamped.lineItems[0]?.id ?? "";
  const updated = await client.checkout.updateLineItems(id, [{ id: lowLine, quantity: 60 }]);
  expect(quantitiesIn(updated)).toEqual([
    [low, 7],
    [variantId, 2],
  ]);
  expect(updated.userErrors).toMatchObject([{ code: "NOT_ENOUGH_IN_STOCK" }]);
});

test("errors have the stock client's shapes", async () => {
  const { id, line } = await checkoutWith();
  const variantId = "gid://shopify/ProductVariant/2147483000";
  const rejected = [
    {
      code: "INVALID",
      field: ["input", "lines", "0", "merchandiseId"],
      message: expect.any(String),
    },
  ];
  await expect(client.checkout.create({ lineItems: [{ variantId }] })).rejects.toEqual(rejected);
  const unchanged = await client.checkout.addLineItems(id, [{ variantId, quantity: 1 }]);
  expect(unchanged.userErrors).toMatchObject([{ code: "INVALID" }]);
  expect(unchanged.lineItems).toHaveLength(1);
  const strange = await client.checkout.removeLineItems(id, [line.id.replace(/.{4}\?/, "0000?")]);
  expect(strange.userErrors).toMatchObject([{ code: "LINE_ITEM_NOT_FOUND" }]);
  await expect(
    client.checkout.addLineItems(id, [{ variantId: "not an id", quantity: 1 }]),
  ).rejects.toThrow(/invalid value/);
});

test("a missing checkout is null, and changing it returns the cart's user error", async () => {
  const { id } = await checkoutWith();
  const [bare = "", key = ""] = id.split("?");
  const missing = [
    { code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." },
  ];
  const strangers = [
    bare,
    `${bare}?key=${"0".repeat(32)}`,
    "gid://shopify/Cart/nothing",
    `gid://shopify/Cart/AAAAAAAAAAAAAAAAAAAAAA?${key}`,
  ];
  for (const stranger of strangers) {
    await expect(client.checkout.addLineItems(stranger, [])).rejects.toEqual(missing);
    await expect(client.checkout.updateEmail(stranger, "eve@example.com")).rejects.toEqual(missing);
    await expect(client.checkout.removeDiscount(stranger)).rejects.toEqual(missing);
  }
  expect(await client.checkout.fetch("gid://shopify/Cart/nothing")).toBeNull();
  await expect(client.checkout.removeDiscount("nothing at all")).rejects.toThrow(
    /Variable \$cartId of type ID! was provided invalid value/,
  );
  await expect(client.checkout.fetch("nothing at all")).rejects.toThrow(TypeError);
});

test("more lines than a page are all returned", async () => {
  const first = await client.checkout.create();
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => ({
      variantId: ids[from + place] ?? "",
      quantity: 1,
    }));
  const { product_id } = await server.db
    .insertInto("variants")
    .values(
      Array.from({ length: 255 }, (_, position) => ({
        product_id: 101,
        position: position + 100,
        title: `V${position}`,
        price: 100,
        stock: 500,
      })),
    )
    .returning("product_id")
    .executeTakeFirstOrThrow();
  const rows = await server.db
    .selectFrom("variants")
    .select("id")
    .where("product_id", "=", product_id)
    .where("position", ">=", 100)
    .orderBy("position")
    .execute();
  const ids = rows.map(({ id }) => `gid://shopify/ProductVariant/${id}`);
  await client.checkout.addLineItems(first.id, lines(0, 250));
  const all = await client.checkout.addLineItems(first.id, lines(250, 255));
  expect(all.lineItems.map(({ variant }) => variant.id)).toEqual([
    ...ids.slice(250),
    ...ids.slice(0, 250),
  ]);
  expect(all.totalPrice.amount).toBe("255.0");
});
