import type { Trx } from "../../platform/schema.ts";

/** Refunds gift cards in order of ids, to avoid deadlocks. */
export async function refund(
  trx: Trx,
  paid: readonly { id: number; amount: number }[],
): Promise<void> {
  for (const { id, amount } of paid.toSorted((a, b) => a.id - b.id)) {
    await trx
      .updateTable("gift_cards")
      .set(({ eb }) => ({ balance: eb("balance", "+", amount) }))
      .where("id", "=", id)
      .execute();
  }
}
