import { type Selectable, sql, type Updateable } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

export type NewsletterRow = Selectable<Schema["newsletters"]>;

export type Progress = {
  newsletter_id: string;
  recipients: number;
  skipped: number;
  /** Not queued yet. */
  open: number;
  /** Queued and not delivered yet. */
  queued: number;
};

/** Newest first. */
export const listNewsletters = (
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<NewsletterRow[]> =>
  db
    .selectFrom("newsletters")
    .selectAll()
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const findNewsletter = (db: Db, id: string): Promise<NewsletterRow | undefined> =>
  db.selectFrom("newsletters").selectAll().where("id", "=", id).executeTakeFirst();

export const lockNewsletter = (trx: Trx, id: string): Promise<NewsletterRow | undefined> =>
  trx.selectFrom("newsletters").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const insertNewsletter = (trx: Trx, row: { id: string; subject: string; text: string }) =>
  trx.insertInto("newsletters").values(row).execute();

/** Updates a newsletter and raises its version. */
export const updateNewsletter = (
  trx: Trx,
  id: string,
  changes: Updateable<Schema["newsletters"]>,
) =>
  trx
    .updateTable("newsletters")
    .set(changes)
    .set({ version: sql`version + 1`, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();

export const deleteNewsletter = (trx: Trx, id: string) =>
  trx.deleteFrom("newsletters").where("id", "=", id).execute();

/** Counts recipients by what became of their email. */
export async function listProgress(db: Db, ids: readonly string[]): Promise<Progress[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Progress>`
    select r.newsletter_id, count(*)::int as recipients,
      count(*) filter (where r.handled_at is not null and r.mail_id is null)::int as skipped,
      count(*) filter (where r.handled_at is null)::int as open,
      count(m.id)::int as queued
    from newsletter_recipients r left join mail_outbox m on m.id = r.mail_id
    where r.newsletter_id = any(${ids}::uuid[])
    group by r.newsletter_id`.execute(db);
  return rows;
}

export async function countSubscribers(db: Db): Promise<number> {
  const { count } = await subscribed(db)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const subscribed = (db: Db) =>
  db
    .selectFrom("newsletter_subscribers")
    .where("confirmed_at", "is not", null)
    .where("unsubscribed_at", "is", null);

/** Adds every confirmed subscriber, and returns how many there are. */
export async function insertRecipients(trx: Trx, id: string): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("newsletter_recipients")
    .columns(["newsletter_id", "subscriber_id"])
    .expression(subscribed(trx).select([sql<string>`${id}::uuid`.as("newsletter_id"), "id"]))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

export const findSubscriberByEmail = (db: Db, email: string) =>
  subscribed(db).select(["id", "name"]).where("email", "=", email).executeTakeFirst();

/** The username and address of an account. */
export const findAdmin = (db: Db, id: string) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("profiles as p", "p.id", "a.id")
    .select(["a.email", "p.username"])
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();
