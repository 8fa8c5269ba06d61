import type { Delivery, WebhookEvent } from "#contracts/accounts/webhooks.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Trx } from "../../platform/schema.ts";

/** A change of a trip or a pet. */
export type Change = { ownerId: string; event: WebhookEvent; subjectId: string };

/**
 * The webhooks that an event is to be sent to: not those that are about to be sent the same, and not those with too much
 * waiting. What is about to be sent waits until the transaction ends, so that its receiver reads what it wrote.
 */
export async function listReceivers(
  trx: Trx,
  { ownerId, event, subjectId }: Change,
  waitingMax: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from webhooks w
    where w.account_id = ${ownerId} and w.disabled_at is null and ${event} = any (w.events)
      and (select count(*) from webhook_deliveries d
        where d.webhook_id = w.id and d.state = 'waiting') < ${waitingMax}`.execute(trx);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const same = await trx
    .selectFrom("webhook_deliveries")
    .select("webhook_id")
    .where("webhook_id", "in", ids)
    .where("event", "=", event)
    .where("subject_id", "=", subjectId)
    .where("state", "=", "waiting")
    .where("tries", "=", 0)
    .orderBy("id")
    .forUpdate()
    .execute();
  const waiting = new Set(same.map(({ webhook_id }) => webhook_id));
  return ids.filter((id) => !waiting.has(id));
}

/** Returns its ID, and that of its first job. */
export async function insertDelivery(
  trx: Trx,
  delivery: { webhook_id: string; event: Delivery["event"]; subject_id: string },
): Promise<{ id: string; jobId: string }> {
  const [id, jobId] = [uuidv7(), uuidv7()];
  await trx
    .insertInto("webhook_deliveries")
    .values({ ...delivery, id, job_id: jobId, next_try_at: new Date() })
    .execute();
  return { id, jobId };
}

export const listDeliveries = (
  db: Db,
  webhookId: string,
  { before, limit }: { before: string | undefined; limit: number },
) =>
  db
    .selectFrom("webhook_deliveries")
    .select(["id", "event", "state", "tries", "status", "answer"])
    .select(["created_at", "tried_at", "next_try_at"])
    .where("webhook_id", "=", webhookId)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export type Claimed = {
  id: string;
  webhook_id: string;
  account_id: string;
  event: Delivery["event"];
  subject_id: string;
  created_at: Date;
  tries: number;
  url: string;
  secret: Buffer;
  disabled_at: Date | null;
};

/** Counts a try, which has no next one until its end, and returns what to send; undefined for a job whose delivery is over or gone. */
export async function claimDelivery(
  db: Db,
  jobId: string,
  now: Date,
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update webhook_deliveries d set tries = d.tries + 1, tried_at = ${now}, next_try_at = null
    from webhooks w
    where d.job_id = ${jobId} and d.state = 'waiting' and w.id = d.webhook_id
    returning d.id, d.webhook_id, w.account_id, d.event, d.subject_id, d.created_at, d.tries,
      w.url, w.secret, w.disabled_at`.execute(db);
  return rows[0];
}

/** Where the delivery of a job goes. */
export async function findUrl(db: Db, jobId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhooks as w", "w.id", "d.webhook_id")
    .select("w.url")
    .where("d.job_id", "=", jobId)
    .executeTakeFirst();
  return row?.url;
}

type Result = {
  state: Delivery["state"];
  status: number | null;
  answer: string | null;
  job_id: string | null;
  next_try_at: Date | null;
};

export const updateDelivery = (trx: Trx, id: string, result: Result) =>
  trx.updateTable("webhook_deliveries").set(result).where("id", "=", id).execute();

export const resetFailing = (trx: Trx, webhookId: string) =>
  trx
    .updateTable("webhooks")
    .set({ failing_since: null })
    .where("id", "=", webhookId)
    .where("failing_since", "is not", null)
    .execute();

/** Notes a failure; returns the time of the first one since the last success. */
export async function noteFailing(trx: Trx, webhookId: string, now: Date): Promise<Date> {
  const row = await trx
    .updateTable("webhooks")
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .where("id", "=", webhookId)
    .returning("failing_since")
    .executeTakeFirst();
  return row?.failing_since ?? now;
}

/** False where it was off already. */
export async function disable(trx: Trx, webhookId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("webhooks")
    .set({ disabled_at: now })
    .where("id", "=", webhookId)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The jobs that there must be, after one of them. */
export async function listJobIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("webhook_deliveries")
    .select("job_id")
    .where("state", "=", "waiting")
    .where("job_id", ">", after)
    .orderBy("job_id")
    .limit(limit)
    .execute();
  return rows.flatMap(({ job_id }) => job_id ?? []);
}

export const deleteOld = (db: Db, until: Date) =>
  db.deleteFrom("webhook_deliveries").where("created_at", "<=", until).execute();
