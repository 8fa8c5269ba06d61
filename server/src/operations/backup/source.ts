import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { sendToServer } from "../control-socket.ts";
import { FolderInUse, type FolderLock, lockFolder } from "../../platform/db/lock.ts";
import { makeMirror } from "../../platform/db/mirror.ts";
import { openDatabase } from "../../platform/db/open.ts";
import type { Env } from "../../platform/env.ts";
import type { Db, Schema } from "../../platform/schema.ts";
import { holdingFiles } from "./hold.ts";
import { BackupError } from "./errors.ts";

type Where = Pick<Env, "databaseUrl" | "dataDir">;
/**
 * A database to read; `others` are more connections to it, if others may write meanwhile. Everything acknowledged
 * before `asOf` is in it.
 */
export type Source = { db: Db; others?: Db; asOf: Date };

/** A request on the control socket: copy the database to this folder inside DATA_DIR. */
export const CopyRequest = z.strictObject({
  copyDatabase: z.string().check(z.regex(/^(backup|snapshots)\/copy-[A-Za-z0-9]+$/)),
});
const Copied = z.object({ copied: z.literal(true), asOf: z.optional(z.iso.datetime()) });

const copyMs = 10 * 60_000;
const waitForOtherMs = 30_000;
const pollMs = 100;

/** Runs `work` on the rows of a PostgreSQL database while no server deletes stored files. */
export async function fromPostgres<T>(
  { databaseUrl, dataDir }: Where,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  // Never a replica: it may lag behind acknowledged writes.
  const { db, close } = await openDatabase<Schema>({ databaseUrl, dataDir });
  try {
    return await holdingFiles(db, (line) => work({ db: line, others: db, asOf: new Date() }));
  } finally {
    await close();
  }
}

/**
 * Runs `work` on a copy of a PGlite database, running or stopped, in a locked folder inside its DATA_DIR. Waits for
 * another process that holds the lock; throws BackupError if it isn't released, or if there is no database.
 */
export async function fromCopy<T>(
  { dataDir }: Where,
  folder: "backup" | "snapshots",
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const inside = join(dataDir, folder);
  if (!existsSync(join(dataDir, "pglite"))) {
    throw new BackupError(`There's no database in ${dataDir}. Check DATA_DIR.`);
  }
  await mkdir(inside, { recursive: true, mode: 0o700 });
  const lock = await lockInTime(inside);
  try {
    await clear(inside);
    const copy = await mkdtemp(join(inside, "copy-"));
    try {
      const asOf = await copyDatabase(dataDir, copy);
      return await onCopy(copy, (db) => work({ db, asOf }));
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

async function onCopy<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase<Schema>({ databaseUrl: undefined, dataDir });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function lockInTime(folder: string): Promise<FolderLock> {
  for (let waited = 0; ; waited += pollMs) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (waited >= waitForOtherMs) {
        const who = `Process ${error.pid ?? "unknown"}`;
        throw new BackupError(`${who} is already making a backup. Wait until it finishes.`);
      }
      await wait(pollMs);
    }
  }
}

/**
 * Removes what a killed process left behind; holding the lock proves that it is gone. The server may still be copying
 * for it, so the folder is renamed first, which makes the server stop.
 */
async function clear(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^(?:copy|gone)-|\.partial$/.test(name)) continue;
    const gone = join(folder, name.startsWith("copy-") ? `gone-${name}` : name);
    if (name.startsWith("copy-")) await rename(join(folder, name), gone);
    await rm(gone, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

/** Returns the time of the copy; opening it takes seconds more. */
async function copyDatabase(dataDir: string, copy: string): Promise<Date> {
  const before = new Date();
  try {
    const lock = lockFolder(dataDir);
    try {
      await makeMirror(join(dataDir, "pglite"), join(copy, "pglite")).step();
      return before;
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const request = { copyDatabase: copy.slice(dataDir.length + 1) };
    const answer = z.safeParse(Copied, await sendToServer(dataDir, request, copyMs));
    // A server of an earlier version doesn't say when.
    if (answer.success) return new Date(answer.data.asOf ?? before);
    const who = `Process ${error.pid ?? "unknown"}`;
    throw new BackupError(
      `${who} is using ${dataDir} and isn't responding. Wait for it to start, or stop it, then run this again.`,
    );
  }
}
