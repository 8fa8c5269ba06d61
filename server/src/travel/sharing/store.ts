import { type Selectable, sql } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

export type ShareRow = Selectable<Schema["plan_shares"]>;

/** How long a link that is over is remembered, so that its readers hear that it was one. */
const rememberedDays = 365;

/** Not revoked, and its time is not over. */
const isGood = sql<boolean>`revoked_at is null and expires_at > now()`;

/** The links of a trip that are good, the newest first. */
export const listShares = (db: Db, tripId: string): Promise<ShareRow[]> =>
  db
    .selectFrom("plan_shares")
    .selectAll()
    .where("plan_id", "=", tripId)
    .where(isGood)
    .orderBy("id", "desc")
    .execute();

/** Any link, good or not. */
export const findShare = (
  db: Db,
  id: string,
): Promise<(ShareRow & { is_good: boolean }) | undefined> =>
  db
    .selectFrom("plan_shares")
    .selectAll()
    .select(isGood.as("is_good"))
    .where("id", "=", id)
    .executeTakeFirst();

export async function countShares(db: Db, tripId: string): Promise<number> {
  const { count } = await db
    .selectFrom("plan_shares")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("plan_id", "=", tripId)
    .where(isGood)
    .executeTakeFirstOrThrow();
  return count;
}

/** `days`: how long it is good from now on. */
export const insertShare = (
  trx: Trx,
  {
    days,
    ...share
  }: Pick<ShareRow, "id" | "plan_id" | "costs" | "notes" | "codes"> & {
    days: number;
  },
) =>
  trx
    .insertInto("plan_shares")
    .values({ ...share, expires_at: sql<Date>`now() + make_interval(days => ${days}::int)` })
    .execute();

/** Says whether there was such a good link to revoke. */
export async function revokeShare(trx: Trx, tripId: string, id: string): Promise<boolean> {
  const revoked = await trx
    .updateTable("plan_shares")
    .set({ revoked_at: sql`now()` })
    .where("plan_id", "=", tripId)
    .where("id", "=", id)
    .where(isGood)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** The links to trips of one person. */
const ofOwner = (ownerId: string) =>
  sql<boolean>`plan_id in (select id from plans where owner_id = ${ownerId})`;

/** Ends all good links to a person's trips; how many there were. */
export async function endShares(trx: Trx, ownerId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("plan_shares")
    .set({ revoked_at: sql`now()`, ended_with_password: true })
    .where(ofOwner(ownerId))
    .where(isGood)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The links that ended with a password within `days` and were not recreated, the oldest first. */
export const listEndedShares = (db: Db, ownerId: string, days: number) =>
  db
    .selectFrom("plan_shares as s")
    .innerJoin("plans as p", "p.id", "s.plan_id")
    .select(["s.id", "s.plan_id", "p.destination", "s.costs", "s.notes", "s.codes"])
    .select(
      sql<number>`round(extract(epoch from s.expires_at - s.created_at) / 86400)::int`.as("days"),
    )
    .where("p.owner_id", "=", ownerId)
    .where("s.ended_with_password", "=", true)
    .where(sql<boolean>`s.revoked_at > now() - make_interval(days => ${days}::int)`)
    .where(sql<boolean>`s.expires_at > now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("plan_shares as newer")
            .select("newer.id")
            .whereRef("newer.plan_id", "=", "s.plan_id")
            .whereRef("newer.costs", "=", "s.costs")
            .whereRef("newer.notes", "=", "s.notes")
            .whereRef("newer.codes", "=", "s.codes")
            .where(sql<boolean>`newer.created_at > s.revoked_at`),
        ),
      ),
    )
    .orderBy("s.id")
    .execute();

/** Takes the links to a person's trips off the list of what ended with a password. */
export async function clearEndedShares(db: Db, ownerId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("plan_shares")
    .set({ ended_with_password: false })
    .where(ofOwner(ownerId))
    .where("ended_with_password", "=", true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets what has been over for a year. */
export const gcShares = (db: Db) =>
  db
    .deleteFrom("plan_shares")
    .where(
      sql<boolean>`least(revoked_at, expires_at) < now() - make_interval(days => ${rememberedDays})`,
    )
    .execute();
