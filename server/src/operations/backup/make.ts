import { type Kysely, sql, type Transaction } from "kysely";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { addFiles } from "./files-out.ts";
import type { Manifest } from "./manifest.ts";
import { startPacking } from "./packing.ts";
import { addRows } from "./rows-out.ts";
import { listSequences, listSteps, listTables, speakPlainly, type Table } from "./tables.ts";
import { BackupError } from "./errors.ts";

type Source<S> = {
  db: Kysely<S>;
  /** Other connections to the database, if others may write to it meanwhile. */
  others?: Kysely<S>;
  /** Everything acknowledged before is in the database. */
  asOf: Date;
  /** The file store; undefined for a backup of rows only. */
  blobs: BlobStore | undefined;
};

/**
 * Writes a consistent archive: the rows of one database snapshot and every file they refer to. The caller makes sure
 * that no stored file is removed meanwhile. Leaves no file if it throws.
 */
export async function makeArchive<S>(
  { db, others, asOf, blobs }: Source<S>,
  path: string,
): Promise<Manifest> {
  const packing = await startPacking(path, asOf);
  try {
    return await atOneMoment(db, async (trx) => {
      await speakPlainly(trx);
      const tables = await listTables(trx);
      const migrations = await listSteps(trx);
      if (others) await holdSchema(others, trx, tables, migrations);
      const counted: Manifest["tables"] = [];
      for (const table of tables) {
        const rows = await addRows(trx, table, packing.add);
        counted.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows });
      }
      const sequences = await listSequences(trx);
      const none = { count: 0, bytes: 0, damaged: [] };
      const files = blobs ? await addFiles(trx, tables, blobs, packing) : none;
      const holds = blobs ? "whole" : "rows";
      const madeAt = asOf.toISOString();
      return packing.finish({ holds, madeAt, migrations, tables: counted, sequences, files });
    });
  } catch (error) {
    await packing.abandon();
    throw error;
  }
}

const atOneMoment = <S, T>(db: Kysely<S>, work: (trx: Transaction<S>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);

/**
 * Locks the schema until the end: a table that another process's migration rewrites looks empty to an older snapshot.
 */
async function holdSchema<S>(
  others: Kysely<S>,
  trx: Kysely<S>,
  tables: readonly Table[],
  steps: readonly string[],
): Promise<void> {
  const names = tables.map(({ name }) => sql.table(name));
  await sql`lock table ${sql.join(names)} in access share mode`.execute(trx);
  const now = await listSteps(others);
  if (now.length === steps.length) return;
  throw new BackupError("The database schema changed during the backup. Run the backup again.");
}
