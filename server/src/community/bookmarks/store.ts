import type { BookmarkKind } from "#contracts/community/bookmarks.ts";
import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";

export type BookmarkRow = { kind: BookmarkKind; subject_id: string; created_at: Date };
type BookmarkKey = { profileId: string; kind: BookmarkKind; subjectId: string };

/** No-op where it was saved before. */
export const insertBookmark = (trx: Trx, id: string, { profileId, kind, subjectId }: BookmarkKey) =>
  trx
    .insertInto("bookmarks")
    .values({ id, profile_id: profileId, kind, subject_id: subjectId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteBookmark = (trx: Trx, { profileId, kind, subjectId }: BookmarkKey) =>
  trx
    .deleteFrom("bookmarks")
    .where("profile_id", "=", profileId)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .execute();

const one = (trx: Trx, { profileId, kind, subjectId }: BookmarkKey) =>
  trx
    .updateTable("bookmarks")
    .where("profile_id", "=", profileId)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId);

/** A bookmark belongs to one trip at most. */
export const updateTripOf = (trx: Trx, key: BookmarkKey, tripId: string) =>
  one(trx, key).set({ plan_id: tripId }).execute();

export const clearTripOf = (trx: Trx, key: BookmarkKey, tripId: string) =>
  one(trx, key).set({ plan_id: null }).where("plan_id", "=", tripId).execute();

export async function countOfTrip(trx: Trx, tripId: string): Promise<number> {
  const { n } = await trx
    .selectFrom("bookmarks")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("plan_id", "=", tripId)
    .executeTakeFirstOrThrow();
  return n;
}

/** What a person saved to a trip, latest first. */
export const listOfTrip = (db: Db, profileId: string, tripId: string): Promise<BookmarkRow[]> =>
  db
    .selectFrom("bookmarks")
    .select(["kind", "subject_id", "created_at"])
    .where("plan_id", "=", tripId)
    .where("profile_id", "=", profileId)
    .orderBy("id", "desc")
    .execute();

type Listing = {
  kind?: BookmarkKind | undefined;
  before?: string | undefined;
  limit: number;
};

/** A person's bookmarks, latest first, from the one of a thing on. */
export async function listBookmarks(
  db: Db,
  profileId: string,
  { kind, before, limit }: Listing,
): Promise<BookmarkRow[]> {
  const ofKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  const after =
    before === undefined
      ? sql`true`
      : sql`id < (select max(id::text)::uuid from bookmarks
          where profile_id = ${profileId} and subject_id = ${before} and ${ofKind})`;
  const { rows } = await sql<BookmarkRow>`
    select kind, subject_id, created_at from bookmarks
    where profile_id = ${profileId} and ${ofKind} and ${after}
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** Which of these things of one kind a person has saved. */
export async function listSavedAmong(
  db: Db,
  profileId: string,
  kind: BookmarkKind,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("bookmarks")
    .select("subject_id")
    .where("profile_id", "=", profileId)
    .where("kind", "=", kind)
    .where("subject_id", "in", [...ids])
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}
