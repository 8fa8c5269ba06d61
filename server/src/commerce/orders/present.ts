import {
  Address,
  cardLinesMax,
  type Order,
  type OrderCard,
  type OrderLine,
} from "#contracts/commerce/orders.ts";
import * as z from "zod/mini";
import type { LineRow, OrderRow } from "./store.ts";

/** Name that shops give the only variant of a product. */
const onlyKind = "Default Title";

/** Title of a variant; null where there is only one. */
export const variantTitle = (title: string): string | null =>
  title === "" || title === onlyKind ? null : title;

const presentLine = (row: LineRow): OrderLine => ({
  productId: row.product_id,
  title: row.title,
  variantTitle: variantTitle(row.variant_title),
  image: row.image_path,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  discount: row.discount,
  total: row.total,
});

/** An order as its buyer and admins see it. */
export const presentOrder = (row: OrderRow, lines: readonly LineRow[]): Order => ({
  _id: row.id,
  number: row.number,
  state: row.state,
  email: row.email,
  address: z.parse(Address, row.address),
  note: row.note ?? "",
  lines: lines.map(presentLine),
  currency: row.currency,
  subtotal: row.subtotal,
  discounts: row.discounts,
  giftCards: row.gift_cards.map(({ lastCharacters, amount }) => ({ lastCharacters, amount })),
  total: row.total,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

/** An order in a list. */
export function presentCard(row: OrderRow, lines: readonly LineRow[], things: number): OrderCard {
  const { firstName, lastName } = z.parse(Address, row.address);
  return {
    _id: row.id,
    number: row.number,
    state: row.state,
    email: row.email,
    recipient: `${firstName} ${lastName}`,
    things,
    lines: lines.slice(0, cardLinesMax).map(presentLine),
    currency: row.currency,
    total: row.total,
    createdAt: row.created_at.toISOString(),
  };
}
