import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/accounts/profiles.ts";
import { american, type Reader } from "#format/reader.ts";
import { readerFor } from "#format/readers.ts";
import type { Events } from "../../platform/events.ts";
import { type FileChange, idOf, replacedFiles } from "../../platform/files/changes.ts";
import { type Files, privateUrl } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { rejectContent } from "../publishing/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import * as relations from "../relations/service.ts";
import { canEdit, isSelf } from "./policy.ts";
import * as store from "./store.ts";
import { isNameOfSite, isReserved } from "./reserved-names.ts";
import { siteSlugOf, usernameChoices, usernameFrom } from "./usernames.ts";

export { authorJson, type AuthorRow, joinAuthor, presentAuthor, presentPerson } from "./author.ts";
export { confusableKey as usernameLook } from "./confusable-key.ts";

/** Public fields of a profile. The version is for the ETag only. */
const presentProfile = ({ id, username, bio, avatar, version }: store.ProfileRow) => ({
  _id: id,
  author: id,
  username,
  bio,
  avatar,
  version,
});

const presentOwnProfile = (
  row: store.ProfileRow,
  { isAdmin, isModerator, isVerified, needsTwoFactor }: Session,
): contract.OwnProfile => ({
  ...presentProfile(row),
  passport: privateUrl(row.passport_file),
  importantDocs: privateUrl(row.important_docs_file),
  homeCountry: row.home_country,
  currency: row.currency,
  units: row.units,
  clock: row.clock,
  weekStart: row.week_start,
  homeRegion: row.home_region,
  isAdmin,
  isModerator,
  isVerified,
  needsTwoFactor,
});

/** The newest hundred profiles of people who have published something, or the hundred before one. */
export async function listProfiles(
  db: Db,
  viewer: Session | undefined,
  before?: string,
): Promise<contract.Profile[]> {
  const listing = { before, limit: contract.newestProfiles, viewer: viewer?.userId };
  return (await store.listProfiles(db, listing)).map(presentProfile);
}

/**
 * A profile, with papers for its owner, and for other members with what they decided about the person. A blocked person
 * stays reachable, so that the block can be undone. Throws NOT_FOUND, also where the person has blocked the viewer.
 */
export async function getProfile(db: Db, viewer: Session | undefined, id: string) {
  const row = await store.findProfile(db, id);
  if (!row) throw profileNotFound();
  if (viewer && isSelf.allows(viewer, row)) return presentOwnProfile(row, viewer);
  if (row.hidden_at !== null && !viewer?.isModerator) throw profileNotFound();
  if (!viewer) return presentProfile(row);
  const decided = await relations.viewerOf(db, viewer.userId, id);
  if (!decided) throw profileNotFound();
  return { ...presentProfile(row), viewer: decided };
}

/** A person's username. Throws NOT_FOUND. */
export async function getUsername(db: Db, id: string): Promise<string> {
  const row = await store.findProfile(db, id);
  if (!row) throw profileNotFound();
  return row.username;
}

/** Where a person's household lives, as far as is known. */
export async function getHome(
  db: Db,
  id: string,
): Promise<{ country: string; region: string | null } | null> {
  const row = await store.findProfile(db, id);
  return row?.home_country ? { country: row.home_country, region: row.home_region } : null;
}

/** How a person writes: by what they chose, else by what is usual where they live. */
export async function readerOf(db: Db, id: string): Promise<Reader> {
  const row = await store.findProfile(db, id);
  return readerFor(
    row && {
      homeCountry: row.home_country,
      currency: row.currency,
      units: row.units,
      clock: row.clock,
      weekStart: row.week_start,
    },
    american.locale,
  );
}

/** People with all words in their username, the last one as a prefix; unsorted. */
export const findByWords = (db: Db, query: string, limit: number, viewer: Session | undefined) =>
  store.findProfilesByWords(db, query, limit, viewer?.userId);

/** People who have published something, found by the start of their username; those whom the viewer follows first. */
export const suggestByUsername = (db: Db, q: string, limit: number, viewer: string) =>
  store.listByUsernameStart(db, q, { limit, viewer });

/** The IDs of the people with these usernames. */
export const findIdsByUsernames = async (db: Db, names: readonly string[]): Promise<string[]> =>
  (await store.listIdsByUsernames(db, names)).map(({ id }) => id);

/** The caller's own profile. Throws NOT_FOUND. */
export async function getOwnProfile(db: Db, session: Session): Promise<contract.OwnProfile> {
  const row = await store.findProfile(db, session.userId);
  if (!row) throw profileNotFound();
  return presentOwnProfile(row, session);
}

type ProfileUpdate = {
  id: string;
  body: ParsedInput<typeof contract.updateProfile>["body"];
  /** null removes the file, undefined keeps it. */
  uploads: Partial<Record<"avatar" | "passport" | "importantDocs", FileChange>>;
  ifVersion: number | undefined;
};

