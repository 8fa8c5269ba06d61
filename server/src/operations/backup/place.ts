import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { FolderInUse, lockFolder } from "../../platform/db/lock.ts";
import { openDatabase } from "../../platform/db/open.ts";
import type { Env } from "../../platform/env.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";
import type { Db, Schema } from "../../platform/schema.ts";
import { syncPath } from "./packing.ts";
import { listTables } from "./tables.ts";
import { BackupError } from "./errors.ts";

type Where = Pick<Env, "databaseUrl" | "dataDir">;

/** Where files are kept while they are restored, and a PGlite until it is whole. */
export const restoringFolder = (dataDir: string): string => join(dataDir, "restoring");

/**
 * Runs `work` on a database without a table, where there is one: what `work` does in one transaction is there wholly
 * or not at all afterwards. Throws BackupTrouble where the place is taken, before anything is touched.
 */
export const onEmptyDatabase = <T>(env: Where, work: (db: Db) => Promise<T>): Promise<T> =>
  env.databaseUrl ? onPostgres(env, work) : onPglite(env.dataDir, work);

async function onPostgres<T>(
  { databaseUrl, dataDir }: Where,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, close } = await openDatabase<Schema>({ databaseUrl, dataDir });
  try {
    const tables = await listTables(db);
    if (tables.length > 0) throw taken(`the database of DATABASE_URL has ${tables.length} tables`);
    await checkIsUtf8(db);
    return await work(db);
  } finally {
    await close();
  }
}

/** Throws BackupTrouble where a PostgreSQL keeps texts in another way than the server writes them. */
export async function checkIsUtf8(db: Db): Promise<void> {
  const { rows } = await sql<{ sound: boolean }>`
    select pg_encoding_to_char(encoding) = 'UTF8' as sound from pg_database
    where datname = current_database()`.execute(db);
  if (!rows[0]?.sound) throw new BackupError("The database encoding must be UTF8.");
}

/** Made aside, and given its name once it is whole and on the disk itself, which PGlite leaves to others. */
async function onPglite<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const lock = lockOf(dataDir);
  try {
    const place = join(dataDir, "pglite");
    if (existsSync(place)) throw taken(`${place} is there already`);
    const aside = join(restoringFolder(dataDir), "database");
    await rm(aside, { recursive: true, force: true });
    const answer = await inFolder(aside, work);
    await syncAll(join(aside, "pglite"));
    await rename(join(aside, "pglite"), place);
    await syncPath(dataDir);
    return answer;
  } finally {
    lock.release();
  }
}

async function inFolder<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase<Schema>({ databaseUrl: undefined, dataDir });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

function lockOf(dataDir: string) {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) throw new BackupError(error.message);
    throw error;
  }
}

const taken = (what: string) =>
  new BackupError(
    `A backup is restored into an empty place only, and ${what}. Choose another place, or move what is there away. Nothing was touched.`,
  );

/** So many at once, since a disk settles many at the price of one. */
const syncAtOnce = 32;

async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).values();
  const syncOn = async () => {
    for (const path of paths) await syncPath(path);
  };
  await Promise.all(Array.from({ length: syncAtOnce }, syncOn));
  await syncPath(folder);
}

const marks = "restoring";

/**
 * Throws BackupTrouble where files lie in the store already, unless a restoring of the same archive left them that
 * was broken off: then it is gone on with.
 */
export async function checkNoFiles(blobs: BlobStore, fingerprint: string): Promise<void> {
  const found = await findOthersFiles(blobs, fingerprint);
  if (found) throw taken(`files lie where FILES_URL or DATA_DIR says (${found})`);
}

/** A folder of files that lie in a store; undefined where there are none, or the mark says whose they are. */
export async function findOthersFiles(blobs: BlobStore, mark: string): Promise<string | undefined> {
  for await (const found of blobs.folders(marks)) if (found === mark) return undefined;
  for (const under of ["public", "private", "owner", marks]) {
    for await (const found of blobs.folders(under)) return `${under}/${found}`;
  }
  return undefined;
}

/** Where a store notes whose files are on their way into it. */
export const markOf = (fingerprint: string) => ({
  folder: `${marks}/${fingerprint}`,
  key: `${marks}/${fingerprint}/mark.txt`,
});
