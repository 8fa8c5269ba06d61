import { randomBytes } from "node:crypto";
import * as collections from "#contracts/commerce/collections.ts";
import * as discounts from "#contracts/commerce/discounts.ts";
import * as giftCards from "#contracts/commerce/gift-cards.ts";
import * as orders from "#contracts/commerce/orders.ts";
import * as policies from "#contracts/commerce/policies.ts";
import * as goods from "#contracts/commerce/shop-admin.ts";
import * as shop from "#contracts/commerce/shop.ts";
import { picture } from "./owned-rows.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { newKeyedCart } from "./carts.ts";
import { goodForm, newCart, newProduct, newOrder } from "./orders.ts";

const checkout = async ({ server }: Scene) => {
  const { variantId } = await newProduct(server);
  const { token } = await newCart(server, { lines: [{ variantId }] });
  return { params: { token } };
};

const order = async ({ server, owner }: Scene) => {
  const { _id: id } = await newOrder(server, { ownerId: owner.id });
  return { params: { id } };
};

/** Another person's, because the change affects what its owner sees. */
const someOrder = async ({ server }: Scene) => {
  const { _id: id } = await newOrder(server);
  return { params: { id }, body: { state: "sent" as const } };
};

/** A part of an existing product, created for every caller. */
const product = async ({ server }: Scene) => {
  const { productId } = await newProduct(server);
  return { params: { id: `${productId}` } };
};

const variant = async ({ server }: Scene) => {
  const { variantId } = await newProduct(server);
  return { params: { id: `${variantId}` } };
};

