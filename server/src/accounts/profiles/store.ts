import { sql } from "kysely";
import { titleMatchesQuery } from "../../platform/db/text-search.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { listedFor, type ViewerId } from "../relations/policy.ts";
import { confusableKey } from "./confusable-key.ts";

/** A profile is the content of its owner. */
const content = { author: sql.ref("id"), hidden: sql.ref("hidden_at") };

export type ProfileRow = {
  id: string;
  username: string;
  bio: string;
  avatar: string | null;
  avatar_file: string | null;
  passport_file: string | null;
  important_docs_file: string | null;
  home_country: string | null;
  home_region: string | null;
  currency: string | null;
  units: "us" | "metric" | null;
  clock: "12" | "24" | null;
  week_start: "sunday" | "monday" | "saturday" | null;
  version: number;
  hidden_at: Date | null;
};

const columns = [
  "id",
  "username",
  "bio",
  "avatar",
  "avatar_file",
  "passport_file",
  "important_docs_file",
  "home_country",
  "home_region",
  "currency",
  "units",
  "clock",
  "week_start",
  "version",
  "hidden_at",
] as const;

export const findProfile = (db: Db, id: string): Promise<ProfileRow | undefined> =>
  db.selectFrom("profiles").select(columns).where("id", "=", id).executeTakeFirst();

/** Like `findProfile`; locks the row until the transaction ends. */
export const findProfileForChange = (trx: Trx, id: string): Promise<ProfileRow | undefined> =>
  trx.selectFrom("profiles").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();

/** The newest profiles of people who have published something, or those before one. */
export function listProfiles(
  db: Db,
  { before, limit, viewer }: { before: string | undefined; limit: number; viewer: ViewerId },
): Promise<ProfileRow[]> {
  const all = db
    .selectFrom("profiles")
    .select(columns)
    .where("published_at", "is not", null)
    .where(listedFor(viewer, content));
  const older = before === undefined ? all : all.where("id", "<", before);
  return older.orderBy("id", "desc").limit(limit).execute();
}

export type FoundProfileRow = {
  id: string;
  username: string;
  bio: string;
  avatar: string | null;
};

/** How many people with a matching username are considered. */
const scannedMax = 200;

/** People who have published something, found by username. */
export async function findProfilesByWords(
  db: Db,
  text: string,
  limit: number,
  viewer: ViewerId,
): Promise<FoundProfileRow[]> {
  const { rows } = await sql<FoundProfileRow>`
    with fitting as materialized (
      select id, username, bio, avatar from profiles
      where published_at is not null and ${titleMatchesQuery(text)} and ${listedFor(viewer, content)}
      limit ${scannedMax}
    )
    select * from fitting order by id limit ${limit}`.execute(db);
  return rows;
}

type SuggestedRow = Pick<FoundProfileRow, "id" | "username" | "avatar">;

/** People who have published something, by the start of their username; followed people first. */
export async function listByUsernameStart(
  db: Db,
  start: string,
  { limit, viewer }: { limit: number; viewer: string },
): Promise<SuggestedRow[]> {
  const { rows } = await sql<SuggestedRow>`
    with fitting as materialized (
      select id, username, avatar from profiles
      where published_at is not null and id <> ${viewer} and ${titleMatchesQuery(start)}
        and ${listedFor(viewer, content)}
      limit ${scannedMax}
    )
    select f.* from fitting f left join relations r
      on r.profile_id = ${viewer} and r.kind = 'follow' and r.other_id = f.id
    order by r.other_id is null, f.username limit ${limit}`.execute(db);
  return rows;
}

export const listIdsByUsernames = (db: Db, names: readonly string[]): Promise<{ id: string }[]> =>
  db
    .selectFrom("profiles")
    .select("id")
    .where("username", "in", [...names])
    .execute();

/** False where the username or a confusable one is taken; the transaction continues. */
export async function insertProfile(
  trx: Trx,
  profile: { id: string; username: string; name: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("profiles")
    .values({ ...profile, username_key: confusableKey(profile.username), avatar: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

type ProfileChanges = Partial<Omit<ProfileRow, "id" | "version" | "hidden_at">>;

/** Updates columns and raises the version. Throws PostgreSQL's error where the username is taken. */
export async function updateProfile(trx: Trx, id: string, changes: ProfileChanges): Promise<void> {
  const { username } = changes;
  const keyColumn = username === undefined ? {} : { username_key: confusableKey(username) };
  await trx
    .updateTable("profiles")
    .set({ ...changes, ...keyColumn, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

const usernameIndexes = ["profiles_by_look", "profiles_username_key"];

/** Whether a write failed because the username or a confusable one is taken. */
export const isUsernameTaken = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "23505" &&
  "constraint" in error &&
  usernameIndexes.includes(String(error.constraint));

export const lockProfile = (trx: Trx, id: string) =>
  trx.selectFrom("profiles").select("id").where("id", "=", id).forUpdate().executeTakeFirst();

export const deleteProfile = (trx: Trx, id: string) =>
  trx.deleteFrom("profiles").where("id", "=", id).execute();
