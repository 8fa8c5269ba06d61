import { createStorefrontApiClient } from "@shopify/storefront-api-client";
import { memberDiscountTitle } from "#contracts/commerce/shop.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShopToken } from "../storefront-api/settings.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newGiftCard, newProduct } from "../../../testing/orders.ts";
import { newPerson } from "../../../testing/people.ts";
import { queryStorefront, ownClient, variantOf } from "../../../testing/storefront.ts";
import { gcCarts } from "./service.ts";

let server: TestServer;
let shop: ReturnType<typeof ownClient>;
beforeAll(async () => {
  server = await testServer();
  shop = ownClient(server);
});
afterAll(() => server.close());

const newMerchandise = async (price = 1_000, stock = 400) => {
  const { variantId } = await newProduct(server, { price, stock });
  return `gid://shopify/ProductVariant/${variantId}`;
};

async function cartOf(...entries: [merchandiseId: string, quantity: number][]) {
  const lines = entries.map(([merchandiseId, quantity]) => ({ merchandiseId, quantity }));
  const { cart } = await shop.cart.create({ lines });
  if (!cart) throw new Error("There is no cart.");
  return cart;
}

const tokenIn = (cartId: string) => /Cart\/([\w-]+)/.exec(cartId)?.[1] ?? "";
const rowIdOf = (cartId: string) =>
  Buffer.from(tokenIn(cartId), "base64url")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const fields = `id note checkoutUrl totalQuantity updatedAt
  lines(first: 10) { nodes { id quantity attributes { key value } merchandise { ... on ProductVariant { id product { title } } }
    cost { subtotalAmount { amount } totalAmount { amount } amountPerQuantity { amount } compareAtAmountPerQuantity { amount } }
    discountAllocations { __typename discountedAmount { amount } ... on CartAutomaticDiscountAllocation { title } } } }
  attributes { key value } attribute(key: "gift") { value } discountCodes { code applicable }
  discountAllocations { __typename }
  cost { subtotalAmount { amount } totalAmount { amount } checkoutChargeAmount { amount } totalTaxAmount { amount } }
  appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } }
  buyerIdentity { email phone countryCode customer { email displayName }
    preferences { wallet delivery { deliveryMethod pickupHandle coordinates { latitude } } }
    deliveryAddressPreferences { ... on MailingAddress { city countryCodeV2 formatted(withName: true) } } }`;

const cartQuery = `query ($id: ID!) { cart(id: $id) { ${fields} } }`;

