import { mkdir, rm } from "node:fs/promises";
import { migrations } from "../../../migrations/index.ts";
import { migrate } from "../../platform/db/migrate.ts";
import type { Env } from "../../platform/env.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { openBlobs } from "../../platform/files/open-blobs.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { type FilesIn, receiveFiles } from "./files-in.ts";
import type { Manifest } from "./manifest.ts";
import { checkNoFiles, onEmptyDatabase, restoringFolder } from "./empty-target.ts";
import { linesIn, receiveRows } from "./rows-in.ts";
import { speakPlainly } from "./tables.ts";
import { BackupError, reasonOf } from "./errors.ts";
import { bytesOf, fingerprintOf, readArchive } from "./unpacking.ts";
import { verifyArchive } from "./verify.ts";

/** The migrations of this version, in order. */
export const stepNames: readonly string[] = Object.keys(migrations);

/**
 * Restores an archive to an empty target: verifies it, stores the files, then inserts all rows in one transaction and
 * runs newer migrations. A failure leaves the target empty. Throws BackupError.
 */
export async function restoreArchive(env: Env, path: string): Promise<Manifest> {
  const manifest = await verifyArchive(path, stepNames);
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
  const blobs = manifest.holds === "whole" ? await openBlobs(env) : undefined;
  try {
    if (blobs) await checkNoFiles(blobs, fingerprintOf(manifest));
    await restoreInto({ env, blobs, path, manifest });
  } finally {
    await blobs?.close();
    await rm(restoringFolder(env.dataDir), { recursive: true, force: true });
  }
  return manifest;
}

type Work = { env: Env; blobs: BlobStore | undefined; path: string; manifest: Manifest };

async function restoreInto({ env, blobs, path, manifest }: Work): Promise<void> {
  let files: FilesIn | undefined;
  let mayBeThere = false;
  try {
    await onEmptyDatabase(env, async (db) => {
      if (blobs) files = await startFiles(env, blobs, manifest);
      if (files) await readArchive(path, { rows: async () => undefined, file: files.add });
      await files?.finish();
      await restoreRows(db, path, manifest);
      mayBeThere = true;
    });
  } catch (error) {
    // After a commit without a response, the rows may be there, so their files stay.
    if (mayBeThere) throw unanswered(error);
    await files?.abandon().catch(() => {
      throw leftBehind(error);
    });
    throw error;
  }
  // A leftover mark does no harm.
  await files?.settle().catch(() => undefined);
}

const unanswered = (error: unknown) =>
  new BackupError(
    `The database didn't confirm that all rows were saved (${reasonOf(error)}). Restore the same backup again: it continues, or says that the target isn't empty, which means everything is there.`,
  );

const leftBehind = (error: unknown) =>
  new BackupError(
    `The restore failed (${reasonOf(error)}), and some restored files couldn't be removed. Restore the same backup again to continue.`,
  );

async function startFiles(env: Env, blobs: BlobStore, manifest: Manifest): Promise<FilesIn> {
  const folder = restoringFolder(env.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return receiveFiles(blobs, folder, fingerprintOf(manifest));
}

/**
 * Replaces all rows of a database with those of an archive in one transaction, and runs newer migrations.
 */
export async function restoreRows(db: Db, path: string, manifest: Manifest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await speakPlainly<Schema>(trx);
    await takeSteps(trx, manifest.migrations);
    const rows = await receiveRows<Schema>(trx, manifest);
    const again = await readArchive(path, {
      rows: async (table, entry) => rows.add(table, await linesIn(await bytesOf(entry))),
      file: async () => undefined,
    });
    if (fingerprintOf(again) !== fingerprintOf(manifest)) {
      throw new BackupError(`${path} changed during the restore.`);
    }
    await rows.finish();
    await takeSteps(trx, stepNames);
  });
}

async function takeSteps(trx: Trx, steps: readonly string[]): Promise<void> {
  await migrate<Schema>(
    trx,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => steps.includes(name))),
  );
}
