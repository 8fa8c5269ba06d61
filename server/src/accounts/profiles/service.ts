import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/accounts/profiles.ts";
import type { Events } from "../../platform/events.ts";
import { type FileChange, idOf, replacedFiles } from "../../platform/files/changes.ts";
import { type Files, privateUrl } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { rejectUnverified } from "../../community/publishing/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as store from "./store.ts";
import { isReserved } from "./reserved-names.ts";
import { usernameChoices } from "./usernames.ts";

export { lookOf as usernameLook } from "./username-look.ts";

/** As everybody sees a person. The version is for the ETag alone. */
const presentProfile = ({ id, username, bio, avatar, version }: store.ProfileRow) => ({
  _id: id,
  author: id,
  username,
  bio,
  avatar,
  version,
});

const presentOwnProfile = (row: store.ProfileRow, { isAdmin }: Session): contract.OwnProfile => ({
  ...presentProfile(row),
  passport: privateUrl(row.passport_file),
  importantDocs: privateUrl(row.important_docs_file),
  isAdmin,
});

/** The newest hundred profiles of people who have published something, or the hundred before one. */
export async function listProfiles(db: Db, before?: string): Promise<contract.Profile[]> {
  const rows = await store.listProfiles(db, { before, limit: contract.newestProfiles });
  return rows.map(presentProfile);
}

/** A profile; with its papers for the person themselves. Throws NOT_FOUND. */
export async function getProfile(db: Db, viewer: Session | undefined, id: string) {
  const row = await store.findProfile(db, id);
  if (!row) throw profileNotFound();
  return row.id === viewer?.userId ? presentOwnProfile(row, viewer) : presentProfile(row);
}

/** What somebody is called beside what they wrote. Throws NOT_FOUND. */
export async function getName(db: Db, id: string): Promise<string> {
  const row = await store.findName(db, id);
  if (!row) throw profileNotFound();
  return row.name;
}

/**
 * People with all of the words in their username or name, the last word perhaps only begun; in no order. Who has
 * published nothing keeps their name to themselves: it is null, and nobody is found by it.
 */
export async function findByWords(db: Db, words: string, limit: number) {
  const rows = await store.findProfilesByWords(db, words, limit);
  return rows.map(({ named, name, ...profile }) => ({ ...profile, name: named ? name : null }));
}

/** The bearer's own profile. Throws NOT_FOUND. */
export async function getOwnProfile(db: Db, session: Session): Promise<contract.OwnProfile> {
  const row = await store.findProfile(db, session.userId);
  if (!row) throw profileNotFound();
  return presentOwnProfile(row, session);
}

type Changes = {
  id: string;
  words: ParsedInput<typeof contract.updateProfile>["body"];
  /** null takes away what is there, undefined leaves it. */
  uploads: Partial<Record<"avatar" | "passport" | "importantDocs", FileChange>>;
  ifVersion: number | undefined;
};

/** Changes what is sent. Throws NOT_FOUND, NOT_YOURS, NOT_VERIFIED, TAKEN, QUOTA, and CONFLICT where `ifVersion` is stale. */
export function updateProfile(
  { events, files }: { events: Events; files: Files },
  session: Session,
  { id, words, uploads, ifVersion }: Changes,
): Promise<contract.OwnProfile> {
  return events.write(async (trx, publish) => {
    const row = await ownProfile(trx, session, id);
    if (ifVersion !== undefined && ifVersion !== row.version) {
      throw new AppError("CONFLICT", "Your profile was changed elsewhere meanwhile.", {
        current: presentOwnProfile(row, session),
      });
    }
    rejectUnverified(session, { texts: [words.bio] });
    if (words.username !== undefined && words.username !== row.username) {
      rejectReserved(words.username);
    }
    const { avatar, passport, importantDocs } = uploads;
    const changes = {
      // A name that stays keeps its look too, also one from before looks were unique.
      ...(words.username !== undefined && words.username !== row.username
        ? { username: words.username }
        : {}),
      ...(words.bio === undefined ? {} : { bio: words.bio ?? "" }),
      ...(avatar === undefined ? {} : { avatar: avatar?.url ?? null, avatar_file: idOf(avatar) }),
      ...(passport === undefined ? {} : { passport_file: idOf(passport) }),
      ...(importantDocs === undefined ? {} : { important_docs_file: idOf(importantDocs) }),
    };
    if (Object.keys(changes).length === 0) return presentOwnProfile(row, session);
    // What is replaced goes first, so that it does not count beside what replaces it.
    await files.drop(trx, publish, replacedFiles(fileColumns, row, changes));
    await files.attach(trx, id, [avatar, passport, importantDocs]);
    await update(trx, id, changes);
    publish({ what: "profile.changed", profileId: id });
    return getOwnProfile(trx, session);
  });
}

async function ownProfile(trx: Trx, session: Session, id: string): Promise<store.ProfileRow> {
  const row = await store.findProfileForChange(trx, id);
  if (!row) throw profileNotFound();
  if (row.id !== session.userId) {
    throw new AppError("NOT_YOURS", "This profile belongs to somebody else.");
  }
  return row;
}

/** Who has such a name from before keeps it. */
function rejectReserved(username: string): void {
  if (!isReserved(username)) return;
  throw new AppError("VALIDATION", contract.usernameReserved, {
    fields: { username: contract.usernameReserved },
  });
}

type Columns = Parameters<typeof store.updateProfile>[2];

// The index decides, so that of two people who want one name at once, one is told.
async function update(trx: Trx, id: string, changes: Columns): Promise<void> {
  try {
    await store.updateProfile(trx, id, changes);
  } catch (error) {
    if (!store.isUsernameTaken(error)) throw error;
    throw new AppError("TAKEN", contract.usernameTaken, {
      fields: { username: contract.usernameTaken },
      cause: error,
    });
  }
}

const fileColumns = ["avatar_file", "passport_file", "important_docs_file"] as const;

const profileNotFound = () => new AppError("NOT_FOUND", "This profile does not exist.");

/** Makes the profile of a new account, with a username from the name that looks like nobody else's. */
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
