import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { late, openShop, respondsWith, type Shop } from "../testing/shop.ts";
import { createStorefront, type LineItemInput, type Storefront } from "./index.ts";

let wire: Shop;
let shop: Storefront;

beforeAll(async () => {
  wire = await openShop();
});
beforeEach(() => {
  wire.requests.length = 0;
  wire.faults.length = 0;
  shop = createStorefront({ url: wire.url, storefrontAccessToken: "token" });
});
afterAll(() => wire.close());

const variant = (product: number) => `gid://shopify/ProductVariant/${product}001`;
const item = (product: number, quantity = 1): LineItemInput => ({
  variantId: variant(product),
  quantity,
});
const lost = "gid://shopify/Cart/lost?key=lost";
const notThere = [
  { code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." },
];
const variablesOf = (operation: string) =>
  wire.requests.filter((one) => one.operation === operation).map(({ variables }) => variables);

/** A new checkout of these items. Clears the recorded requests. */
async function checkoutOf(...lineItems: LineItemInput[]) {
  const checkout = await shop.checkout.create({ lineItems });
  wire.requests.length = 0;
  return checkout;
}

describe("a checkout", () => {
  test("is created with items, note, email, address, country and attributes", async () => {
    const engraved = Object.freeze({ key: "engraving", value: "Luna" });
    const first = Object.freeze({ ...item(1, 2), customAttributes: [engraved] });
    const checkout = await shop.checkout.create({
      lineItems: Object.freeze([first]),
      note: "For Luna",
      email: "ana@example.com",
      shippingAddress: { address1: "Calle 1", city: "Lima", province: "" },
      customAttributes: [{ key: "gift", value: "yes" }],
      buyerIdentity: { countryCode: "PE" },
    });
    expect(checkout).toMatchObject({
      note: "For Luna",
      email: "ana@example.com",
      shippingAddress: { address1: "Calle 1", city: "Lima" },
      customAttributes: [{ key: "gift", value: "yes" }],
      buyerIdentity: { countryCode: "PE" },
      lineItems: [
        { title: "Thing 1", quantity: 2, customAttributes: [{ key: "engraving", value: "Luna" }] },
      ],
      totalPrice: { amount: "21.0", currencyCode: "USD" },
      completedAt: null,
      userErrors: [],
      warnings: [],
    });
    expect(checkout.webUrl).toMatch(
      /^https:\/\/shop\.example\/cart\/c\/c\d+\?key=secret\d+&_fd=0$/,
    );
    expect(variablesOf("cartCreate")[0]).toEqual({
      input: {
        lines: [{ merchandiseId: variant(1), quantity: 2, attributes: [engraved] }],
        note: "For Luna",
        attributes: [{ key: "gift", value: "yes" }],
        buyerIdentity: {
          countryCode: "PE",
          email: "ana@example.com",
          deliveryAddressPreferences: [{ deliveryAddress: { address1: "Calle 1", city: "Lima" } }],
        },
      },
    });
  });

  test("can be empty, is read by id, and is null if unknown", async () => {
    const { id } = await shop.checkout.create();
    expect(variablesOf("cartCreate")).toEqual([{ input: {} }]);
    expect(await shop.checkout.fetch(id)).toMatchObject({ id, lineItems: [] });
    expect(await shop.checkout.fetch(lost)).toBeNull();
  });

  test("takes more items and drops empty ones", async () => {
    const { id } = await checkoutOf();
    await shop.checkout.addLineItems(id, item(1));
    const empty = {} as LineItemInput;
    const checkout = await shop.checkout.addLineItems(id, [item(2, 3), empty]);
    expect(checkout.lineItems.map(({ title, quantity }) => [title, quantity])).toEqual([
      ["Thing 1", 1],
      ["Thing 2", 3],
    ]);
    expect(variablesOf("cartLinesAdd")[1]).toEqual({
      cartId: id,
      lines: [{ merchandiseId: variant(2), quantity: 3 }],
    });
  });

  test("updates and removes lines; quantity 0 removes", async () => {
    const { id, lineItems } = await checkoutOf(item(1), item(2), item(3));
    const [one, two, three] = lineItems.map((line) => line.id);
    const changed = await shop.checkout.updateLineItems(id, { id: one ?? "", quantity: 5 });
    expect(changed.lineItems[0]?.quantity).toBe(5);
    expect(
      (await shop.checkout.updateLineItems(id, [{ id: two ?? "", quantity: -1 }])).lineItems,
    ).toHaveLength(2);
    expect((await shop.checkout.removeLineItems(id, three ?? "")).lineItems).toHaveLength(1);
    expect((await shop.checkout.removeLineItems(id, [one ?? ""])).lineItems).toEqual([]);
  });

  test("reports clamped quantities, also on the second line", async () => {
    const { id, lineItems } = await checkoutOf(item(1, 2), item(2, 1));
    const second = lineItems[1]?.id ?? "";
    const checkout = await shop.checkout.updateLineItems(id, { id: second, quantity: 50 });
    expect(checkout.lineItems.map((line) => line.quantity)).toEqual([2, 9]);
    const message = "Only 9 items were added to your cart due to availability.";
    expect(checkout.userErrors).toEqual([{ code: "NOT_ENOUGH_IN_STOCK", message }]);
    expect(checkout.warnings).toEqual([
      { code: "MERCHANDISE_NOT_ENOUGH_STOCK", message, target: second },
    ]);
  });

  test("replaces all lines in one request after reading them", async () => {
    const { id } = await checkoutOf(item(1), item(2));
    const checkout = await shop.checkout.replaceLineItems(id, [item(3, 2)]);
    expect(checkout.lineItems.map(({ title }) => title)).toEqual(["Thing 3"]);
    expect(wire.operations()).toEqual(["cart", "cartLinesReplace"]);
    expect((await shop.checkout.replaceLineItems(id, [])).lineItems).toEqual([]);
    expect((await shop.checkout.replaceLineItems(id, item(4))).lineItems).toHaveLength(1);
  });

  test("keeps its lines if the replacements are invalid", async () => {
    const { id } = await checkoutOf(item(1));
    const broken = { variantId: null } as unknown as LineItemInput;
    await expect(shop.checkout.replaceLineItems(id, broken)).rejects.toBeInstanceOf(Error);
    expect((await shop.checkout.fetch(id))?.lineItems).toHaveLength(1);
  });

  test("keeps its note when attributes change, and clears fields", async () => {
    const { id } = await shop.checkout.create({ note: "Ring twice" });
    const marked = await shop.checkout.updateAttributes(id, {
      customAttributes: [{ key: "gift", value: "yes" }],
    });
    expect(marked).toMatchObject({ note: "Ring twice", customAttributes: [{ key: "gift" }] });
    const cleared = await shop.checkout.updateAttributes(id, { note: "", customAttributes: [] });
    expect(cleared).toMatchObject({ note: "", customAttributes: [] });
    expect(await shop.checkout.updateAttributes(id, {})).toMatchObject({ id, userErrors: [] });
    expect(await shop.checkout.updateAttributes(id, { note: "Once" })).toMatchObject({
      note: "Once",
    });
  });

  test("takes an email and address, and clears an empty address", async () => {
    const { id } = await checkoutOf();
    expect(await shop.checkout.updateEmail(id, "ben@example.com")).toMatchObject({
      email: "ben@example.com",
    });
    const address = { city: "Lima", country: "Peru", zip: "" };
    const sent = await shop.checkout.updateShippingAddress(id, address);
    expect(sent.shippingAddress).toMatchObject({ city: "Lima", country: "Peru" });
    expect(
      (await shop.checkout.updateShippingAddress(id, { city: "" })).shippingAddress,
    ).toBeNull();
    expect(variablesOf("cartBuyerIdentityUpdate")[2]).toEqual({
      cartId: id,
      buyerIdentity: { deliveryAddressPreferences: [] },
    });
  });

  test("collects discount codes once ignoring case, and removes one or all", async () => {
    const { id } = await checkoutOf();
    await Promise.all([
      shop.checkout.addDiscount(id, "ONE"),
      shop.checkout.addDiscount(id, ["two", "one"]),
    ]);
    const { discountCodes } = await shop.checkout.addDiscount(id, "TWO");
    expect(discountCodes).toEqual([
      { code: "ONE", applicable: false },
      { code: "two", applicable: false },
    ]);
    await shop.checkout.removeDiscount(id, "one");
    await shop.checkout.removeDiscount(id);
    expect(
      variablesOf("cartDiscountCodesUpdate").map((variables) => variables["discountCodes"]),
    ).toEqual([["ONE"], ["ONE", "two"], ["ONE", "two"], ["two"], []]);
  });

  test("is partly paid by gift cards until they are removed", async () => {
    const { id } = await checkoutOf(item(1));
    const paid = await shop.checkout.addGiftCards(id, ["CARD0001"]);
    expect(paid.appliedGiftCards).toMatchObject([
      { lastCharacters: "0001", balanceV2: { amount: "20.0" }, amountUsedV2: { amount: "5.0" } },
    ]);
    expect(paid).toMatchObject({ paymentDue: { amount: "10.5" }, totalPrice: { amount: "15.5" } });
    const card = paid.appliedGiftCards[0]?.id ?? "";
    expect((await shop.checkout.removeGiftCard(id, card)).appliedGiftCards).toEqual([]);
  });

  test("that is unknown is rejected with the shop's message by every call", async () => {
    const { checkout } = shop;
    const calls = [
      () => checkout.addLineItems(lost, item(1)),
      () => checkout.updateAttributes(lost, {}),
      () => checkout.updateAttributes(lost, { note: "x" }),
      () => checkout.replaceLineItems(lost, item(1)),
      () => checkout.addDiscount(lost, "CODE"),
      () => checkout.removeDiscount(lost, "CODE"),
      () => checkout.removeDiscount(lost),
      () => checkout.updateEmail(lost, "ana@example.com"),
    ];
    for (const call of calls) await expect(call()).rejects.toEqual(notThere);
  });
});

describe("a stored checkout", () => {
  test("is resumed", async () => {
    const { id } = await checkoutOf(item(1));
    expect(await shop.checkout.resume(id)).toMatchObject({ id, lineItems: [{ quantity: 1 }] });
    expect(wire.operations()).toEqual(["cart"]);
  });

  test("that is ordered, malformed or missing becomes a new one", async () => {
    const { id } = await checkoutOf(item(1));
    wire.forget(id);
    expect(await shop.checkout.resume(id)).toMatchObject({ lineItems: [] });
    expect(await shop.checkout.resume(null)).toMatchObject({ lineItems: [] });
    wire.faults.push(
      respondsWith({ errors: [{ message: "Variable $id of type ID! was invalid" }] }),
    );
    expect(await shop.checkout.resume("rubbish")).toMatchObject({ lineItems: [] });
    expect(variablesOf("cartCreate")).toHaveLength(3);
  });

  test("is kept when the shop is unreachable", async () => {
    const { id } = await checkoutOf(item(1));
    const down = respondsWith("<h1>Bad Gateway</h1>", 502);
    wire.faults.push(down, down);
    await expect(shop.checkout.resume(id)).rejects.toMatchObject({ code: "HTTP", status: 502 });
    const busy = respondsWith({
      errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }],
    });
    wire.faults.push(busy, busy);
    await expect(shop.checkout.resume(id)).rejects.toMatchObject([{ message: "Throttled" }]);
    expect(variablesOf("cartCreate")).toEqual([]);
  });
});

