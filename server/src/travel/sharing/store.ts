import { type Selectable, sql } from "kysely";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { belongsToTripsOf, isOwner } from "../trips/policy.ts";

export type ShareRow = Selectable<Schema["plan_shares"]>;

/** How long an inactive link answers GONE before it is deleted. */
const retentionDays = 365;

/** Neither revoked nor expired. */
const isActive = sql<boolean>`revoked_at is null and coalesce(documents_until, expires_at) > now()`;

/** The active links of a trip, newest first. */
export const listShares = (db: Db, tripId: string): Promise<ShareRow[]> =>
  db
    .selectFrom("plan_shares")
    .selectAll()
    .where("plan_id", "=", tripId)
    .where(isActive)
    .orderBy("id", "desc")
    .execute();

/** A link by id, active or not. */
export const findShare = (
  db: Db,
  id: string,
): Promise<(ShareRow & { is_good: boolean }) | undefined> =>
  db
    .selectFrom("plan_shares")
    .selectAll()
    .select(isActive.as("is_good"))
    .where("id", "=", id)
    .executeTakeFirst();

export async function countShares(db: Db, tripId: string): Promise<number> {
  const { count } = await db
    .selectFrom("plan_shares")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("plan_id", "=", tripId)
    .where(isActive)
    .executeTakeFirstOrThrow();
  return count;
}

/** `days` is its lifetime from now. */
export const insertShare = (
  trx: Trx,
  {
    days,
    documentsOnly,
    ...share
  }: Pick<ShareRow, "id" | "plan_id" | "costs" | "notes" | "codes" | "readiness" | "documents"> & {
    days: number;
    documentsOnly: boolean;
  },
) => {
  const end = sql<Date>`now() + make_interval(days => ${days}::int)`;
  const ends = documentsOnly
    ? { expires_at: sql<Date>`now()`, documents_until: end }
    : { expires_at: end };
  return trx
    .insertInto("plan_shares")
    .values({ ...share, ...ends })
    .execute();
};

/** Revokes an active link; false if there was none. */
export async function revokeShare(trx: Trx, tripId: string, id: string): Promise<boolean> {
  const revoked = await trx
    .updateTable("plan_shares")
    .set({ revoked_at: sql`now()` })
    .where("plan_id", "=", tripId)
    .where("id", "=", id)
    .where(isActive)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Revokes all active links to a person's trips because of a password change; returns their number. */
export async function endShares(trx: Trx, owner: Viewer): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("plan_shares")
    .set({ revoked_at: sql`now()`, ended_with_password: true })
    .where(belongsToTripsOf(owner))
    .where(isActive)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The documents of a link `s` that its trip `p` still has. */
const existingDocuments = sql<string[]>`array(
  select d from unnest(s.documents) d
  where (d = 'receipt' and p.receipt_file is not null) or (d = 'ticket' and p.ticket_file is not null)
    or exists (select from plan_attachments a where a.plan_id = p.id and a.id::text = d))`;

/** Links revoked by a password change within `days` and not recreated since, oldest first. */
export const listEndedShares = (db: Db, owner: Viewer, days: number) =>
  db
    .selectFrom("plan_shares as s")
    .innerJoin("plans as p", "p.id", "s.plan_id")
    .select(["s.id", "s.plan_id", "p.destination", "s.costs", "s.notes", "s.codes", "s.readiness"])
    .select(sql<boolean>`s.documents_until is not null`.as("documents_only"))
    .select(existingDocuments.as("documents"))
    .select(
      sql<number>`round(extract(epoch from coalesce(s.documents_until, s.expires_at) - s.created_at) / 86400)::int`.as(
        "days",
      ),
    )
    .where(isOwner(owner, "p"))
    .where("s.ended_with_password", "=", true)
    .where(sql<boolean>`s.revoked_at > now() - make_interval(days => ${days}::int)`)
    .where(sql<boolean>`coalesce(s.documents_until, s.expires_at) > now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("plan_shares as newer")
            .select("newer.id")
            .whereRef("newer.plan_id", "=", "s.plan_id")
            .whereRef("newer.costs", "=", "s.costs")
            .whereRef("newer.notes", "=", "s.notes")
            .whereRef("newer.codes", "=", "s.codes")
            .whereRef("newer.readiness", "=", "s.readiness")
            .where(sql<boolean>`newer.documents @> ${existingDocuments}`)
            .where(sql<boolean>`(newer.documents_until is null) = (s.documents_until is null)`)
            .where(sql<boolean>`newer.created_at > s.revoked_at`),
        ),
      ),
    )
    .orderBy("s.id")
    .execute();

/** Clears a person's list of share links revoked by a password change; returns their number. */
export async function clearEndedShares(db: Db, owner: Viewer): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("plan_shares")
    .set({ ended_with_password: false })
    .where(belongsToTripsOf(owner))
    .where("ended_with_password", "=", true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Revokes all active links of a trip that gets another owner. */
export const endTripShares = (trx: Trx, tripId: string) =>
  trx
    .updateTable("plan_shares")
    .set({ revoked_at: sql`now()` })
    .where("plan_id", "=", tripId)
    .where(isActive)
    .execute();

/** Deletes links that have been inactive for a year. */
export const gcShares = (db: Db) =>
  db
    .deleteFrom("plan_shares")
    .where(
      sql<boolean>`least(revoked_at, coalesce(documents_until, expires_at)) < now() - make_interval(days => ${retentionDays})`,
    )
    .execute();