test("the stock client fills a cart and pages through its lines", async () => {
  const client = createStorefrontApiClient({
    storeDomain: "https://shop.example",
    apiVersion: "2025-01",
    publicAccessToken: demoShopToken,
    customFetchApi: (url, init) =>
      server.fetch(url.replace("https://shop.example", "/storefront"), init),
  });
  const lines = [];
  for (let count = 0; count < 5; count += 1)
    lines.push({ merchandiseId: await newMerchandise(1_005), quantity: count + 1 });
  const made = await client.request(
    `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { ${fields} } userErrors { code } warnings { code target } } }`,
    { variables: { input: { lines, attributes: [{ key: "gift", value: "yes" }] } } },
  );
  expect(made.errors).toBeUndefined();
  const { cart, userErrors, warnings } = made.data.cartCreate;
  expect([userErrors, warnings]).toEqual([[], []]);
  expect(cart).toMatchObject({
    totalQuantity: 15,
    attribute: { value: "yes" },
    cost: {
      subtotalAmount: { amount: "150.75" },
      totalAmount: { amount: "150.75" },
      totalTaxAmount: null,
    },
    discountAllocations: [],
  });
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { data?: { cart: { lines: Page } } } = await client.request(
      `query ($id: ID!, $after: String) { cart(id: $id) { lines(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } }`,
      { variables: { id: cart.id, after } },
    );
    const list: Page | undefined = page.data?.cart.lines;
    seen.push(...(list?.nodes ?? []).map(({ id }) => id));
    after = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
  expect(seen).toEqual(cart.lines.nodes.map(({ id }: { id: string }) => id));
  const node = await client.request(
    `query ($id: ID!) { node(id: $id) { __typename ... on Cart { totalQuantity lines(first: 250) { nodes { id } } } } }`,
    { variables: { id: cart.id } },
  );
  expect(node.data.node).toMatchObject({ __typename: "Cart", totalQuantity: 15 });
  const missing = await client.request(
    `mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "x") { cart { id } userErrors { code field message } } }`,
    { variables: { id: "gid://shopify/Cart/none" } },
  );
  expect(missing.data.cartNoteUpdate).toEqual({
    cart: null,
    userErrors: [
      { code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." },
    ],
  });
});

type Page = {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

test("our client supports every cart operation", async () => {
  const [bed, bowl] = [await newMerchandise(2_550), await newMerchandise(700)];
  const made = await shop.checkout.create({
    lineItems: [{ variantId: bed, customAttributes: [{ key: "for", value: "Rex" }] }],
    note: "Ring",
    email: "ana@example.com",
  });
  expect(made.lineItems[0]?.customAttributes).toEqual([{ key: "for", value: "Rex" }]);
  const { id } = made;
  await shop.checkout.addLineItems(id, { variantId: bowl, quantity: 2 });
  const replaced = await shop.checkout.replaceLineItems(id, [{ variantId: bowl, quantity: 4 }]);
  expect(replaced.lineItems.map(({ quantity }) => quantity)).toEqual([4]);
  expect(replaced.note).toBe("Ring");
  const attributes = [{ key: "gift", value: "yes" }];
  await shop.checkout.updateAttributes(id, { customAttributes: attributes });
  await shop.checkout.updateShippingAddress(id, { address1: "Calle 1", country: "Peru" });
  const { cart } = await shop.cart.updateNote(id, "");
  expect(cart).toMatchObject({ note: "", attributes });
  const cleared = await shop.checkout.updateAttributes(id, { customAttributes: [] });
  expect(cleared.customAttributes).toEqual([]);
  expect(cleared.shippingAddress).toMatchObject({ address1: "Calle 1", countryCodeV2: "PE" });
  await shop.checkout.addDiscount(id, "conform10");
  const discounted = await shop.checkout.addDiscount(id, "nonsense");
  expect(discounted.discountCodes).toEqual([
    { code: "CONFORM10", applicable: true },
    { code: "nonsense", applicable: false },
  ]);
  expect(discounted.totalPrice?.amount).toBe("25.2");
  const carded = await shop.checkout.addGiftCards(id, ["CONFORMGIFT0001"]);
  // The gift card has 25.00.
  expect(carded.paymentDue?.amount).toBe("0.2");
  const [card] = carded.appliedGiftCards;
  const withoutCard = await shop.checkout.removeGiftCard(id, card?.id ?? "");
  expect(withoutCard.paymentDue?.amount).toBe("25.2");
});

test("our client reports the clamped line, and other lines stay unchanged", async () => {
  const [low, other] = [await variantOf(server, "conformance-low-stock"), await newMerchandise()];
  const cart = await cartOf([other, 4], [low, 2]);
  const second = cart.lines[1];
  const changed = await shop.cart.updateLines(cart.id, [{ id: second?.id ?? "", quantity: 900 }]);
  expect(changed.warnings).toEqual([
    {
      code: "MERCHANDISE_NOT_ENOUGH_STOCK",
      message: "Only 7 items were added to your cart due to availability.",
      target: second?.id,
    },
  ]);
  expect(changed.cart?.lines.map(({ quantity }) => quantity)).toEqual([4, 7]);
});

test("a code keeps its stored spelling, once, in the order given", async () => {
  const cart = await cartOf([await newMerchandise(), 1]);
  const { cart: changed } = await shop.cart.updateDiscountCodes(cart.id, [
    "nope",
    "conform10",
    " CONFORM10 ",
    "Nope",
    "",
  ]);
  expect(changed?.discountCodes).toEqual([
    { code: "nope", applicable: false },
    { code: "CONFORM10", applicable: true },
  ]);
  const [allocation] = changed?.lines[0]?.discountAllocations ?? [];
  expect(allocation).toMatchObject({ code: "CONFORM10", discountedAmount: { amount: "1.0" } });
  const line = changed?.lines[0]?.id ?? "";
  const empty = await shop.cart.removeLines(cart.id, [line]);
  expect(empty.cart?.discountCodes.map(({ applicable }) => applicable)).toEqual([false, false]);
});

test("an expired or future code has no effect", async () => {
  const day = 24 * 60 * 60 * 1000;
  const code = (id: number, name: string, from: number, to: number) => ({
    id: `01920000-0000-7000-8000-00000000000${id}`,
    code: name,
    code_key: name.toLowerCase(),
    kind: "percentage" as const,
    value: 50,
    starts_at: new Date(Date.now() + from * day),
    ends_at: new Date(Date.now() + to * day),
  });
  await server.db
    .insertInto("discount_codes")
    .values([code(1, "OVER", -3, -1), code(2, "LATER", 1, 3), code(3, "NOW", -1, 1)])
    .execute();
  const cart = await cartOf([await newMerchandise(), 1]);
  const codes = ["over", "later", "now"];
  const { cart: changed } = await shop.cart.updateDiscountCodes(cart.id, codes);
  expect(changed?.discountCodes).toEqual([
    { code: "OVER", applicable: false },
    { code: "LATER", applicable: false },
    { code: "NOW", applicable: true },
  ]);
  expect(changed?.cost.totalAmount.amount).toBe("5.0");
});

test("without its key a cart shows its lines and nothing of its buyer", async () => {
  const made = await shop.cart.create({
    lines: [{ merchandiseId: await newMerchandise(), quantity: 2 }],
    note: "The gate code is 1234",
    giftCardCodes: ["CONFORMGIFT0001"],
    buyerIdentity: {
      email: "ana@example.com",
      phone: "+34 600 000 000",
      countryCode: "ES",
      deliveryAddressPreferences: [{ deliveryAddress: { city: "Madrid", country: "ES" } }],
      preferences: { wallet: ["shop_pay"], delivery: { pickupHandle: ["corner"] } },
    },
  });
  const id = made.cart?.id ?? "";
  const whole = await queryStorefront(server, cartQuery, { id });
  expect(whole.data?.["cart"]).toMatchObject({
    id,
    note: "The gate code is 1234",
    buyerIdentity: {
      email: "ana@example.com",
      countryCode: "ES",
      customer: null,
      preferences: {
        wallet: ["shop_pay"],
        delivery: { deliveryMethod: [], pickupHandle: ["corner"], coordinates: null },
      },
      deliveryAddressPreferences: [
        { city: "Madrid", countryCodeV2: "ES", formatted: ["Madrid", "Spain"] },
      ],
    },
    cost: { totalAmount: { amount: "0.0" } },
    appliedGiftCards: [{ lastCharacters: "0001", amountUsed: { amount: "20.0" } }],
  });
  const bare = id.replace(/\?.*/, "");
  for (const url of [bare, `${bare}?key=${"f".repeat(32)}`]) {
    const { data } = await queryStorefront(server, cartQuery, { id: url });
    expect(data?.["cart"]).toMatchObject({
      id: bare,
      note: null,
      totalQuantity: 2,
      checkoutUrl: expect.stringMatching(/\/cart$/),
      buyerIdentity: {
        email: null,
        phone: null,
        customer: null,
        preferences: null,
        deliveryAddressPreferences: [],
      },
      cost: { totalAmount: { amount: "20.0" } },
      appliedGiftCards: [],
    });
  }
});

test("members get the discount with a live token, never by email or with a foreign token", async () => {
  const ana = await newPerson(server, "Ana Álvarez");
  const bed = await newMerchandise(1_005);
  const cart = await cartOf([bed, 1], [await newMerchandise(1_000), 2]);
  const typed = await shop.cart.updateBuyerIdentity(cart.id, { email: ana.email });
  expect(typed.cart?.cost.totalAmount.amount).toBe("30.05");
  for (const customerAccessToken of ["nonsense", `${ana.token}x`]) {
    const rejected = await shop.cart.updateBuyerIdentity(cart.id, { customerAccessToken });
    expect(rejected.userErrors).toMatchObject([
      { code: "INVALID", field: ["buyerIdentity", "customerAccessToken"] },
    ]);
    expect(rejected.cart?.cost.totalAmount.amount).toBe("30.05");
  }
  const identified = await shop.cart.updateBuyerIdentity(cart.id, {
    customerAccessToken: ana.token,
  });
  // A tenth of 10.05 is 1.01, rounded half up.
  expect(identified.cart?.cost.totalAmount.amount).toBe("27.04");
  expect(identified.cart?.buyerIdentity.customer).toEqual({ email: ana.email });
  const { data } = await queryStorefront(server, cartQuery, { id: cart.id });
  expect(data?.["cart"]).toMatchObject({
    lines: {
      nodes: [
        {
          discountAllocations: [
            {
              __typename: "CartAutomaticDiscountAllocation",
              title: memberDiscountTitle,
              discountedAmount: { amount: "1.01" },
            },
          ],
        },
        { discountAllocations: [{ discountedAmount: { amount: "2.0" } }] },
      ],
    },
  });
  const checkout = await shop.checkout.fetch(cart.id);
  expect(checkout?.discountApplications).toMatchObject([
    { title: memberDiscountTitle, value: { percentage: 10 } },
  ]);
  const both = await shop.checkout.addDiscount(cart.id, "CONFORM10");
  expect(both.totalPrice?.amount).toBe("24.03");
  const ben = await newPerson(server, "Ben Berg");
  const taken = await shop.cart.updateBuyerIdentity(cart.id, { customerAccessToken: ben.token });
  expect(taken.userErrors).toMatchObject([{ code: "INVALID" }]);
  expect(taken.cart?.buyerIdentity.customer).toEqual({ email: ana.email });
});

test("amounts use the short decimal form", async () => {
  const cart = await cartOf(
    [await newMerchandise(1_000), 1],
    [await newMerchandise(1_050), 1],
    [await newMerchandise(5), 3],
  );
  await shop.cart.updateGiftCardCodes(cart.id, ["CONFORMGIFT0001"]);
  await shop.cart.updateDiscountCodes(cart.id, ["CONFORM10"]);
  const { data } = await queryStorefront(server, cartQuery, { id: cart.id });
  const amounts = [...JSON.stringify(data).matchAll(/"amount":"([^"]*)"/g)].map(
    ([, amount]) => amount,
  );
  expect(amounts.length).toBeGreaterThan(15);
  for (const amount of amounts) expect(amount).toMatch(/^\d+\.(?:\d|\d[1-9])$/);
});

test("gift cards pay in order; empty and unknown ones are rejected", async () => {
  const [first, second, empty] = [
    await newGiftCard(server, 300),
    await newGiftCard(server, 5_000),
    await newGiftCard(server, 0),
  ];
  const cart = await cartOf([await newMerchandise(1_000), 1]);
  for (const [position, gift_card_id] of [first, second, empty].entries())
    await server.db
      .insertInto("cart_gift_cards")
      .values({ cart_id: rowIdOf(cart.id), gift_card_id, position })
      .execute();
  const now = await shop.cart.fetch(cart.id);
  expect(now?.appliedGiftCards.map(({ amountUsed }) => amountUsed.amount)).toEqual([
    "3.0",
    "7.0",
    "0.0",
  ]);
  expect(now?.cost.totalAmount.amount).toBe("0.0");
  const strange = await shop.cart.removeGiftCardCodes(cart.id, [
    "gid://shopify/AppliedGiftCard/2147480000",
  ]);
  expect(strange.userErrors).toMatchObject([
    { code: "INVALID", field: ["appliedGiftCardIds", "0"] },
  ]);
  expect(strange.cart?.appliedGiftCards).toHaveLength(3);
  const none = await shop.cart.updateGiftCardCodes(cart.id, []);
  expect(none.cart?.appliedGiftCards).toEqual([]);
});

test("unpublished products disappear from the cart and return with publication", async () => {
  const { productId, variantId } = await newProduct(server);
  const id = `gid://shopify/ProductVariant/${variantId}`;
  const cart = await cartOf([id, 2], [await newMerchandise(), 1]);
  const publish = (at: Date | null) =>
    server.db
      .updateTable("products")
      .set({ published_at: at })
      .where("id", "=", productId)
      .execute();
  await publish(null);
  const without = await shop.cart.fetch(cart.id);
  expect(without?.lines).toHaveLength(1);
  expect(without?.cost.totalAmount.amount).toBe("10.0");
  const rejected = await shop.cart.addLines(cart.id, [{ merchandiseId: id }]);
  expect(rejected.userErrors).toMatchObject([{ code: "INVALID" }]);
  await publish(new Date());
  expect((await shop.cart.fetch(cart.id))?.lines).toHaveLength(2);
});

test("a cart that is ordered or untouched for 30 days is gone", async () => {
  const [old, ordered, fresh] = [await cartOf(), await cartOf(), await cartOf()];
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  const set = (cartId: string, changes: { updated_at?: Date; completed_at?: Date }) =>
    server.db.updateTable("carts").set(changes).where("id", "=", rowIdOf(cartId)).execute();
  await set(old.id, { updated_at: days(31) });
  await set(ordered.id, { completed_at: days(0) });
  await set(fresh.id, { updated_at: days(29) });
  for (const { id } of [old, ordered]) {
    expect(await shop.cart.fetch(id)).toBeNull();
    await expect(shop.cart.updateNote(id, "still there?")).rejects.toMatchObject([
      { code: "INVALID", message: "The specified cart does not exist." },
    ]);
  }
  expect(await shop.cart.fetch(fresh.id)).not.toBeNull();
  await gcCarts(server.db);
  const withoutCard = await server.db
    .selectFrom("carts")
    .select("id")
    .where("id", "in", [rowIdOf(old.id), rowIdOf(ordered.id), rowIdOf(fresh.id)])
    .execute();
  expect(withoutCard.map(({ id }) => id).toSorted()).toEqual(
    [rowIdOf(ordered.id), rowIdOf(fresh.id)].toSorted(),
  );
});

test("of a request with several changes none is applied if one is rejected", async () => {
  const cart = await cartOf([await newMerchandise(), 1]);
  const other = await newMerchandise();
  const rejected = await shop.cart.addLines(cart.id, [
    { merchandiseId: other, quantity: 2 },
    { merchandiseId: "gid://shopify/ProductVariant/2147480000" },
  ]);
  expect(rejected.userErrors).toMatchObject([
    { code: "INVALID", field: ["lines", "1", "merchandiseId"] },
  ]);
  expect(rejected.cart?.lines).toHaveLength(1);
  expect(rejected.cart?.updatedAt).toBe(cart.updatedAt);
  const mixed = shop.cart.create({
    lines: [{ merchandiseId: other }],
    giftCardCodes: ["NOPE"],
    note: "x".repeat(5_001),
  });
  await expect(mixed).rejects.toMatchObject([
    { code: "TOO_LONG", field: ["input", "note"] },
    { code: "INVALID", field: ["input", "giftCardCodes", "0"] },
  ]);
});
