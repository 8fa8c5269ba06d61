import { giftCardMax } from "#contracts/commerce/gift-cards.ts";
import { shopCurrency } from "#contracts/commerce/shop.ts";
import * as z from "zod/mini";
import { decimalText } from "#format/numbers.ts";
import type { Db } from "../../platform/schema.ts";
import { createGiftCard as create } from "./gift-cards.ts";

/** Control socket request: create a gift card with this many cents. */
export const NewGiftCard = z.strictObject({
  giftCardCents: z.int().check(z.gte(1), z.lte(giftCardMax)),
});
export type NewGiftCard = z.output<typeof NewGiftCard>;

/** Creates a gift card for an operator; the text has its code. */
export async function createGiftCard(db: Db, { giftCardCents }: NewGiftCard): Promise<string> {
  const { code } = await create(db, { amount: giftCardCents });
  const amount = `${decimalText(giftCardCents / 100, 2)} ${shopCurrency}`;
  return `Gift card of ${amount}: ${code}. This code is only shown once and isn't stored.`;
}
