import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newKeyedCart } from "../../../testing/carts.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newGiftCard, newProduct } from "../../../testing/orders.ts";
import { queryStorefront, ownClient } from "../../../testing/storefront.ts";
import { giftCodeHash } from "./gift-codes.ts";

const proxy = "127.0.0.1";
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { rateLimits: true, trustProxy: [proxy] } });
});
afterAll(() => server.close());

let lastAddress = 0;
/** The same server, from another client address. */
function fromElsewhere(): Pick<TestServer, "fetch"> {
  const forwarded = `203.0.113.${(lastAddress += 1)}`;
  return {
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", forwarded);
      return server.fetch(path, { ...init, headers });
    },
  };
}

const guess = () => randomBytes(10).toString("hex");
const guesses = (count: number) => Array.from({ length: count }, guess);

type Change = {
  userErrors: { code: string; message: string }[];
  cart: { appliedGiftCards: { lastCharacters: string }[] };
} | null;

/** Many changes in one document, each with its own alias. */
async function tryAtOnce(
  from: Pick<TestServer, "fetch">,
  tries: readonly { cartId: string; codes: readonly string[] }[],
) {
  const fields = tries.map(
    (
      { cartId, codes },
      place,
    ) => `c${place}: cartGiftCardCodesUpdate(cartId: ${JSON.stringify(cartId)},
      giftCardCodes: ${JSON.stringify(codes)}) {
        cart { appliedGiftCards { lastCharacters } } userErrors { code message } }`,
  );
  const {
    status,
    data = {},
    errors = [],
  } = await queryStorefront(from, `mutation { ${fields.join(" ")} }`);
  return { status, errors, changes: Object.values(data) as Change[] };
}

async function giftCodeOf(cents: number, code = guess()): Promise<string> {
  const id = await newGiftCard(server, cents);
  await server.db
    .updateTable("gift_cards")
    .set({ code_hash: giftCodeHash(code) })
    .where("id", "=", id)
    .execute();
  return code;
}

test("of 10,000 gift card codes in aliases and batches on new carts, 75 are looked up an hour, and a valid one after them is not found", async () => {
  const attacker = fromElsewhere();
  const right = await giftCodeOf(5_000);
  const carts = await Promise.all(Array.from({ length: 20 }, () => newKeyedCart(server)));
  let tried = 0;
  let lookedUp = 0;
  for (let turn = 0; turn < 40; turn += 1) {
    const tries = Array.from({ length: 10 }, (_, place) => ({
      cartId: carts[(turn * 10 + place) % carts.length]?.cartId ?? "",
      codes: [...guesses(24), turn === 0 ? guess() : right],
    }));
    const { status, errors, changes } = await tryAtOnce(attacker, tries);
    tried += 250;
    for (const change of changes) {
      lookedUp += change?.userErrors.length ?? 0;
      expect(change?.cart.appliedGiftCards ?? []).toEqual([]);
    }
    expect(status).toBe(429);
    expect(errors.length).toBeGreaterThan(0);
    for (const { message, extensions } of errors)
      expect([message, extensions?.["code"]]).toEqual(["Throttled", "THROTTLED"]);
  }
  expect(tried).toBe(10_000);
  expect(lookedUp).toBe(75);
  // Other addresses can still pay, and this one can still do what needs no code.
  const { cartId } = await newKeyedCart(server);
  const paid = await tryAtOnce(fromElsewhere(), [{ cartId, codes: [right] }]);
  expect(paid.changes[0]?.cart.appliedGiftCards).toHaveLength(1);
});

test("one cart accepts 25 code attempts an hour over all addresses", async () => {
  const { cartId } = await newKeyedCart(server);
  for (let turn = 0; turn < 5; turn += 1) {
    const { status } = await tryAtOnce(fromElsewhere(), [{ cartId, codes: guesses(5) }]);
    expect(status).toBe(200);
  }
  const { status } = await tryAtOnce(fromElsewhere(), [{ cartId, codes: [guess()] }]);
  expect(status).toBe(429);
});

