import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Manifest } from "./manifest.ts";
import { listTables, type Table } from "./tables.ts";
import { BackupError } from "./errors.ts";

const unpack = promisify(gunzip);
/** No real part is nearly as large; a small file that unpacks to more than this is an attack. */
const partBytesMax = 256 * 1024 * 1024;

/** The rows of one part, each a JSON array of strings and nulls. Throws if the part is damaged. */
export async function linesIn(part: Buffer): Promise<string[]> {
  const text = (await unpack(part, { maxOutputLength: partBytesMax })).toString("utf8");
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new Error("The last row is cut off.");
  return lines;
}

/** True if a line is a row with this number of values. */
export function isRow(line: string, columns: number): boolean {
  const row: unknown = JSON.parse(line);
  const isValue = (value: unknown) => value === null || typeof value === "string";
  return Array.isArray(row) && row.length === columns && row.every(isValue);
}

export type RowsIn = {
  /** Adds rows of a table; the database itself reads their values. */
  add: (table: string, lines: string[]) => Promise<void>;
  /** Restores sequences and foreign keys, and compares the row counts with the manifest. */
  finish: () => Promise<void>;
};

/**
 * Prepares a schema with the manifest's migrations to receive its rows in any order: foreign keys are checked at the
 * end. Throws if its tables or columns differ from the manifest.
 */
export async function receiveRows<S>(trx: Kysely<S>, manifest: Manifest): Promise<RowsIn> {
  const tables = new Map<string, Table>();
  const counts = new Map<string, number>();
  for (const table of await listTables(trx)) tables.set(table.name, table);
  compare(manifest, tables);
  const references = await dropReferences(trx);
  await clear(trx, [...tables.keys()]);

  return {
    async add(name, lines) {
      const table = tables.get(name);
      const archived = manifest.tables.find((one) => one.name === name)?.columns;
      if (!table || !archived) throw new Error(`There is no table ${name}.`);
      await insert(trx, table, archived, lines);
      counts.set(name, (counts.get(name) ?? 0) + lines.length);
    },
    async finish() {
      for (const { name, rows } of manifest.tables) {
        if ((counts.get(name) ?? 0) !== rows) throw new Error(`${name} should have ${rows} rows.`);
      }
      for (const { name, value, used } of manifest.sequences) {
        await sql`select setval(${name}::regclass, ${value}::bigint, ${used})`.execute(trx);
      }
      for (const { table, name, definition } of references) {
        await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
          trx,
        );
      }
      // Without statistics, the first queries would scan whole tables.
      await sql`analyze`.execute(trx);
    },
  };
}

/** Removes the rows that migrations insert. Tables without rows are left alone: an append-only one rejects a truncation. */
async function clear<S>(trx: Kysely<S>, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const table = sql.table(name);
    const { rows } = await sql`select from ${table} limit 1`.execute(trx);
    if (rows.length > 0) await sql`truncate ${table}`.execute(trx);
  }
}

function compare(manifest: Manifest, tables: ReadonlyMap<string, Table>): void {
  const archived = manifest.tables.map(({ name, columns }) => `${name} (${columns.join(", ")})`);
  const here = [...tables.values()].map(
    ({ name, columns }) => `${name} (${columns.map((column) => column.name).join(", ")})`,
  );
  const other = [
    ...archived.filter((one) => !here.includes(one)),
    ...here.filter((one) => !archived.includes(one)),
  ];
  if (other.length === 0) return;
  throw new BackupError(
    `The tables in this backup don't match this version: ${other[0]}. Restore it with the version that made it.`,
  );
}

type Reference = { table: string; name: string; definition: string };

async function dropReferences<S>(trx: Kysely<S>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0
      and c.relnamespace = current_schema()::regnamespace order by 1, 2`.execute(trx);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  }
  return rows;
}

async function insert<S>(
  trx: Kysely<S>,
  table: Table,
  columns: readonly string[],
  lines: string[],
): Promise<void> {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map(
    (name, index) => sql`(r ->> ${sql.lit(index)})::${sql.raw(typeOf.get(name) ?? "text")}`,
  );
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(columns.map((name) => sql.ref(name)))})
    overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join(",")}]`}::jsonb) as r`.execute(
    trx,
  );
}
