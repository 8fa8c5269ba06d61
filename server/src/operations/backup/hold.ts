import { join } from "node:path";
import { AppError } from "#contracts/kernel/errors.ts";
import { type Kysely, sql } from "kysely";
import { isFolderLocked } from "../../platform/db/lock.ts";
import type { OpenDatabase } from "../../platform/db/open.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";

/** Where a backup of a PGlite server works; who holds its lock makes one. */
export const backupFolder = (dataDir: string): string => join(dataDir, "backup");

/** The lock that a backup of PostgreSQL holds for as long as its connection lasts. */
const [group, purpose] = [0x57_61_67_61, 0x62_61_63_6b];

/**
 * Runs `work` on a connection while every server on a PostgreSQL leaves the bytes of files where they are. Where the
 * connection breaks, the work on it fails with it.
 */
export const holdingFiles = <S, T>(
  db: Kysely<S>,
  work: (line: Kysely<S>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (line) => {
    await sql`select pg_advisory_lock_shared(${group}::int, ${purpose}::int)`.execute(line);
    return work(line);
  });

/** Tells whether a backup is being made of a server, wherever it is made. */
export function watchBackups<S>(
  { db, kind }: Pick<OpenDatabase<S>, "db" | "kind">,
  dataDir: string,
): () => Promise<boolean> {
  if (kind === "pglite") return async () => isFolderLocked(backupFolder(dataDir));
  return async () => {
    const { rows } = await sql`
      select 1 from pg_locks
      where locktype = 'advisory' and classid = ${group}::oid and objid = ${purpose}::oid
        and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())
      limit 1`.execute(db);
    return rows.length > 0;
  };
}

/**
 * The same store, from which nothing is removed while a backup is made: its rows may still name what people delete
 * now. Whatever is removed was let go in a transaction before, so that a backup which begins later does not name it.
 */
export function deferRemovals(blobs: BlobStore, isMade: () => Promise<boolean>): BlobStore {
  return {
    ...blobs,
    async remove(folder) {
      if (await isMade()) {
        throw new AppError("UNAVAILABLE", "A backup is being made; files are removed after it.");
      }
      await blobs.remove(folder);
    },
  };
}
