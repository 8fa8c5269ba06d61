import { AppError } from "#contracts/errors.ts";
import type { OwnProfile } from "#contracts/profiles.ts";
import type { Session } from "../http/api.ts";
import type { Db, Trx } from "../schema.ts";
import * as store from "./store.ts";
import { usernameChoices } from "./usernames.ts";

export { lookOf as usernameLook } from "./usernames.ts";

/** The bearer's own profile. */
export async function getOwnProfile(db: Db, session: Session): Promise<OwnProfile> {
  const row = await store.findProfile(db, session.userId);
  if (!row) throw new AppError("NOT_FOUND", "This profile does not exist.");
  const { id, username, bio, avatar } = row;
  return {
    _id: id,
    author: id,
    username,
    bio,
    avatar,
    passport: null,
    importantDocs: null,
    version: 1,
  };
}

/** Makes the profile of a new account, with a username from the name that nobody else has. */
export async function makeProfile(trx: Trx, id: string, name: string): Promise<void> {
  for (const username of usernameChoices(name)) {
    if (await store.insertProfile(trx, { id, username, name })) return;
  }
  throw new Error("No free username was found.");
}

/**
 * Deletes a person: the account and what is private go with the profile, what is public stays without
 * an author. `before` sees the profile locked, so that nothing new can refer to it.
 */
export async function removeProfile(trx: Trx, id: string, before: () => Promise<void>) {
  await store.lockProfile(trx, id);
  await before();
  await store.deleteProfile(trx, id);
}
