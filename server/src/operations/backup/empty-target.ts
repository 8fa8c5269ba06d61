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

/** The folder of files being restored, and of a PGlite database until it is complete. */
export const restoringFolder = (dataDir: string): string => join(dataDir, "restoring");

/**
 * Runs `work` on a database without tables. What `work` does in one transaction is applied completely or not at all.
 * Throws BackupError before any change if the target isn't empty.
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
    if (tables.length > 0) throw taken(`the DATABASE_URL database has ${tables.length} tables`);
    await checkIsUtf8(db);
    return await work(db);
  } finally {
    await close();
  }
}

/** Throws BackupError if the database doesn't store text as UTF-8. */
export async function checkIsUtf8(db: Db): Promise<void> {
  const { rows } = await sql<{ sound: boolean }>`
    select pg_encoding_to_char(encoding) = 'UTF8' as sound from pg_database
    where datname = current_database()`.execute(db);
  if (!rows[0]?.sound) throw new BackupError("The database encoding must be UTF8.");
}

/** Restores to a temporary folder, which is renamed once it is complete and synced; PGlite doesn't sync. */
async function onPglite<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const lock = lockOf(dataDir);
  try {
    const folder = join(dataDir, "pglite");
    if (existsSync(folder)) throw taken(`${folder} already exists`);
    const aside = join(restoringFolder(dataDir), "database");
    await rm(aside, { recursive: true, force: true });
    const answer = await inFolder(aside, work);
    await syncAll(join(aside, "pglite"));
    await rename(join(aside, "pglite"), folder);
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
    `A backup can only be restored to an empty target, and ${what}. Choose another target or empty this one. Nothing was changed.`,
  );

/** Parallel syncs: a disk flushes many at the cost of one. */
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
 * Throws BackupError if the store already has files, unless an interrupted restore of the same archive left them:
 * then it continues.
 */
export async function checkNoFiles(blobs: BlobStore, fingerprint: string): Promise<void> {
  const found = await findOthersFiles(blobs, fingerprint);
  if (found) throw taken(`there are already files in FILES_URL or DATA_DIR (${found})`);
}

/** A folder of files in a store; undefined if there are none or they belong to `mark`. */
export async function findOthersFiles(blobs: BlobStore, mark: string): Promise<string | undefined> {
  for await (const found of blobs.folders(marks)) if (found === mark) return undefined;
  for (const under of ["public", "private", "owner", marks]) {
    for await (const found of blobs.folders(under)) return `${under}/${found}`;
  }
  return undefined;
}

/** Where a store is marked while files are copied into it. */
export const markOf = (fingerprint: string) => ({
  folder: `${marks}/${fingerprint}`,
  key: `${marks}/${fingerprint}/mark.txt`,
});