describe("a cart", () => {
  test("is found by a stored id, and null if ordered or malformed; nothing is created", async () => {
    const { id } = await checkoutOf(item(1));
    expect(await shop.cart.find(id)).toMatchObject({ id, lines: [{ quantity: 1 }] });
    wire.forget(id);
    expect(await shop.cart.find(id)).toBeNull();
    wire.faults.push(
      respondsWith({ errors: [{ message: "Variable $id of type ID! was invalid" }] }),
    );
    expect(await shop.cart.find("rubbish")).toBeNull();
    const down = respondsWith("<h1>Bad Gateway</h1>", 502);
    wire.faults.push(down, down);
    await expect(shop.cart.find(id)).rejects.toMatchObject({ code: "HTTP" });
    expect(variablesOf("cartCreate")).toEqual([]);
  });

  test("supports all ten mutations of the API", async () => {
    const { cart } = shop;
    const created = await cart.create({ lines: [{ merchandiseId: variant(1), quantity: 50 }] });
    const { id } = created.cart;
    expect(created).toMatchObject({
      cart: { lines: [{ quantity: 9 }], deliveryGroups: [], appliedGiftCards: [] },
      userErrors: [],
      warnings: [{ code: "MERCHANDISE_NOT_ENOUGH_STOCK" }],
    });
    const line = created.cart.lines[0]?.id ?? "";
    const added = await cart.addLines(id, [{ merchandiseId: variant(2) }]);
    expect(added.cart.lines).toHaveLength(2);
    const updated = await cart.updateLines(id, [{ id: line, quantity: 1 }]);
    expect(updated.cart.lines[0]?.quantity).toBe(1);
    expect((await cart.removeLines(id, [line])).cart.lines).toHaveLength(1);
    const attributes = [{ key: "gift", value: "yes" }];
    expect((await cart.updateAttributes(id, attributes)).cart).toMatchObject({ attributes });
    const noted = await cart.updateNote(id, "Ring");
    expect(noted).toMatchObject({ cart: { note: "Ring" }, userErrors: [], warnings: [] });
    const identified = await cart.updateBuyerIdentity(id, { email: "ana@example.com" });
    expect(identified.cart.buyerIdentity.email).toBe("ana@example.com");
    const coded = await cart.updateDiscountCodes(id, ["CODE"]);
    expect(coded.cart.discountCodes).toEqual([{ code: "CODE", applicable: false }]);
    const paid = await cart.updateGiftCardCodes(id, ["CARD0001"]);
    expect(paid.cart.appliedGiftCards).toHaveLength(1);
    const card = paid.cart.appliedGiftCards[0]?.id ?? "";
    expect((await cart.removeGiftCardCodes(id, [card])).cart.appliedGiftCards).toEqual([]);
    expect((await cart.fetch(id))?.note).toBe("Ring");
    expect(await cart.fetch(lost)).toBeNull();
    await expect(cart.updateNote(lost, "x")).rejects.toEqual(notThere);
  });

  test("has all its lines, also beyond one page", async () => {
    const { id } = await checkoutOf(item(1), item(2));
    const cart = await shop.cart.fetch(id);
    const [first, second] = cart?.lines ?? [];
    const half = (node: unknown, hasNextPage: boolean) => ({
      pageInfo: { hasNextPage },
      edges: [{ cursor: hasNextPage ? "a" : "b", node }],
    });
    const whole = { ...cart, deliveryGroups: { edges: [] } };
    wire.faults.push(
      respondsWith({ data: { cart: { ...whole, lines: half(first, true) } } }),
      respondsWith({ data: { cart: { lines: half(second, false) } } }),
    );
    expect((await shop.cart.fetch(id))?.lines.map((line) => line.id)).toEqual([
      first?.id,
      second?.id,
    ]);
    expect(variablesOf("cartLines")).toEqual([{ id, after: "a" }]);
  });
});

