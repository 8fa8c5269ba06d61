import { shopCurrency } from "#contracts/commerce/shop.ts";
import * as z from "zod/mini";
import { randomCode } from "../../platform/random-code.ts";
import type { Db } from "../../platform/schema.ts";
import { giftCodeHash, lastCharactersOf } from "./gift-codes.ts";

/** The largest gift card, in cents. */
const giftCardMax = 1_000_000;

/** What the command line asks for: a gift card with so many cents on it. */
export const NewGiftCard = z.strictObject({
  giftCardCents: z.int().check(z.gte(1), z.lte(giftCardMax)),
});
export type NewGiftCard = z.output<typeof NewGiftCard>;

/** Makes a gift card with a code of 80 bits; the answer is the only place where the code ever stands. */
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
