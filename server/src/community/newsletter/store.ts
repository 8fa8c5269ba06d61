import { sql } from "kysely";
import type { Trx } from "../../platform/schema.ts";

export type SubscriberRow = {
  id: string;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
};

type NewSubscriber = {
  id: string;
  email: string;
  name: string;
  comment: string;
  consented_at: Date;
  unsubscribe_hash: Buffer;
};

export const insertSubscriber = (trx: Trx, subscriber: NewSubscriber) =>
  trx
    .insertInto("newsletter_subscribers")
    .values({
      ...subscriber,
      confirmed_at: null,
      unsubscribed_at: null,
      confirm_hash: null,
      confirm_mailed_at: null,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();

export const lockSubscriber = (trx: Trx, email: string): Promise<SubscriberRow> =>
  trx
    .selectFrom("newsletter_subscribers")
    .select(["id", "confirmed_at", "unsubscribed_at"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const updateConsent = (
  trx: Trx,
  id: string,
  consent: { name: string; comment: string; consented_at: Date },
) => trx.updateTable("newsletter_subscribers").set(consent).where("id", "=", id).execute();

/** False where a link was mailed after `before`. */
export async function updateConfirmLink(
  trx: Trx,
  id: string,
  { hash, at, before }: { hash: Buffer; at: Date; before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("newsletter_subscribers")
    .set({ confirm_hash: hash, confirm_mailed_at: at })
    .where("id", "=", id)
    .where((row) =>
      row.or([row("confirm_mailed_at", "is", null), row("confirm_mailed_at", "<=", before)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where no recent link has this token. */
export async function updateConfirmed(
  trx: Trx,
  { hash, at, mailedAfter }: { hash: Buffer; at: Date; mailedAfter: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("newsletter_subscribers")
    .set({ confirmed_at: sql`coalesce(confirmed_at, ${at})`, unsubscribed_at: null })
    .where("confirm_hash", "=", hash)
    .where("confirm_mailed_at", ">", mailedAfter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where no subscriber has this token. An open confirmation link is invalidated. */
export async function updateUnsubscribed(trx: Trx, hash: Buffer, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("newsletter_subscribers")
    .set({
      unsubscribed_at: sql`coalesce(unsubscribed_at, ${at})`,
      confirmed_at: null,
      confirm_hash: null,
    })
    .where("unsubscribe_hash", "=", hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
