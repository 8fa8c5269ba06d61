import { accessSync, constants, mkdirSync } from "node:fs";
import { readSecret } from "../accounts/accounts/service.ts";
import { everywhere } from "../features.ts";
import { type FolderLock, lockFolder } from "../platform/db/lock.ts";
import { type OpenDatabase, openDatabase } from "../platform/db/open.ts";
import { type Env, EnvError } from "../platform/env.ts";
import { makeEvents } from "../platform/events.ts";
import type { BlobStore } from "../platform/files/blobs.ts";
import { makeFilesFolder } from "../platform/files/folder.ts";
import { openBlobs } from "../platform/files/open-blobs.ts";
import type { Schema } from "../platform/schema.ts";
import { keepForBackups, watchBackups } from "./backup/service.ts";
import { naming } from "./start-errors.ts";

export type Between = {
  db?: (db: OpenDatabase<Schema>["db"]) => OpenDatabase<Schema>["db"];
  blobs?: (blobs: BlobStore) => BlobStore;
};

/** What is opened before the server listens. */
export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Locks the folder, and opens the database, the secret and the files. */
export async function openStorage(env: Env, between: Between, statementMs: number | undefined) {
  const { dataDir, databaseUrl } = env;
  prepareFolder(dataDir);
  const lock: FolderLock | undefined = databaseUrl
    ? undefined
    : await naming(inFolder(dataDir, "can't be locked"), () => lockFolder(dataDir));
  const unopened = inFolder(dataDir, "contains a database that can't be opened");
  const database = await naming(unopened, () => openDatabase<Schema>({ ...env, statementMs }));
  const db = between.db?.(database.db) ?? database.db;
  const events = makeEvents(db, database.kind === "postgres", everywhere);
  // Before the cache is invalidated, so that its next read isn't served by a lagging replica.
  events.listen(() => database.noteWrite());
  const secret = await naming(
    inFolder(dataDir, "contains a session-secret that can't be read"),
    () => readSecret(env),
  );
  const filesFolder = await naming(inFolder(dataDir, "is not writable"), () =>
    makeFilesFolder(dataDir),
  );
  const opened = await openBlobs(env);
  const isBackedUp = watchBackups({ db, kind: database.kind }, dataDir);
  const blobs = keepForBackups(between.blobs?.(opened) ?? opened, isBackedUp);
  return { lock, database, db, events, secret, filesFolder, isBackedUp, blobs };
}

const inFolder = (dataDir: string, text: string) => (reason: string) =>
  `DATA_DIR ${dataDir} ${text} (${reason}).`;

function prepareFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new EnvError(`DATA_DIR ${dataDir} is not writable (${reason}).`);
  }
}
