import * as orders from "#contracts/orders.ts";
import * as shop from "#contracts/shop.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { newKeyedCart } from "./carts.ts";
import { goodForm, newCart, newGoods, newOrder } from "./orders.ts";

const checkout = async ({ house }: Scene) => {
  const { variantId } = await newGoods(house);
  const { token } = await newCart(house, { lines: [{ variantId }] });
  return { params: { token } };
};

const order = async ({ house, owner }: Scene) => {
  const { _id: id } = await newOrder(house, { ownerId: owner.id });
  return { params: { id } };
};

/** Of somebody else, as what becomes of it changes what its owner sees. */
const someOrder = async ({ house }: Scene) => {
  const { _id: id } = await newOrder(house);
  return { params: { id }, body: { state: "sent" as const } };
};

const forAdmins = { owner: "ADMIN_ONLY", stranger: "ADMIN_ONLY", admin: "ok" } as const;

/** Who may buy and who may see what was bought. */
export const rowsOfShop: readonly Row[] = [
  openRow(orders.getCheckout, checkout),
  openRow(orders.placeOrder, async (scene) => ({ ...(await checkout(scene)), body: goodForm })),
  ownRow(orders.listOrders, () => ({})),
  row(orders.getOrder, { input: order, stranger: "NOT_FOUND" }),
  row(orders.listAllOrders, { input: () => ({}), ...forAdmins }),
  row(orders.getAnyOrder, { input: order, ...forAdmins }),
  row(orders.changeOrder, { input: someOrder, ...forAdmins }),
  openRow(shop.getShop, () => ({})),
  ownRow(shop.getKeptCart, () => ({})),
  ownRow(shop.keepCart, () => ({ body: { cartId: null } })),
  row(shop.keepCart, {
    what: "of a cart that is somebody's",
    input: async ({ house, owner }) => ({
      body: { cartId: (await newKeyedCart(house, { ownerId: owner.id })).cartId },
    }),
    stranger: "NOT_FOUND",
  }),
];