test("an unknown code and an empty gift card get the same response", async () => {
  const { cartId } = await newKeyedCart(server);
  const codes = [guess(), await giftCodeOf(0), "CONFORMGIFT0002", "x"];
  const { changes } = await tryAtOnce(fromElsewhere(), [{ cartId, codes }]);
  const answers = changes[0]?.userErrors ?? [];
  expect(answers).toHaveLength(4);
  expect(new Set(answers.map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
});

test("a few typos do not prevent payment, and a card on the cart is not counted again", async () => {
  const shopper = fromElsewhere();
  const [one, other] = [await giftCodeOf(1_000), await giftCodeOf(1_000)];
  const { cartId } = await newKeyedCart(server);
  for (let turn = 0; turn < 8; turn += 1)
    expect((await tryAtOnce(shopper, [{ cartId, codes: [guess()] }])).status).toBe(200);
  expect((await tryAtOnce(shopper, [{ cartId, codes: [one] }])).status).toBe(200);
  // Stock clients resend the existing codes with each new one.
  for (let turn = 0; turn < 30; turn += 1) {
    const { changes } = await tryAtOnce(shopper, [{ cartId, codes: [one, one.toUpperCase()] }]);
    expect(changes[0]?.cart.appliedGiftCards).toHaveLength(1);
  }
  const both = await tryAtOnce(shopper, [{ cartId, codes: [one, other] }]);
  expect(both.changes[0]?.cart.appliedGiftCards).toHaveLength(2);
});

test("codes in cartCreate are counted too", async () => {
  const attacker = fromElsewhere();
  const create = (giftCardCodes: string[]) =>
    queryStorefront(
      attacker,
      "mutation ($input: CartInput) { cartCreate(input: $input) { userErrors { code } } }",
      { input: { giftCardCodes } },
    );
  for (let turn = 0; turn < 3; turn += 1) expect((await create(guesses(25))).status).toBe(200);
  expect((await create([guess()])).status).toBe(429);
  expect((await create([])).status).toBe(200);
});

test("discount codes are limited to 50 per cart and hour, not counting those on it", async () => {
  const { cartId } = await newKeyedCart(server);
  const from = fromElsewhere();
  const update = (discountCodes: string[]) =>
    queryStorefront(
      from,
      `mutation ($cartId: ID!, $discountCodes: [String!]) {
        cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) { userErrors { code } } }`,
      { cartId, discountCodes },
    );
  const first = guesses(25);
  expect((await update(first)).status).toBe(200);
  for (let turn = 0; turn < 5; turn += 1) expect((await update(first)).status).toBe(200);
  expect((await update(guesses(25))).status).toBe(200);
  const rejected = await update([guess()]);
  expect([rejected.status, rejected.errors?.[0]?.extensions?.["code"]]).toEqual([429, "THROTTLED"]);
});

test("the code of a gift card among discount codes is named and not shown on the cart", async () => {
  const { cartId } = await newKeyedCart(server);
  const change = async (discountCodes: string[]) => {
    const answer = await queryStorefront(
      fromElsewhere(),
      `mutation ($cartId: ID!, $discountCodes: [String!]) {
        cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
          cart { discountCodes { code } } userErrors { code field message } } }`,
      { cartId, discountCodes },
    );
    return answer.data?.["cartDiscountCodesUpdate"];
  };
  const card = await giftCodeOf(500, randomBytes(8).toString("hex").toUpperCase());
  for (const code of [
    card,
    card.toLowerCase(),
    card.replaceAll(/.{4}/g, "$& "),
    "CONFORMGIFT0001",
  ]) {
    const answer = JSON.stringify(await change(["CONFORM10", code]));
    expect(answer).toContain("This is a gift card's code. Enter it in the gift card field.");
    expect(answer).not.toContain(code.trim());
  }
  expect(JSON.stringify(await change(["CONFORM10"]))).toContain('"code":"CONFORM10"');
});

test("our client reports the limit at once instead of retrying after an hour", async () => {
  const { variantId } = await newProduct(server);
  const shop = ownClient(server);
  const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }];
  const { cart } = await shop.cart.create({ lines });
  const id = cart?.id ?? "";
  await shop.cart.updateGiftCardCodes(id, guesses(25));
  const rejected = shop.cart.updateGiftCardCodes(id, [guess()]);
  await expect(rejected).rejects.toThrow(/THROTTLED/);
});
