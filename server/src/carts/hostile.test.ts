import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newKeyedCart } from "../testing/carts.ts";
import { testHouse, type TestHouse } from "../testing/house.ts";
import { newGoods } from "../testing/orders.ts";
import { askStorefront } from "../testing/storefront.ts";

let house: TestHouse;
let cartId: string;
let merchandiseId: string;
beforeAll(async () => {
  house = await testHouse();
  ({ cartId } = await newKeyedCart(house));
  const { variantId } = await newGoods(house);
  merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
});
afterAll(() => house.close());

const answered = "cart { id totalQuantity } userErrors { code field message }";
const calls = {
  create: `mutation ($input: CartInput) { it: cartCreate(input: $input) { ${answered} } }`,
  add: `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { it: cartLinesAdd(cartId: $cartId, lines: $lines) { ${answered} } }`,
  update: `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { it: cartLinesUpdate(cartId: $cartId, lines: $lines) { ${answered} } }`,
  remove: `mutation ($cartId: ID!, $ids: [ID!]!) { it: cartLinesRemove(cartId: $cartId, lineIds: $ids) { ${answered} } }`,
  note: `mutation ($cartId: ID!, $note: String!) { it: cartNoteUpdate(cartId: $cartId, note: $note) { ${answered} } }`,
  attributes: `mutation ($cartId: ID!, $attributes: [AttributeInput!]!) { it: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { ${answered} } }`,
  buyer: `mutation ($cartId: ID!, $buyer: CartBuyerIdentityInput!) { it: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer) { ${answered} } }`,
  codes: `mutation ($cartId: ID!, $codes: [String!]) { it: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $codes) { ${answered} } }`,
  cards: `mutation ($cartId: ID!, $codes: [String!]!) { it: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $codes) { ${answered} } }`,
  uncard: `mutation ($cartId: ID!, $ids: [ID!]!) { it: cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $ids) { ${answered} } }`,
};

const nasty = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x".repeat(60_000),
  "'; drop table carts; --",
  "%00",
  "\u202e",
  "1e999",
  "",
  " ",
];
const wrong = [null, 7, -1, 1.5, 1e300, true, [], {}, [[]], { key: 1 }];
const ids = [
  "gid://shopify/Product/1",
  "gid://shopify/ProductVariant/0",
  "gid://shopify/ProductVariant/99999999999999999999",
  "gid://shopify/ProductVariant/-1",
  "gid://shopify/CartLine/x",
  "gid://shopify/CartLine/01920000-0000-7000-8000-000000000000?cart=x",
  "gid://shopify/AppliedGiftCard/2147483648",
  "gid://shopify/Cart/",
  `gid://shopify/Cart/${"A".repeat(22)}`,
  `gid://shopify/Cart/${"_".repeat(22)}?key=`,
  `gid://shopify/Cart/${"A".repeat(5_000)}`,
  "x",
];

type Try = [call: keyof typeof calls, variables: object];

const everything = (): Try[] => {
  const values = [...nasty, ...wrong, ...ids];
  return [
    ...values.flatMap((value): Try[] => [
      ["note", { cartId, note: value }],
      ["note", { cartId: value, note: "x" }],
      ["attributes", { cartId, attributes: [{ key: value, value }] }],
      ["attributes", { cartId, attributes: value }],
      ["add", { cartId, lines: [{ merchandiseId: value }] }],
      ["add", { cartId, lines: [{ merchandiseId, quantity: value }] }],
      ["add", { cartId, lines: [{ merchandiseId, attributes: [{ key: "k", value }] }] }],
      ["add", { cartId, lines: value }],
      ["update", { cartId, lines: [{ id: value, quantity: 1 }] }],
      ["remove", { cartId, ids: [value] }],
      ["uncard", { cartId, ids: [value] }],
      ["codes", { cartId, codes: [value] }],
      ["cards", { cartId, codes: [value] }],
      ["create", { input: value }],
      ["create", { input: { lines: [{ merchandiseId, quantity: value }], note: value } }],
      ...["email", "phone", "countryCode", "customerAccessToken", "preferences"].map(
        (field): Try => ["buyer", { cartId, buyer: { [field]: value } }],
      ),
      ["buyer", { cartId, buyer: { preferences: { wallet: [value] } } }],
      [
        "buyer",
        {
          cartId,
          buyer: {
            preferences: {
              delivery: { coordinates: { countryCode: "US", latitude: value, longitude: 1 } },
            },
          },
        },
      ],
      ["buyer", { cartId, buyer: { deliveryAddressPreferences: value } }],
      [
        "buyer",
        { cartId, buyer: { deliveryAddressPreferences: [{ deliveryAddress: { city: value } }] } },
      ],
    ]),
    ...[-(2 ** 31), -1, 0, 0.5, 2 ** 31 - 1, 2 ** 31, 1e999].map((quantity): Try => [
      "add",
      { cartId, lines: [{ merchandiseId, quantity }] },
    ]),
    ["add", { cartId, lines: Array(251).fill({ merchandiseId }) }],
    ["codes", { cartId, codes: Array.from({ length: 250 }, (_, place) => `code ${place}`) }],
    ["cards", { cartId, codes: Array.from({ length: 250 }, () => randomBytes(8).toString("hex")) }],
    ["buyer", { cartId, buyer: { deliveryAddressPreferences: Array(200).fill({}) } }],
    [
      "attributes",
      {
        cartId,
        attributes: Array.from({ length: 249 }, (_, key) => ({
          key: `${key}`,
          value: "x".repeat(500),
        })),
      },
    ],
  ];
};

async function isAnswered([name, variables]: Try): Promise<void> {
  const { status, ...answer } = await askStorefront(house, calls[name], variables);
  const said = JSON.stringify(variables).slice(0, 200);
  expect([name, said, status < 500 ? "" : answer]).toEqual([name, said, ""]);
  expect(JSON.stringify(answer.errors ?? [])).not.toContain("Internal error");
  if (answer.errors) expect([name, said, "data" in answer]).toEqual([name, said, false]);
}

test("whatever is sent to a cart, it is answered, and never as a fault of ours", async () => {
  const tries = everything();
  for (let from = 0; from < tries.length; from += 16)
    await Promise.all(tries.slice(from, from + 16).map(isAnswered));
  const whole = await askStorefront(
    house,
    `query ($id: ID!) { cart(id: $id) { id note attributes { key } discountCodes { code } } }`,
    { id: cartId },
  );
  expect(whole.data?.["cart"]).toMatchObject({ id: cartId });
}, 120_000);

test("at most 250 things are said at once", async () => {
  const lines = Array(251).fill({ merchandiseId });
  const { errors } = await askStorefront(house, calls.add, { cartId, lines });
  expect(errors?.[0]?.message).toContain("250");
});

test("too many codes and too long attributes are user errors", async () => {
  const many = Array.from({ length: 26 }, (_, place) => `code ${place}`);
  const refusals: Try[] = [
    ["codes", { cartId, codes: many }],
    ["cards", { cartId, codes: many }],
    ["attributes", { cartId, attributes: [{ key: "k".repeat(256), value: "" }] }],
    ["attributes", { cartId, attributes: [{ key: "k", value: "v".repeat(5_001) }] }],
  ];
  for (const [name, variables] of refusals) {
    const { data } = await askStorefront(house, calls[name], variables);
    expect(data?.["it"]).toMatchObject({
      userErrors: [{ code: "LESS_THAN" }],
      cart: { id: cartId },
    });
  }
});
