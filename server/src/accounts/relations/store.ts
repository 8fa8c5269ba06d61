import { sql } from "kysely";
import { executePrepared } from "../../platform/db/prepared.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { hiddenPeople, listedFor, openFor, type ViewerId } from "./policy.ts";

export type Kind = "follow" | "block" | "mute";
type Pair = { profileId: string; otherId: string };

/** Locks both profiles in one order, so that concurrent decisions of two people wait for each other. */
export async function lockProfiles(trx: Trx, { profileId, otherId }: Pair): Promise<number> {
  const { rows } = await sql`
    select id from profiles where id in (${profileId}, ${otherId}) order by id for share`.execute(
    trx,
  );
  return rows.length;
}

/** True where it is new. */
export async function insertRelation(trx: Trx, kind: Kind, pair: Pair): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("relations")
    .values({ kind, profile_id: pair.profileId, other_id: pair.otherId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** True where there was one. */
export async function deleteRelation(trx: Trx, kind: Kind, pair: Pair): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("relations")
    .where("profile_id", "=", pair.profileId)
    .where("kind", "=", kind)
    .where("other_id", "=", pair.otherId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends following in both directions. */
export const deleteFollows = (trx: Trx, { profileId, otherId }: Pair) =>
  sql`
  delete from relations where kind = 'follow'
    and (profile_id, other_id) in ((${profileId}, ${otherId}), (${otherId}, ${profileId}))`.execute(
    trx,
  );

/** Whether a person can be met by a viewer: they exist, and neither has blocked the other. */
export async function canMeet(db: Db, viewer: ViewerId, personId: string): Promise<boolean> {
  const rule = openFor(viewer, { author: sql.ref("id"), hidden: sql.ref("hidden_at") });
  const { rows } = await sql`select 1 from profiles where id = ${personId} and ${rule}`.execute(db);
  return rows.length > 0;
}

/** The kinds of one person's relations to another. */
export async function listKinds(db: Db, { profileId, otherId }: Pair): Promise<Kind[]> {
  const query = sql<{ kind: Kind }>`
    select kind from relations where profile_id = ${profileId} and other_id = ${otherId}`;
  return (await executePrepared(db, query.compile(db))).map(({ kind }) => kind);
}

/** Whether the other one has blocked this person. */
export async function isBlockedBy(db: Db, { profileId, otherId }: Pair): Promise<boolean> {
  const query = sql`
    select 1 from relations
    where profile_id = ${otherId} and kind = 'block' and other_id = ${profileId}`;
  return (await executePrepared(db, query.compile(db))).length > 0;
}

/** The people whom a person has blocked or muted, and not those who blocked them. */
export async function listOwnHidden(db: Db, viewer: string): Promise<string[]> {
  const { rows } = await sql<{ other_id: string }>`
    select distinct other_id from relations
    where profile_id = ${viewer} and kind in ('block', 'mute')`.execute(db);
  return rows.map(({ other_id }) => other_id);
}

const things = {
  hoot: { table: "hoots", author: "author_id" },
  blog: { table: "blogs", author: "author_id" },
  profile: { table: "profiles", author: "id" },
} as const;
export type ListedKind = keyof typeof things;

/** Which of these things lists don't show a viewer, whatever the reason: what is deleted counts, too. */
export async function listHiddenAmong(
  db: Db,
  viewer: string,
  kind: ListedKind,
  ids: readonly string[],
): Promise<string[]> {
  const { table, author } = things[kind];
  const rule = listedFor(viewer, { author: sql.ref(author), hidden: sql.ref("hidden_at") });
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any (${ids}::uuid[]) and ${rule}`.execute(db);
  const shown = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !shown.has(id));
}

/** The people whom a viewer doesn't meet, for what the server filters itself. It isn't sent to them. */
export async function listHiddenPeople(db: Db, viewer: string): Promise<string[]> {
  const { rows } = await sql<{ other_id: string }>`${hiddenPeople(viewer)}`.execute(db);
  return rows.map(({ other_id }) => other_id);
}

export type BlockRow = {
  id: string;
  username: string;
  avatar: string | null;
  blocked: boolean;
  muted: boolean;
};

/** The people whom a person has blocked or muted, the latest first. */
export async function listBlocks(
  db: Db,
  profileId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<BlockRow[]> {
  const after =
    before === undefined
      ? sql`true`
      : sql`(at, other_id) < (select at, other_id from decided where other_id = ${before})`;
  const { rows } = await sql<BlockRow>`
    with decided as (
      select other_id, max(created_at) as at, bool_or(kind = 'block') as blocked,
        bool_or(kind = 'mute') as muted
      from relations where profile_id = ${profileId} and kind in ('block', 'mute')
      group by other_id
    )
    select p.id, p.username, p.avatar, d.blocked, d.muted
    from (select * from decided where ${after} order by at desc, other_id desc limit ${limit}) d
    join profiles p on p.id = d.other_id
    order by d.at desc, d.other_id desc`.execute(db);
  return rows;
}

/** Which of these people a person follows. */
export async function listFollowedAmong(
  db: Db,
  profileId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ other_id: string }>`
    select other_id from relations
    where profile_id = ${profileId} and kind = 'follow' and other_id = any (${ids}::uuid[])`.execute(
    db,
  );
  return rows.map(({ other_id }) => other_id);
}

export type OwnRelation = { _id: string; kind: Kind; username: string; createdAt: string };

/** Whom a person follows, blocks and mutes, latest first. */
export async function listAll(db: Db, profileId: string): Promise<OwnRelation[]> {
  const { rows } = await sql<{ id: string; kind: Kind; username: string; created_at: Date }>`
    select p.id, r.kind, p.username, r.created_at from relations r join profiles p on p.id = r.other_id
    where r.profile_id = ${profileId} order by r.created_at desc, p.id`.execute(db);
  return rows.map(({ id, kind, username, created_at }) => ({
    _id: id,
    kind,
    username,
    createdAt: created_at.toISOString(),
  }));
}
