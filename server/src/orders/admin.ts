import { AppError } from "#contracts/errors.ts";
import type { Order, OrderState } from "#contracts/orders.ts";
import type { Announce, Events } from "../events.ts";
import { promiseMail } from "../mail/outbox.ts";
import type { Trx } from "../schema.ts";
import { type Checkouts, checkoutUrl } from "./address.ts";
import { refund } from "./gift-cards.ts";
import { cancelledLetter, sentLetter } from "./letters.ts";
import { orderNotFound, withLines } from "./service.ts";
import { amountsOf, putBack } from "./stock.ts";
import * as store from "./store.ts";

type Rooms = Checkouts & { events: Events };
type Change = { id: string; state: "sent" | "cancelled"; ifVersion: number | undefined };

/**
 * Says that an order was sent, or cancels it: its goods and what gift cards paid go back. The buyer is written to.
 * For admins. Throws NOT_FOUND, and CONFLICT where it was sent or cancelled before, or `ifVersion` is stale.
 */
export function changeOrder(rooms: Rooms, { id, state, ifVersion }: Change): Promise<Order> {
  return rooms.events.write(async (trx, announce) => {
    const row = await store.lockOrder(trx, id);
    if (!row) throw orderNotFound();
    if (row.state !== "placed" || (ifVersion !== undefined && ifVersion !== row.version)) {
      const current = await withLines(trx, row);
      throw new AppError("CONFLICT", refusals[row.state], { current });
    }
    if (state === "cancelled") await undo(trx, announce, row);
    const order = await withLines(trx, await store.updateState(trx, id, state));
    const url = checkoutUrl(rooms, row.cart_id);
    const letter = state === "sent" ? sentLetter({ order, url }) : cancelledLetter({ order, url });
    await promiseMail(trx, announce, { to: row.email, letter });
    return order;
  });
}

const refusals: Record<OrderState, string> = {
  placed: "This order was changed elsewhere meanwhile.",
  sent: "This order was sent already.",
  cancelled: "This order was cancelled already.",
};

async function undo(trx: Trx, announce: Announce, row: store.OrderRow): Promise<void> {
  const lines = await store.listLines(trx, [row.id]);
  const bought = lines.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }));
  await putBack(trx, announce, amountsOf(bought));
  await refund(
    trx,
    row.gift_cards.map(({ id, amount }) => ({ id: Number(id), amount })),
  );
}
