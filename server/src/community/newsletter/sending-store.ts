import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";

export const isAnythingSending = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom("newsletters")
    .select("id")
    .where("state", "=", "sending")
    .executeTakeFirst()) !== undefined;

/** Newsletters with recipients whose email isn't queued, and how many of their emails wait in the queue. */
export async function listOpen(db: Db): Promise<{ id: string; queued: number }[]> {
  const { rows } = await sql<{ id: string; queued: number }>`
    select n.id, (
      select count(*)::int from mail_outbox m
        join newsletter_recipients r on r.mail_id = m.id where r.newsletter_id = n.id
    ) as queued
    from newsletters n
    where n.state = 'sending' and exists (
      select from newsletter_recipients r where r.newsletter_id = n.id and r.handled_at is null
    )`.execute(db);
  return rows;
}

/** A newsletter that is being sent. Stopping it waits for this transaction; other servers don't. */
export const findSending = (trx: Trx, id: string) =>
  trx
    .selectFrom("newsletters")
    .select(["subject", "text"])
    .where("id", "=", id)
    .where("state", "=", "sending")
    .forShare()
    .executeTakeFirst();

type Recipient = { id: string; email: string; name: string; is_subscribed: boolean };

/** Locks some recipients whose email isn't queued; a concurrent server gets others. */
export async function claimRecipients(trx: Trx, id: string, limit: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select s.id, s.email, s.name,
      s.confirmed_at is not null and s.unsubscribed_at is null as is_subscribed
    from newsletter_recipients r join newsletter_subscribers s on s.id = r.subscriber_id
    where r.newsletter_id = ${id} and r.handled_at is null
    order by r.subscriber_id limit ${limit}
    for update of r skip locked`.execute(trx);
  return rows;
}

type Handled = { subscriberId: string; mailId: string | null };

/** Records the emails of a batch; without one, a person is skipped. */
export async function updateHandled(trx: Trx, id: string, batch: readonly Handled[]) {
  const subscribers = batch.map(({ subscriberId }) => subscriberId);
  const mails = batch.map(({ mailId }) => mailId);
  await sql`
    update newsletter_recipients r set mail_id = b.mail_id, handled_at = now()
    from unnest(${subscribers}::uuid[], ${mails}::uuid[]) b (subscriber_id, mail_id)
    where r.newsletter_id = ${id} and r.subscriber_id = b.subscriber_id`.execute(trx);
}

/** The emails of a newsletter that wait in the queue. */
export async function listQueuedMails(trx: Trx, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("newsletter_recipients as r")
    .innerJoin("mail_outbox as m", "m.id", "r.mail_id")
    .select("m.id")
    .where("r.newsletter_id", "=", id)
    .execute();
  return rows.map((row) => row.id);
}

/** Recipients whose email was withdrawn get it when the newsletter is resumed. */
export const reopenRecipients = (trx: Trx, id: string, mailIds: readonly string[]) =>
  trx
    .updateTable("newsletter_recipients")
    .set({ mail_id: null, handled_at: null })
    .where("newsletter_id", "=", id)
    .where(sql<boolean>`mail_id = any(${mailIds}::uuid[])`)
    .execute();

/** Ends newsletters of which every email was delivered, with their numbers. */
export async function finishDelivered(db: Db): Promise<void> {
  await sql`
    update newsletters n set state = 'sent', version = version + 1, updated_at = now(),
      recipients = c.recipients, skipped = c.skipped
    from (
      select r.newsletter_id, count(*)::int as recipients,
        count(*) filter (where r.mail_id is null)::int as skipped
      from newsletter_recipients r left join mail_outbox m on m.id = r.mail_id
      where r.newsletter_id in (select id from newsletters where state = 'sending')
      group by r.newsletter_id
      having count(*) filter (where r.handled_at is null or m.id is not null) = 0
    ) c
    where n.id = c.newsletter_id and n.state = 'sending'`.execute(db);
}