describe("queue", () => {
  test("requests for one cart are sent in order", async () => {
    const { id } = await checkoutOf();
    wire.faults.push(late(60), late(30));
    const [, , , , checkout] = await Promise.all([
      shop.checkout.addLineItems(id, item(1, 1)),
      shop.checkout.addLineItems(id, item(1, 2)),
      shop.checkout.updateEmail(id, "ana@example.com"),
      shop.cart.addLines(id, [{ merchandiseId: variant(1) }]),
      shop.checkout.fetch(id),
    ]);
    expect(checkout?.lineItems[0]?.quantity).toBe(4);
    expect(wire.operations()).toEqual([
      "cartLinesAdd",
      "cartLinesAdd",
      "cartBuyerIdentityUpdate",
      "cartLinesAdd",
      "cart",
    ]);
    for (const [place, { from }] of wire.requests.entries())
      expect(from).toBeGreaterThanOrEqual(wire.requests[place - 1]?.to ?? 0);
  });

  test("requests for different carts are concurrent", async () => {
    const [one, two] = [await checkoutOf(), await checkoutOf()];
    const released = Promise.withResolvers<boolean>();
    wire.faults.push(() => released.promise);
    const slow = shop.checkout.addLineItems(one.id, item(1));
    await vi.waitUntil(() => wire.requests.length === 1, { timeout: 60_000, interval: 5 });
    await shop.checkout.addLineItems(two.id, item(1));
    expect(wire.requests[0]?.to).toBe(Infinity);
    released.resolve(false);
    await slow;
  });

  test("a failed change does not stop the next one", async () => {
    const { id } = await checkoutOf();
    wire.faults.push(respondsWith("no", 500));
    const [failed, added] = await Promise.allSettled([
      shop.checkout.addLineItems(id, item(1)),
      shop.checkout.addLineItems(id, item(2)),
    ]);
    expect(failed.status).toBe("rejected");
    expect(added).toMatchObject({ value: { lineItems: [{ title: "Thing 2" }] } });
  });

  test("an aborted call rejects at once and is never sent", async () => {
    const { id } = await checkoutOf();
    wire.faults.push(late(80));
    const slow = shop.checkout.addLineItems(id, item(1));
    const leaving = new AbortController();
    const left = shop.checkout.addLineItems(id, item(2), { signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: "AbortError" });
    expect((await slow).lineItems).toHaveLength(1);
    expect(wire.operations()).toEqual(["cartLinesAdd"]);
    expect((await shop.checkout.fetch(id))?.lineItems).toHaveLength(1);
  });
});
