import type { Trx } from "../../platform/schema.ts";

/** Gives gift cards their money back, in the order of their ids, so that two of these never wait for each other. */
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
