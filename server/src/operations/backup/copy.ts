import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "../../platform/db/lock.ts";
import { openDatabase } from "../../platform/db/open.ts";
import type { Env } from "../../platform/env.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { openBlobs } from "../../platform/files/open-blobs.ts";
import { readS3Address } from "../../platform/files/s3-address.ts";
import type { Db, Schema } from "../../platform/schema.ts";
import { readNote, writeNote } from "./copy-note.ts";
import { bringFiles, type FilesOver, leaveMark } from "./files-over.ts";
import { makeArchive } from "./make.ts";
import type { Manifest } from "./manifest.ts";
import { checkIsUtf8, findOthersFiles, markOf } from "./empty-target.ts";
import { stepNames, restoreRows } from "./restore.ts";
import { fromCopy, fromPostgres, type Source } from "./source.ts";
import { differences, hashOf, type Sums, sumsOfArchive, sumsOfDatabase } from "./sums.ts";
import { BackupError } from "./errors.ts";

export type CopyTarget = { to: string; files: string };
export type Copied = {
  manifest: Manifest;
  files: FilesOver;
  /** What the target contained: nothing, the same rows, or an earlier copy. */
  found: "empty" | "same" | "earlier";
};

/**
 * Copies a server, running or stopped, to PostgreSQL and a bucket: makes a consistent archive, copies the files, then
 * all rows in one transaction, and reads everything back. The target must be empty, already up to date, or an unchanged
 * earlier copy. Continues an interrupted copy. Throws BackupError.
 */
export async function copyServer(env: Env, target: CopyTarget): Promise<Copied> {
  if (env.filesUrl && isOneBucket(env.filesUrl, target.files)) throw oneBucket();
  const folder = join(env.dataDir, "copying");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const work = join(folder, "work");
  try {
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { mode: 0o700 });
    const path = join(work, "archive.tar");
    const manifest = await archiveOf(env, path);
    const newer = manifest.migrations.filter((name) => !stepNames.includes(name));
    if (newer.length > 0) throw newerVersion(newer);
    if (manifest.migrations.join() !== stepNames.join()) throw otherVersion();
    const { found, files } = await bring({ env, target, folder, work, path, manifest });
    return { manifest, found, files };
  } finally {
    await rm(work, { recursive: true, force: true });
    lock.release();
  }
}

async function archiveOf(env: Env, path: string): Promise<Manifest> {
  const blobs = await openBlobs(env);
  try {
    const make = (source: Source) => makeArchive({ ...source, blobs }, path);
    return await (env.databaseUrl ? fromPostgres(env, make) : fromCopy(env, "backup", make));
  } finally {
    await blobs.close();
  }
}

type Work = {
  env: Env;
  target: CopyTarget;
  /** The folder of the note, and of the archive and files while the copy runs. */
  folder: string;
  work: string;
  path: string;
  manifest: Manifest;
};

async function bring({ env, target, ...work }: Work): Promise<Omit<Copied, "manifest">> {
  const { dataDir } = env;
  const database = await openDatabase<Schema>({ databaseUrl: target.to, dataDir });
  const blobs = await openBlobs({ dataDir, filesUrl: target.files });
  try {
    return await bringInto(database.db, blobs, { target, ...work });
  } finally {
    await blobs.close();
    await database.close();
  }
}

async function bringInto(
  db: Db,
  blobs: BlobStore,
  { target, folder, work, path, manifest }: Omit<Work, "env">,
): Promise<Omit<Copied, "manifest">> {
  await checkIsUtf8(db);
  const { note, isCurrent } = await readNote(folder, target.to, target.files);
  const expected = await sumsOfArchive(path);
  const before = await sumsOfDatabase(db);
  const found = stateOf(expected, before, isCurrent ? note.hashes : []);
  const filesIn = join(work, "files");
  const opened = await isOpened(blobs);
  if (found === "same" && (opened || !isCurrent)) {
    return { found, files: await bringFiles(blobs, path, { folder: filesIn, dryRun: true }) };
  }

  if (found === "earlier" && opened) throw openedAlready();
  if (found === "empty") await checkNoFiles(blobs, note.id);
  // Written before any change, so that an interrupted copy is recognized.
  await writeNote(folder, { ...note, hashes: [...note.hashes, hashOf(expected)] });
  await leaveMark(blobs, work, note.id);
  const files = await bringFiles(blobs, path, { folder: filesIn, dryRun: false });
  if (found !== "same") {
    await restoreRows(db, path, manifest);
    const other = differences(expected, await sumsOfDatabase(db));
    if (other.length > 0)
      throw new BackupError(`The copy doesn't match the original: ${other.join(", ")}.`);
  }
  await blobs.remove(markOf(note.id).folder);
  await writeNote(folder, { ...note, hashes: [hashOf(expected)] });
  return { found, files };
}

/** True if a server was started on this store: it may have files that are not in the copy. */
async function isOpened(blobs: BlobStore): Promise<boolean> {
  for await (const mark of blobs.folders("owner")) return mark !== "";
  return false;
}

const openedAlready = () =>
  new BackupError(
    "The new server was already started, and the data here has changed since. A copy can only be updated before its server is started. Nothing was changed.",
  );

async function checkNoFiles(blobs: BlobStore, mark: string): Promise<void> {
  const found = await findOthersFiles(blobs, mark);
  if (!found) return;
  throw new BackupError(
    `The --files bucket already has files (${found}). Choose an empty bucket or another prefix. Nothing was changed.`,
  );
}

/** Throws BackupError if the database has data that this command didn't copy there. */
function stateOf(expected: Sums, there: Sums, brought: readonly string[]): Copied["found"] {
  if (there.size === 0) return "empty";
  const other = differences(expected, there);
  if (other.length === 0) return "same";
  if (brought.includes(hashOf(there))) return "earlier";
  throw new BackupError(
    `The --to database has different data: ${other.slice(0, 5).join(", ")}${other.length > 5 ? " and more" : ""}. Copy to an empty database, or to your own copy before its server is started. Nothing was changed.`,
  );
}

function isOneBucket(one: string, other: string): boolean {
  const [a, b] = [readS3Address(one), readS3Address(other)];
  return a.bucket === b.bucket && a.endpoint === b.endpoint && a.prefix === b.prefix;
}

const oneBucket = () =>
  new BackupError(
    "The --files bucket is the one this server uses. Choose another bucket or prefix. Nothing was changed.",
  );

const newerVersion = (names: readonly string[]) =>
  new BackupError(
    `The data is from a newer version (${names.join(", ")}). Copy it with that version. Nothing was changed.`,
  );

const otherVersion = () =>
  new BackupError(
    "This database doesn't match this version's schema. Start the server with this version once, then copy. Nothing was changed.",
  );
