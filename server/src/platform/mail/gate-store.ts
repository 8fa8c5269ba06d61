import { sql } from "kysely";
import { executePrepared } from "../db/prepared.ts";
import type { Db, Trx } from "../schema.ts";

export type Send = { cause: string; at: Date };

/** Of two emails to one address, the second waits until the first is counted. */
export const lockAddress = (trx: Trx, hash: Buffer) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`mail to ${hash.toString("hex")}`}, 0))`.execute(
    trx,
  );

type Recipient = { hash: Buffer; to: string; rememberedSeconds: number };

/** What was sent to an address lately, the latest first, and whether its owner ever opened a mailed link. */
export async function readSends(trx: Trx, { hash, to, rememberedSeconds }: Recipient) {
  const query = sql<{ now: Date; is_verified: boolean; cause: string | null; at: Date | null }>`
    select now.at as now, exists (select from verified_addresses where email = ${to}) as is_verified,
      s.cause, s.at
    -- Not now(), which is older than what another transaction has counted meanwhile.
    from (select clock_timestamp() as at) now
      left join mail_sends s on s.address_hash = ${hash}
        and s.at > now.at - make_interval(secs => ${rememberedSeconds})
    order by s.at desc`;
  const rows = await executePrepared(trx, query.compile(trx));
  const [first] = rows;
  if (!first) throw new Error("One row has the time at least.");
  const sends = rows.flatMap(({ cause, at }): Send[] => (cause && at ? [{ cause, at }] : []));
  return { now: first.now, isVerified: first.is_verified, sends };
}

export const insertSend = (trx: Trx, { hash, cause, at }: Send & { hash: Buffer }) =>
  trx.insertInto("mail_sends").values({ address_hash: hash, cause, at }).execute();

/** Deletes those that wait for their hour, and returns when they were due. */
export async function deleteWaitingSends(
  trx: Trx,
  hash: Buffer,
  causes: readonly string[],
): Promise<Date[]> {
  const rows = await trx
    .deleteFrom("mail_sends")
    .where("address_hash", "=", hash)
    .where("cause", "in", [...causes])
    .where("at", ">", sql<Date>`clock_timestamp()`)
    .returning("at")
    .execute();
  return rows.map(({ at }) => at);
}

export async function isVerifiedAddress(db: Db, email: string): Promise<boolean> {
  const found = db.selectFrom("verified_addresses").select("email").where("email", "=", email);
  return (await found.executeTakeFirst()) !== undefined;
}

export const deleteSends = (db: Db, rememberedSeconds: number) =>
  db
    .deleteFrom("mail_sends")
    .where("at", "<", sql<Date>`now() - make_interval(secs => ${rememberedSeconds})`)
    .execute();
