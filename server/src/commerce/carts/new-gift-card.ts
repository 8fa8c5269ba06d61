import { shopCurrency } from "#contracts/commerce/shop.ts";
import * as z from "zod/mini";
import { randomCode } from "../../platform/random-code.ts";
import type { Db } from "../../platform/schema.ts";
import { giftCodeHash, lastCharactersOf } from "./gift-codes.ts";

/** Largest value of a gift card in cents. */
const giftCardMax = 1_000_000;

/** Control socket request: create a gift card with this many cents. */
export const NewGiftCard = z.strictObject({
  giftCardCents: z.int().check(z.gte(1), z.lte(giftCardMax)),
});
export type NewGiftCard = z.output<typeof NewGiftCard>;

/** Creates a gift card with an 80-bit code. The code is returned once and never stored. */
export async function createGiftCard(db: Db, { giftCardCents }: NewGiftCard): Promise<string> {
  const code = randomCode(" ");
  await db
    .insertInto("gift_cards")
    .values({
      code_hash: giftCodeHash(code),
      last_characters: lastCharactersOf(code),
      balance: giftCardCents,
    })
    .execute();
  const amount = `${(giftCardCents / 100).toFixed(2)} ${shopCurrency}`;
  return `Gift card of ${amount}: ${code}. The code is shown this once, and stored nowhere.`;
}
