import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { openDatabase } from "../../platform/db/open.ts";
import type { Db, Schema } from "../../platform/schema.ts";
import { listTables, speakPlainly } from "./tables.ts";

export type CommandResult = { code: number; output: string };

export const program = join(import.meta.dirname, "../../../bin/wagabond.js");

/** Runs the command line with only these variables. */
export function wagabond(
  variables: Record<string, string | undefined>,
  ...typed: string[]
): Promise<CommandResult> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...typed], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}`.trim() });
    });
  });
}

/** Temporary folders, removed after the tests. */
export function folders(): { make: () => string; clear: () => void } {
  const made: string[] = [];
  return {
    make() {
      const folder = mkdtempSync(join(tmpdir(), "wagabond-backup-"));
      made.push(folder);
      return folder;
    },
    clear() {
      for (const folder of made) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Contents = Record<string, { rows: number; hash: string | null }>;

/**
 * Every table with its row count and a hash of its content. Generated columns are omitted, because word stems differ
 * between versions.
 */
export const contentsOf = (db: Db): Promise<Contents> =>
  db.transaction().execute(async (trx) => {
    await speakPlainly<Schema>(trx);
    const contents: Contents = {};
    for (const { name, columns } of await listTables<Schema>(trx)) {
      const row = sql`md5(row(${sql.join(columns.map((column) => sql.ref(column.name)))})::text)`;
      const { rows } = await sql<{ rows: number; hash: string | null }>`
        select count(*) as rows, md5(string_agg(${row}, '' order by ${row} collate "C")) as hash
        from ${sql.table(name)}`.execute(trx);
      if (rows[0]) contents[name] = rows[0];
    }
    return contents;
  });

/** Opens a database, runs a query and closes it. */
export async function withRequests<T>(
  where: { dataDir: string; databaseUrl?: string | undefined },
  question: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl } = where;
  const { db, close } = await openDatabase<Schema>({ dataDir, databaseUrl });
  try {
    return await question(db);
  } finally {
    await close();
  }
}
