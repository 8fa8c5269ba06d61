import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "../db/prepared.ts";
import type { Viewer } from "../policy.ts";
import type { Db, Trx } from "../schema.ts";
import { canAttach, canRead, isOwner, type SharedFileQuery } from "./policy.ts";

export type FileRow = {
  id: string;
  owner_id: string | null;
  visibility: "public" | "private";
  kind: "picture" | "pdf";
  label: string;
};

type NewFile = FileRow & {
  bytes: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  animated: boolean;
};

export const insertStaged = (db: Db, file: NewFile) =>
  db
    .insertInto("files")
    .values({ ...file, state: "staged" })
    .execute();

/** Locks other requests of the same owner, so that two can't use the last free slot. */
export const lockOwner = (trx: Trx, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${ownerId}`}, 0))`.execute(trx);

/** A user's attached files; with `staged` also uploads in progress. */
export async function countFiles(
  db: Db,
  ownerId: string,
  states: readonly ("kept" | "staged")[],
): Promise<{ files: number; bytes: number }> {
  const { files, bytes } = await db
    .selectFrom("files")
    .select(({ fn }) => [
      fn.countAll<number>().as("files"),
      sql<number>`coalesce(sum(bytes), 0)::bigint`.as("bytes"),
    ])
    .where(isOwner({ userId: ownerId }))
    .where("state", "in", states)
    .executeTakeFirstOrThrow();
  return { files, bytes };
}

/** False if it was collected meanwhile. */
export async function markAttached(trx: Trx, id: string, ownerId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("files")
    .set({ state: "kept", changed_at: sql`now()` })
    .where("id", "=", id)
    .where(canAttach({ userId: ownerId }))
    .where("state", "=", "staged")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the account still exists. */
export async function hasAccount(trx: Trx, ownerId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from profiles where id = ${ownerId}`.execute(trx);
  return rows.length > 0;
}

export const updateDropped = (trx: Trx, ids: readonly string[]) =>
  trx
    .updateTable("files")
    .set({ state: "dropped", changed_at: sql`now()` })
    .where("id", "in", ids)
    .execute();

/**
 * Marks all attached files of a person and returns their IDs. Uploads in progress are unchanged: their requests find
 * no account to attach to and remove the bytes themselves.
 */
export async function updateAllDropped(trx: Trx, ownerId: string): Promise<string[]> {
  const rows = await trx
    .updateTable("files")
    .set({ state: "dropped", changed_at: sql`now()` })
    .where(isOwner({ userId: ownerId }))
    .where("state", "=", "kept")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** A private file that a viewer may read: their own, or one that a query finds shared with them. */
export function findPrivate(
  db: Db,
  id: string,
  viewer: Viewer,
  sharedQueries: readonly SharedFileQuery[],
): Promise<FileRow | undefined> {
  const ways = [canRead(viewer), ...sharedQueries.map((of) => sql`exists (${of(id, viewer)})`)];
  return db
    .selectFrom("files")
    .select(["id", "owner_id", "visibility", "kind", "label"])
    .where("id", "=", id)
    .where(sql<boolean>`(${sql.join(ways, sql` or `)})`)
    .where("visibility", "=", "private")
    .where("state", "=", "kept")
    .executeTakeFirst();
}

/** An attached file that goes into the archive of its owner, or of a person with whom one of these queries finds it shared. */
export function findForArchive(
  db: Db,
  id: string,
  owner: { userId: string },
  sharedQueries: readonly SharedFileQuery[],
): Promise<(FileRow & { bytes: number }) | undefined> {
  const shared = sharedQueries.map(
    (of) => sql`(visibility = 'private' and exists (${of(id, owner)}))`,
  );
  return db
    .selectFrom("files")
    .select(["id", "owner_id", "visibility", "kind", "label", "bytes"])
    .where("id", "=", id)
    .where("state", "=", "kept")
    .where(sql<boolean>`(${sql.join([canRead(owner), ...shared], sql` or `)})`)
    .executeTakeFirst();
}

export type HiddenFile = { owner_id: string | null; is_removed: boolean };

/** A public file that is hidden in one of these places; undefined if it is shown. */
export async function findHidden(
  db: Db,
  id: string,
  places: readonly RawBuilder<unknown>[],
): Promise<HiddenFile | undefined> {
  const query = sql<HiddenFile>`
    select f.owner_id, bool_or(h.hidden_at = 'infinity') as is_removed
    from (${sql.join(places, sql` union all `)}) h join files f on f.id = ${id}
    group by f.owner_id`;
  return (await executePrepared(db, query.compile(db)))[0];
}

/** Files staged before then can no longer be attached. */
export const updateStaleDropped = (db: Db, stagedBefore: Date) =>
  db
    .updateTable("files")
    .set({ state: "dropped" })
    .where("state", "=", "staged")
    .where("changed_at", "<", stagedBefore)
    .execute();

type OrphanRow = Pick<FileRow, "id" | "visibility">;

/** Rows to remove with their bytes: dropped, or without an owner; those after `after` in ID order. */
export function listRemovable(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<OrphanRow[]> {
  const all = db
    .selectFrom("files")
    .select(["id", "visibility"])
    .where((where) => where.or([where("state", "=", "dropped"), where("owner_id", "is", null)]));
  const behind = after === undefined ? all : all.where("id", ">", after);
  return behind.orderBy("id").limit(limit).execute();
}

/** Of these ids, those that are unattached and can no longer be attached. Waits for transactions that attach one. */
export const dropUnattached = (db: Db, ids: readonly string[]) =>
  db
    .updateTable("files")
    .set({ state: "dropped" })
    .where("id", "in", ids)
    .where("state", "!=", "kept")
    .returning(["id", "visibility"])
    .execute();

export async function listExisting(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("files").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

// A row that was attached meanwhile stays.
export const deleteUnattached = (db: Db, id: string) =>
  db
    .deleteFrom("files")
    .where("id", "=", id)
    .where((where) => where.or([where("state", "!=", "kept"), where("owner_id", "is", null)]))
    .execute();

/** The time of this database's first migration: unique to it, and kept in every copy. */
export async function getBirth(db: Db): Promise<string> {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from kysely_migration order by name limit 1`.execute(db);
  const [first] = rows;
  if (!first) throw new Error("A database without migrations has no files.");
  return first.timestamp;
}
