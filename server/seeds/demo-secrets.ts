import { sql } from "kysely";
import { giftCodeHash, lastCharactersOf } from "../src/commerce/carts/gift-codes.ts";
import { hashPassword, isPassword } from "../src/accounts/accounts/passwords.ts";
import { randomCode } from "../src/platform/random-code.ts";
import type { Db, Trx } from "../src/platform/schema.ts";
import { demoPassword } from "./demo.ts";
import { joined, seedId, demoUserId } from "./ids.ts";
import { discountCodes, giftCards } from "./shop/policies.ts";
import { demoUsers } from "./demo/people.ts";

/** What took the place of published secrets; only hashes of it are stored. Undefined where nothing had to go. */
export type ReplacedSecrets = { password: string | undefined; giftCode: string | undefined };

/**
 * Takes everything out of a database that a reader of this repository could use on a public site: the password of the
 * demo accounts, with the sessions it opened, the code of the demo gift card, and the demo discount codes. Accounts
 * with another password keep it. Of several processes that start together, one replaces and knows what by.
 */
export async function replaceDemoSecrets(db: Db): Promise<ReplacedSecrets> {
  const demoHashes = await listDemoHashes(db);
  const password = randomCode("-").toLowerCase();
  const passwordHash = demoHashes.length > 0 ? await hashPassword(password) : undefined;
  return db.transaction().execute(async (trx) => {
    const isReplaced =
      passwordHash !== undefined && (await replacePassword(trx, demoHashes, passwordHash));
    const giftCode = await replaceGiftCode(trx);
    await endDiscounts(trx);
    return { password: isReplaced ? password : undefined, giftCode };
  });
}

const accountIds = demoUsers.map(({ key }) => demoUserId(key));

/** The hashes of demo accounts that the published password fits. Seeded together, they share one. */
async function listDemoHashes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("accounts")
    .select("password_hash")
    .distinct()
    .where("id", "in", accountIds)
    .execute();
  const hashes: string[] = [];
  for (const { password_hash: hash } of rows) {
    if (await isPassword(hash, demoPassword)) hashes.push(hash);
  }
  return hashes;
}

async function replacePassword(
  trx: Trx,
  demoHashes: readonly string[],
  passwordHash: string,
): Promise<boolean> {
  const replaced = await trx
    .updateTable("accounts")
    .set({ password_hash: passwordHash })
    .where("id", "in", accountIds)
    .where("password_hash", "in", demoHashes)
    .returning("id")
    .execute();
  const ids = replaced.map(({ id }) => id);
  if (ids.length === 0) return false;
  await trx.deleteFrom("sessions").where("account_id", "in", ids).execute();
  return true;
}

async function replaceGiftCode(trx: Trx): Promise<string | undefined> {
  const giftCode = randomCode(" ");
  const replaced = await trx
    .updateTable("gift_cards")
    .set({ code_hash: giftCodeHash(giftCode), last_characters: lastCharactersOf(giftCode) })
    .where(
      "code_hash",
      "in",
      giftCards.map(({ code }) => giftCodeHash(code)),
    )
    .returning("id")
    .execute();
  const ids = replaced.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  // Whoever put it into a cart by the published code has no claim to it.
  await trx.deleteFrom("cart_gift_cards").where("gift_card_id", "in", ids).execute();
  return giftCode;
}

const endDiscounts = (trx: Trx) =>
  trx
    .updateTable("discount_codes")
    .set({ ends_at: sql`now()` })
    .where(
      "id",
      "in",
      discountCodes.map(({ code }) => seedId(`discount:${code}`, joined)),
    )
    .where("ends_at", "is", null)
    .execute();
