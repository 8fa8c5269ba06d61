import { AppError } from "#contracts/kernel/errors.ts";
import type { Order, OrderState } from "#contracts/commerce/orders.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Trx } from "../../platform/schema.ts";
import type { Checkouts } from "./address.ts";
import { causes } from "./emails.ts";
import { mailBuyer } from "./mailing.ts";
import { orderNotFound, withLines } from "./service.ts";
import { amountsOf, putBack } from "./stock.ts";
import * as store from "./store.ts";

type Deps = Checkouts & { events: Events; ships: boolean };
type Change = { id: string; state: "sent" | "cancelled"; ifVersion: number | undefined };

/**
 * Marks an order as sent, or cancels it, which returns stock and gift card payments. Mails the buyer. For
 * admins. Throws NOT_FOUND, and CONFLICT where it was sent or canceled before, or `ifVersion` is stale.
 */
export function changeOrder(deps: Deps, { id, state, ifVersion }: Change): Promise<Order> {
  return deps.events.write(async (trx, publish) => {
    const row = await store.lockOrder(trx, id);
    if (!row) throw orderNotFound();
    if (row.state !== "placed" || (ifVersion !== undefined && ifVersion !== row.version)) {
      const current = await withLines(trx, row);
      throw new AppError("CONFLICT", errorResponses[row.state], { current });
    }
    if (state === "cancelled") await undo(trx, publish, row);
    const order = await withLines(trx, await store.updateState(trx, id, state));
    await mailBuyer(deps, trx, publish, { order, cartId: row.cart_id, cause: causes[state] });
    return order;
  });
}

const errorResponses: Record<OrderState, string> = {
  placed: "Someone else changed this order. Review it and try again.",
  sent: "This order has already shipped.",
  cancelled: "This order was already canceled.",
};

async function undo(trx: Trx, publish: Publish, row: store.OrderRow): Promise<void> {
  const lines = await store.listLines(trx, [row.id]);
  const bought = lines.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }));
  await putBack(trx, publish, amountsOf(bought));
  await refund(
    trx,
    row.gift_cards.map(({ id, amount }) => ({ id: Number(id), amount })),
  );
}

/** Refunds gift cards in order of ids, to avoid deadlocks. */
async function refund(trx: Trx, paid: readonly { id: number; amount: number }[]): Promise<void> {
  for (const { id, amount } of paid.toSorted((a, b) => a.id - b.id)) {
    await trx
      .updateTable("gift_cards")
      .set(({ eb }) => ({ balance: eb("balance", "+", amount) }))
      .where("id", "=", id)
      .execute();
  }
}
