import type { NotificationKind } from "#contracts/community/notifications.ts";
import { sql } from "kysely";
import { executePrepared, preparedArray } from "../../platform/db/prepared.ts";
import type { PushKeys, PushTarget } from "../../platform/push/send.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { actorIsMet, pathSql, subjectIsShown } from "./mail-store.ts";

/** The keys of the site; of servers that start together, one creates them. */
export async function ensureKeys(db: Db, fresh: () => PushKeys): Promise<PushKeys> {
  const find = () =>
    db
      .selectFrom("push_keys")
      .select(["public_key as publicKey", "private_key as privateKey"])
      .executeTakeFirst();
  const existing = await find();
  if (existing) return existing;
  const { publicKey, privateKey } = fresh();
  await db
    .insertInto("push_keys")
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await find();
  if (!stored) throw new Error("Push keys that were just written are not there.");
  return stored;
}

export const listDevices = (db: Db, profileId: string) =>
  db
    .selectFrom("push_subscriptions")
    .select(["id", "device", "created_at"])
    .where("profile_id", "=", profileId)
    .orderBy("id", "desc")
    .execute();

export type NewDevice = PushTarget & {
  id: string;
  profile_id: string;
  session_id: string;
  device: string;
};

/** Stores the subscription of a browser, which belongs to the person who used it last; returns its ID. */
export async function upsertDevice(trx: Trx, device: NewDevice): Promise<string> {
  const { id, endpoint: _endpoint, ...owner } = device;
  const changes = { ...owner, failures: 0, paused_until: null };
  const row = await trx
    .insertInto("push_subscriptions")
    .values({ ...device, id })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(changes))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes all but the latest devices of a person. */
export const deleteOldDevices = (trx: Trx, profileId: string, most: number) =>
  sql`
    delete from push_subscriptions where profile_id = ${profileId} and id not in (
      select id from push_subscriptions where profile_id = ${profileId}
      order by id desc limit ${most})`.execute(trx);

export const deleteDevice = (db: Db, id: string, profileId: string) =>
  db
    .deleteFrom("push_subscriptions")
    .where("id", "=", id)
    .where("profile_id", "=", profileId)
    .execute();

/** Writes a message for each device of the recipients of notifications; returns the IDs. */
export async function insertMessages(
  trx: Trx,
  notificationIds: readonly string[],
): Promise<string[]> {
  if (notificationIds.length === 0) return [];
  const query = sql<{ id: string }>`
    insert into push_messages (subscription_id, notification_id)
    select s.id, n.id from notifications n join push_subscriptions s on s.profile_id = n.recipient_id
    where n.id = any (${preparedArray(notificationIds, "uuid")})
    on conflict do nothing returning id`;
  return (await executePrepared(trx, query.compile(trx))).map(({ id }) => id);
}

export type MessageRow = PushTarget & {
  subscription_id: string;
  notification_id: string;
  recipient_id: string;
  what: NotificationKind;
  actor_name: string | null;
  actor_count: number;
  path: string;
  is_review: boolean;
  /** Unread, and by a person whom the recipient meets. */
  is_open: boolean;
  /** Written too long ago to be of use. */
  is_late: boolean;
  /** Attempts to reach the device without an answer. */
  failures: number;
  is_paused: boolean;
};

const uselessAfter = sql`interval '1 day'`;

/** A message with its device and its notification; undefined if one of them is gone. */
export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select s.endpoint, s.p256dh, s.auth, s.failures,
      coalesce(s.paused_until > now(), false) as is_paused, m.subscription_id, m.notification_id,
      n.recipient_id, n.what,
      p.username as actor_name, n.actor_count, ${pathSql} as path, n.review_id is not null as is_review,
      n.read_at is null and ${subjectIsShown} and ${actorIsMet} as is_open,
      m.created_at < now() - ${uselessAfter} as is_late
    from push_messages m
      join push_subscriptions s on s.id = m.subscription_id
      join notifications n on n.id = m.notification_id
      left join profiles p on p.id = n.actor_id
    where m.id = ${id}`.execute(db);
  return rows[0];
}

export const deleteMessage = (db: Db, id: string) =>
  db.deleteFrom("push_messages").where("id", "=", id).execute();

/** Deletes messages that would be of no use, whose jobs have ended. */
export const deleteLateMessages = (db: Db) =>
  sql`delete from push_messages where created_at < now() - ${uselessAfter}`.execute(db);

type Pauses = { first: number; longest: number };

/**
 * Sends nothing to a device that didn't answer, each time for longer (in seconds); returns how often that was. Of
 * messages that fail at the same time, one counts.
 */
export async function pauseDevice(db: Db, id: string, { first, longest }: Pauses): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update push_subscriptions set failures = failures + 1,
      paused_until = now() + interval '1 second'
        * least(${longest}::double precision, ${first}::double precision * power(2, least(failures, 30)))
    where id = ${id} and (paused_until is null or paused_until <= now())
    returning failures`.execute(db);
  return rows[0]?.failures ?? 0;
}

export const resumeDevice = (db: Db, id: string) =>
  db
    .updateTable("push_subscriptions")
    .set({ failures: 0, paused_until: null })
    .where("id", "=", id)
    .execute();

export const deleteSubscription = (db: Db, id: string) =>
  db.deleteFrom("push_subscriptions").where("id", "=", id).execute();

/** Messages after one, in the order of their IDs. */
export async function listMessageIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("push_messages")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
