import type { Db, Trx } from "../schema.ts";
import { lookOf } from "./usernames.ts";

type ProfileRow = {
  id: string;
  username: string;
  name: string;
  bio: string;
  avatar: string | null;
};

export const findProfile = (db: Db, id: string): Promise<ProfileRow | undefined> =>
  db
    .selectFrom("profiles")
    .select(["id", "username", "name", "bio", "avatar"])
    .where("id", "=", id)
    .executeTakeFirst();

/** False where the username is taken; the transaction goes on. */
export async function insertProfile(
  trx: Trx,
  profile: { id: string; username: string; name: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("profiles")
    .values({ ...profile, username_key: lookOf(profile.username), avatar: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const lockProfile = (trx: Trx, id: string) =>
  trx.selectFrom("profiles").select("id").where("id", "=", id).forUpdate().executeTakeFirst();

export const deleteProfile = (trx: Trx, id: string) =>
  trx.deleteFrom("profiles").where("id", "=", id).execute();
