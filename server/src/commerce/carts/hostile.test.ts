import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newKeyedCart } from "../../../testing/carts.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newProduct } from "../../../testing/orders.ts";
import { queryStorefront } from "../../../testing/storefront.ts";

let server: TestServer;
let cartId: string;
let merchandiseId: string;
beforeAll(async () => {
  server = await testServer();
  ({ cartId } = await newKeyedCart(server));
  const { variantId } = await newProduct(server);
  merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
});
afterAll(() => server.close());

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

const times = <Thing>(length: number, thing: (place: number) => Thing): Thing[] =>
  Array.from({ length }, (_, place) => thing(place));

/** Every input for text, id, list or number, with invalid values. */
function everything(): Try[] {
  const buyer = (input: object): Try => ["buyer", { cartId, buyer: input }];
  const texts = [...nasty, 7, null, [], {}].flatMap((value): Try[] => [
    ["note", { cartId, note: value }],
    ["attributes", { cartId, attributes: [{ key: value, value }] }],
    ["add", { cartId, lines: [{ merchandiseId, attributes: [{ key: "k", value }] }] }],
    ["codes", { cartId, codes: [value] }],
    ["cards", { cartId, codes: [value] }],
    ...["email", "phone", "countryCode", "customerAccessToken"].map((field) =>
      buyer({ [field]: value }),
    ),
    buyer({ preferences: { wallet: [value] } }),
    buyer({ deliveryAddressPreferences: [{ deliveryAddress: { city: value } }] }),
  ]);
  const globalIds = [...ids, "\u0000", 7, null, {}].flatMap((value): Try[] => [
    ["note", { cartId: value, note: "x" }],
    ["add", { cartId, lines: [{ merchandiseId: value }] }],
    ["update", { cartId, lines: [{ id: value, quantity: 1 }] }],
    ["remove", { cartId, ids: [value] }],
    ["uncard", { cartId, ids: [value] }],
  ]);
  const shapes = [...wrong, "x"].flatMap((value): Try[] => [
    ["create", { input: value }],
    ["create", { input: { lines: value, note: value } }],
    ["add", { cartId, lines: value }],
    ["attributes", { cartId, attributes: value }],
    buyer({ preferences: value }),
    buyer({ deliveryAddressPreferences: value }),
  ]);
  const numbers = [-(2 ** 31), -1, 0, 0.5, 2 ** 31 - 1, 2 ** 31, 1e300, "1", "1e999", null, []];
  const coordinates = { countryCode: "US", longitude: 1 };
  return [
    ...texts,
    ...globalIds,
    ...shapes,
    ...numbers.flatMap((value): Try[] => [
      ["add", { cartId, lines: [{ merchandiseId, quantity: value }] }],
      buyer({ preferences: { delivery: { coordinates: { ...coordinates, latitude: value } } } }),
    ]),
    ["add", { cartId, lines: times(251, () => ({ merchandiseId })) }],
    ["codes", { cartId, codes: times(250, (place) => `code ${place}`) }],
    ["cards", { cartId, codes: times(250, () => randomBytes(8).toString("hex")) }],
    buyer({ deliveryAddressPreferences: times(200, () => ({})) }),
    [
      "attributes",
      { cartId, attributes: times(249, (key) => ({ key: `${key}`, value: "x".repeat(500) })) },
    ],
  ];
}

async function isAnswered([name, variables]: Try): Promise<void> {
  const { status, ...answer } = await queryStorefront(server, calls[name], variables);
  const variablesText = JSON.stringify(variables).slice(0, 200);
  expect([name, variablesText, status < 500 ? "" : answer]).toEqual([name, variablesText, ""]);
  expect(JSON.stringify(answer.errors ?? [])).not.toContain("Internal error");
  if (answer.errors)
    expect([name, variablesText, "data" in answer]).toEqual([name, variablesText, false]);
}

test("invalid input to a cart never causes a server error", async () => {
  const tries = everything();
  for (let from = 0; from < tries.length; from += 16)
    await Promise.all(tries.slice(from, from + 16).map(isAnswered));
  const whole = await queryStorefront(
    server,
    `query ($id: ID!) { cart(id: $id) { id note attributes { key } discountCodes { code } } }`,
    { id: cartId },
  );
  expect(whole.data?.["cart"]).toMatchObject({ id: cartId });
});

test("lists of inputs have at most 250 items", async () => {
  const lines = times(251, () => ({ merchandiseId }));
  const { errors } = await queryStorefront(server, calls.add, { cartId, lines });
  expect(errors?.[0]?.message).toContain("250");
});

test("too many codes and too long attributes are user errors", async () => {
  const many = Array.from({ length: 26 }, (_, place) => `code ${place}`);
  const errorResponses: Try[] = [
    ["codes", { cartId, codes: many }],
    ["cards", { cartId, codes: many }],
    ["attributes", { cartId, attributes: [{ key: "k".repeat(256), value: "" }] }],
    ["attributes", { cartId, attributes: [{ key: "k", value: "v".repeat(5_001) }] }],
  ];
  for (const [name, variables] of errorResponses) {
    const { data } = await queryStorefront(server, calls[name], variables);
    expect(data?.["it"]).toMatchObject({
      userErrors: [{ code: "LESS_THAN" }],
      cart: { id: cartId },
    });
  }
});