/**
 * Updates the fields that are sent. Throws NOT_FOUND, NOT_YOURS, NOT_VERIFIED, TAKEN, QUOTA, and CONFLICT
 * where `ifVersion` is stale.
 */
export function updateProfile(
  { events, files, settings }: { events: Events; files: Files; settings: Settings },
  session: Session,
  { id, body, uploads, ifVersion }: ProfileUpdate,
): Promise<contract.OwnProfile> {
  return events.write(async (trx, publish) => {
    const row = await lockProfile(trx, session, id);
    const stale = "Your profile was changed in another tab or on another device.";
    await rejectStale(ifVersion, row, stale, () => presentOwnProfile(row, session));
    rejectContent(session, { bio: body.bio });
    if (body.username !== undefined && body.username !== row.username) {
      rejectReserved(body.username, (await settings.current()).name);
    }
    const { avatar, passport, importantDocs } = uploads;
    const changes = {
      // An unchanged username keeps its key, which may predate unique keys.
      ...(body.username !== undefined && body.username !== row.username
        ? { username: body.username }
        : {}),
      ...(body.bio === undefined ? {} : { bio: body.bio ?? "" }),
      ...(body.currency === undefined ? {} : { currency: body.currency }),
      ...(body.units === undefined ? {} : { units: body.units }),
      ...(body.clock === undefined ? {} : { clock: body.clock }),
      ...(body.weekStart === undefined ? {} : { week_start: body.weekStart }),
      ...homeColumns(body),
      ...(avatar === undefined ? {} : { avatar: avatar?.url ?? null, avatar_file: idOf(avatar) }),
      ...(passport === undefined ? {} : { passport_file: idOf(passport) }),
      ...(importantDocs === undefined ? {} : { important_docs_file: idOf(importantDocs) }),
    };
    if (Object.keys(changes).length === 0) return presentOwnProfile(row, session);
    // Replaced files are dropped first, so that they do not count toward the quota.
    await files.drop(trx, publish, replacedFiles(fileColumns, row, changes));
    await files.attach(trx, id, [avatar, passport, importantDocs]);
    await update(trx, id, changes);
    publish({ what: "profile.changed", profileId: id });
    return getOwnProfile(trx, session);
  });
}

/** A region lies in its country, so a new country clears it. */
function homeColumns({ homeCountry, homeRegion }: ProfileUpdate["body"]) {
  if (homeCountry === undefined && homeRegion === undefined) return {};
  return {
    ...(homeCountry === undefined ? {} : { home_country: homeCountry }),
    home_region: homeRegion ?? null,
  };
}

/** A profile that the caller may edit, locked until the transaction ends. Throws NOT_FOUND, NOT_YOURS. */
async function lockProfile(trx: Trx, session: Session, id: string): Promise<store.ProfileRow> {
  const row = await store.findProfileForChange(trx, id);
  if (!row) throw profileNotFound();
  if (canEdit.allows(session, row)) return row;
  throw new AppError("NOT_YOURS", "This is someone else's profile. You can only edit your own.");
}

/** An existing reserved username may be kept. */
function rejectReserved(username: string, siteName: string): void {
  if (!isReserved(username, siteSlugOf(siteName))) return;
  throw new AppError("VALIDATION", contract.usernameReserved, {
    fields: { username: contract.usernameReserved },
  });
}

type Columns = Parameters<typeof store.updateProfile>[2];

// The unique index decides between concurrent requests for one username.
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

const profileNotFound = () =>
  new AppError("NOT_FOUND", "This profile doesn't exist. It may have been deleted.");

/** Rejects the site's own name as that of a person, because emails and notifications call people by their names. */
export function rejectNameOfSite(name: string, siteName: string): void {
  if (!isNameOfSite(usernameFrom(name), siteSlugOf(siteName))) return;
  throw new AppError("VALIDATION", contract.nameReserved, {
    fields: { name: contract.nameReserved },
  });
}

type NewProfile = { id: string; name: string; siteName: string };

/** Creates the profile of a new account, with a free username made from the name, which it returns. */
export async function makeProfile(trx: Trx, { id, name, siteName }: NewProfile): Promise<string> {
  for (const username of usernameChoices(name, siteName)) {
    if (await store.insertProfile(trx, { id, username, name })) return username;
  }
  throw new Error("No free username was found.");
}

/**
 * Deletes a profile with its account and private rows; public rows lose their author. `before` runs with the
 * profile locked, so that no new row can reference it.
 */
export async function removeProfile(trx: Trx, id: string, before: () => Promise<void>) {
  await store.lockProfile(trx, id);
  await before();
  await store.deleteProfile(trx, id);
}