const drawing = async ({ server }: Scene) => {
  const { productId } = await newProduct(server);
  const { id } = await server.db
    .insertInto("product_images")
    .values({ product_id: productId, position: 0, path: "/art/x.svg", width: 1, height: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { params: { id: `${id}` } };
};

const discountCode = async ({ server }: Scene) => {
  const code = crypto.randomUUID();
  const row = { id: code, code, code_key: code, kind: "percentage" as const, value: 5 };
  await server.db.insertInto("discount_codes").values(row).execute();
  return { params: { id: code } };
};

const collection = async ({ server }: Scene) => {
  const { id } = await server.db
    .insertInto("collections")
    .values({ handle: crypto.randomUUID(), title: "Walks" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { params: { id: `${id}` } };
};

const giftCard = async ({ server }: Scene) => {
  const row = { code_hash: randomBytes(32), last_characters: "abcd", balance: 500 };
  const { id } = await server.db
    .insertInto("gift_cards")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { params: { id: `${id}` }, body: { active: false } };
};

/** The one policy of its kind, as every caller finds it. */
const policy = async ({ server }: Scene) => {
  await server.db.deleteFrom("shop_policies").where("kind", "=", "terms").execute();
  const row = { kind: "terms" as const, title: "Terms", body: "<p>Terms.</p>" };
  await server.db.insertInto("shop_policies").values(row).execute();
  return { params: { kind: "terms" as const } };
};

const newPolicy = async ({ server }: Scene) => {
  await server.db.deleteFrom("shop_policies").where("kind", "=", "refund").execute();
  return { body: { kind: "refund" as const, title: "Refunds", text: "None." } };
};

const forAdmins = { owner: "ADMIN_ONLY", stranger: "ADMIN_ONLY", admin: "ok" } as const;

/** The authorization matrix of the shop. */
export const rowsOfShop: readonly Row[] = [
  openRow(orders.getCheckout, checkout),
  openRow(orders.placeOrder, async (scene) => ({ ...(await checkout(scene)), body: goodForm })),
  ownRow(orders.listOrders, () => ({})),
  row(orders.getOrder, { input: order, stranger: "NOT_FOUND" }),
  row(orders.listAllOrders, { input: () => ({}), ...forAdmins }),
  row(orders.getAnyOrder, { input: order, ...forAdmins }),
  row(orders.changeOrder, { input: someOrder, ...forAdmins }),
  row(goods.listAdminProducts, { input: () => ({ query: {} }), ...forAdmins }),
  row(goods.getAdminProduct, { input: product, ...forAdmins }),
  row(goods.createProduct, { input: () => ({ body: { title: "Leash" } }), ...forAdmins }),
  row(goods.changeProduct, {
    input: async (scene) => ({ ...(await product(scene)), body: { title: "Long leash" } }),
    ...forAdmins,
  }),
  row(goods.deleteProduct, { input: product, ...forAdmins }),
  row(goods.addVariant, {
    input: async ({ server }) => {
      const { productId, variantId } = await newProduct(server);
      await server.db.deleteFrom("variants").where("id", "=", variantId).execute();
      return { params: { id: `${productId}` }, body: { price: 900 } };
    },
    ...forAdmins,
  }),
  row(goods.changeVariant, {
    input: async (scene) => ({ ...(await variant(scene)), body: { price: 900 } }),
    ...forAdmins,
  }),
  row(goods.deleteVariant, { input: variant, ...forAdmins }),
  row(goods.changeStock, {
    input: async (scene) => ({ ...(await variant(scene)), body: { by: 3 } }),
    ...forAdmins,
  }),
  row(goods.addImage, {
    input: async (scene) => ({
      ...(await product(scene)),
      body: {},
      files: { image: await picture() },
    }),
    ...forAdmins,
  }),
  row(goods.orderImages, {
    input: async (scene) => ({ ...(await product(scene)), body: { ids: [] } }),
    ...forAdmins,
  }),
  row(goods.changeImage, {
    input: async (scene) => ({ ...(await drawing(scene)), body: { alt: "A leash." } }),
    ...forAdmins,
  }),
  row(goods.deleteImage, { input: drawing, ...forAdmins }),
  row(discounts.listDiscountCodes, { input: () => ({ query: {} }), ...forAdmins }),
  row(discounts.createDiscountCode, {
    input: () => ({ body: { code: `X-${crypto.randomUUID()}`, kind: "free_shipping" as const } }),
    ...forAdmins,
  }),
  row(discounts.deleteDiscountCode, { input: discountCode, ...forAdmins }),
  row(collections.listCollections, { input: () => ({ query: {} }), ...forAdmins }),
  row(collections.getCollection, { input: collection, ...forAdmins }),
  row(collections.createCollection, { input: () => ({ body: { title: "Walks" } }), ...forAdmins }),
  row(collections.changeCollection, {
    input: async (scene) => ({ ...(await collection(scene)), body: { title: "Long walks" } }),
    ...forAdmins,
  }),
  row(collections.deleteCollection, { input: collection, ...forAdmins }),
  row(policies.listPolicies, { input: () => ({}), ...forAdmins }),
  row(policies.createPolicy, { input: newPolicy, ...forAdmins }),
  row(policies.changePolicy, {
    input: async (scene) => ({ ...(await policy(scene)), body: { title: "Our terms" } }),
    ...forAdmins,
  }),
  row(policies.deletePolicy, { input: policy, ...forAdmins }),
  row(giftCards.listGiftCards, { input: () => ({ query: {} }), ...forAdmins }),
  row(giftCards.createGiftCard, { input: () => ({ body: { amount: 500 } }), ...forAdmins }),
  row(giftCards.changeGiftCard, { input: giftCard, ...forAdmins }),
  openRow(shop.getShop, () => ({})),
  ownRow(shop.getSavedCart, () => ({})),
  ownRow(shop.saveCart, () => ({ body: { cartId: null } })),
  row(shop.saveCart, {
    what: "of a cart that is somebody's",
    input: async ({ server, owner }) => ({
      body: { cartId: (await newKeyedCart(server, { ownerId: owner.id })).cartId },
    }),
    stranger: "NOT_FOUND",
  }),
];
