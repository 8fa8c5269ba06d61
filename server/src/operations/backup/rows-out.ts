import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { partName } from "./manifest.ts";
import type { Table } from "./tables.ts";

const pack = promisify(gzip);

/** Rows per fetch, and the size at which a part is full. Both limit the memory used. */
const rowsAtOnce = 200;
const partBytes = 1024 * 1024;

type Add = (name: string, bytes: Buffer) => Promise<void>;

/** Adds all rows of a table to an archive, part by part, and returns their number. */
export async function addRows<S>(trx: Kysely<S>, table: Table, add: Add): Promise<number> {
  let rows = 0;
  let parts = 0;
  let lines: string[] = [];
  let bytes = 0;
  const addPart = async () => {
    parts += 1;
    const name = partName(`rows/${table.name}`, parts, ".jsonl.gz");
    await add(name, await pack(lines.join("")));
    lines = [];
    bytes = 0;
  };
  for await (const line of linesOf(trx, table)) {
    rows += 1;
    bytes += line.length;
    lines.push(line, "\n");
    if (bytes >= partBytes) await addPart();
  }
  if (lines.length > 0) await addPart();
  return rows;
}

/** Each row as a JSON array of strings, which PostgreSQL reads back as exactly the same values. */
export function linesOf<S>(trx: Kysely<S>, { name, columns, key }: Table): AsyncIterable<string> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  const order =
    key.length > 0 ? sql`order by ${sql.join(key.map((part) => sql.ref(part)))}` : sql``;
  const query = sql`
    select to_json(array[${values}])::text as line from ${sql.table(name)} ${order}`;
  return fetchAll(trx, query, ({ line }) => String(line));
}

let cursors = 0;

/** Streams the rows of a query through a cursor in the given transaction. */
export async function* fetchAll<S, T>(
  trx: Kysely<S>,
  query: RawBuilder<unknown>,
  present: (row: Record<string, unknown>) => T,
): AsyncIterable<T> {
  cursors += 1;
  const cursor = sql.ref(`backup_${cursors}`);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<
      Record<string, unknown>
    >`fetch ${sql.lit(rowsAtOnce)} from ${cursor}`.execute(trx);
    for (const row of rows) yield present(row);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close ${cursor}`.execute(trx);
}
