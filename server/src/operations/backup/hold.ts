import { join } from "node:path";
import { AppError } from "#contracts/kernel/errors.ts";
import { type Kysely, sql } from "kysely";
import { isFolderLocked } from "../../platform/db/lock.ts";
import type { OpenDatabase } from "../../platform/db/open.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";

/** The working folder of a PGlite backup; the process that holds its lock is making one. */
export const backupFolder = (dataDir: string): string => join(dataDir, "backup");

/** The advisory lock that a PostgreSQL backup holds while its connection lasts. */
const [group, purpose] = [0x57_61_67_61, 0x62_61_63_6b];

/**
 * Runs `work` on a connection while no server that shares this PostgreSQL database deletes stored files. If the
 * connection breaks, `work` fails too.
 */
export const holdingFiles = <S, T>(
  db: Kysely<S>,
  work: (line: Kysely<S>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (line) => {
    await sql`select pg_advisory_lock_shared(${group}::int, ${purpose}::int)`.execute(line);
    return work(line);
  });

/** Reports whether a backup is being made, by any process. */
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
 * The same store, but nothing is removed during a backup, because its rows may still refer to files that are deleted
 * now. A file is released in an earlier transaction, so a later backup doesn't refer to it.
 */
export function deferRemovals(blobs: BlobStore, isMade: () => Promise<boolean>): BlobStore {
  return {
    ...blobs,
    async remove(folder) {
      if (await isMade()) {
        throw new AppError("UNAVAILABLE", "A backup is running. Files will be removed after it.");
      }
      await blobs.remove(folder);
    },
  };
}
