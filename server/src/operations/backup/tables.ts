import { type Kysely, sql } from "kysely";

/** A table from the database catalog, so that none is missed. */
export type Table = {
  name: string;
  /** All columns except generated ones, in their order. */
  columns: readonly { name: string; type: string }[];
  /** The columns of its primary key; empty if it has none. */
  key: readonly string[];
};

/** Kysely's lock table, which has no data. */
const lockTable = "kysely_migration_lock";

/** Kysely's table of applied migrations. */
export const stepsTable = "kysely_migration";

/** Every logged table of the server, by name. */
export async function listTables<S>(db: Kysely<S>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce(
        (select json_agg(a.attname order by array_position(k.conkey, a.attnum))
          from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
          where k.conrelid = c.oid and k.contype = 'p'),
        '[]') as key
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
      and not c.relispartition and c.relname <> ${lockTable}
    order by c.relname`.execute(db);
  return rows;
}

export type Sequence = { name: string; value: string; used: boolean };

/** The current value of every sequence. */
export async function listSequences<S>(db: Kysely<S>): Promise<Sequence[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`.execute(
    db,
  );
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: states } = await sql<Omit<Sequence, "name">>`
      select last_value::text as value, is_called as used from ${sql.table(name)}`.execute(db);
    found.push(...states.map((state) => ({ name, ...state })));
  }
  return found;
}

/** The applied migrations, in order. */
export async function listSteps<S>(db: Kysely<S>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(stepsTable)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Sets fixed text formats for all values in this transaction and turns off its timeouts.
 */
export async function speakPlainly<S>(trx: Kysely<S>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`
    select set_config(name, value, true) from (values
      ('TimeZone', 'UTC'), ('DateStyle', 'ISO, YMD'), ('IntervalStyle', 'postgres'),
      ('extra_float_digits', '1'), ('bytea_output', 'hex'),
      ('idle_in_transaction_session_timeout', '0')
    ) as settings (name, value)`.execute(trx);
}
