import * as orders from "#contracts/orders.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
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

const forAdmins = { owner: "ADMIN_ONLY", stranger: "ADMIN_ONLY", admin: "ok" } as const;

/** Who may buy and who may see what was bought. */
export const rowsOfShop: readonly Row[] = [
  openRow(orders.getCheckout, checkout),
  openRow(orders.placeOrder, async (scene) => ({ ...(await checkout(scene)), body: goodForm })),
  ownRow(orders.listOrders, () => ({})),
  row(orders.getOrder, { input: order, stranger: "NOT_FOUND" }),
  row(orders.listAllOrders, { input: () => ({}), ...forAdmins }),
  row(orders.getAnyOrder, { input: order, ...forAdmins }),
  row(orders.changeOrder, {
    input: async (scene) => ({ ...(await order(scene)), body: { state: "sent" } }),
    ...forAdmins,
  }),
];
