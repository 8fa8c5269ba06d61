import { mkdir, rm } from "node:fs/promises";
import { migrations } from "../../../migrations/index.ts";
import { migrate } from "../../platform/db/open.ts";
import type { Env } from "../../platform/env.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { openBlobs } from "../../platform/files/open-blobs.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { type FilesIn, receiveFiles } from "./files-in.ts";
import type { Manifest } from "./manifest.ts";
import { checkNoFiles, onEmptyDatabase, restoringFolder } from "./place.ts";
import { linesIn, receiveRows } from "./rows-in.ts";
import { speakPlainly } from "./tables.ts";
import { BackupError, reasonOf } from "./errors.ts";
import { bytesOf, fingerprintOf, readArchive } from "./unpacking.ts";
import { verifyArchive } from "./verify.ts";

/** The steps that the schema of this version takes, in order. */
export const stepNames: readonly string[] = Object.keys(migrations);

/**
 * Restores an archive into an empty place: looks at every bit of it, then puts the files, then all rows in one
 * transaction, and takes the steps that the schema has taken since. What fails leaves the place empty. Throws
 * BackupTrouble.
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
    // Of a commit without an answer nobody knows whether its rows are there, so that their files stay.
    if (mayBeThere) throw unanswered(error);
    await files?.abandon().catch(() => {
      throw leftBehind(error);
    });
    throw error;
  }
  // A note that stays does no harm.
  await files?.settle().catch(() => undefined);
}

const unanswered = (error: unknown) =>
  new BackupError(
    `The database did not say in the end whether it has all rows (${reasonOf(error)}). Restore the same archive again: it goes on, or says that the database is taken; then all is there.`,
  );

const leftBehind = (error: unknown) =>
  new BackupError(
    `It failed (${reasonOf(error)}), and files that came in could not be taken away. Restore the same archive again: it goes on.`,
  );

async function startFiles(env: Env, blobs: BlobStore, manifest: Manifest): Promise<FilesIn> {
  const folder = restoringFolder(env.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return receiveFiles(blobs, folder, fingerprintOf(manifest));
}

/**
 * Puts all rows of an archive into a database, in place of those that are there, in one transaction, with the steps
 * that the schema has taken since.
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
      throw new BackupError(`${path} was changed while it was restored.`);
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
