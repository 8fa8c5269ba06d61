import { sql } from "kysely";
import type { Db } from "../src/platform/schema.ts";

/** A foreign key column. */
type Link = { table: string; column: string; target: string; targetColumn: string };

/** Counters that others increase, and derived columns. */
const passing = ["like_count", "comment_count", "helpful_count", "search"];

/** Decisions of others about a person, the notices about them, and what jobs go on with. */
const byOthers = [
  "relations",
  "notifications",
  "notification_actors",
  "notification_visits",
  "reports",
  "appeals",
  // Jobs change them after the call.
  "archives",
  "imported_things",
  "webhook_deliveries",
  "security_log",
];

/** The schema doesn't change while a server runs. */
const tablesIn = new WeakMap<Db, Promise<readonly string[]>>();

/**
 * All rows of a person by table: rows that refer to the profile, and rows without an owner that refer to those, such
 * as the records of a pet. New tables are included automatically.
 */
export async function allOf({ db }: { db: Db }, id: string): Promise<Record<string, unknown[]>> {
  const pending = tablesIn.get(db) ?? createRowsOf(db);
  tablesIn.set(db, pending);
  const tables = await pending;
  const { rows } = await sql<{ table_name: string; item: unknown }>`
    select * from rows_of_person(${id}::uuid)`.execute(db);
  const all: Record<string, unknown[]> = Object.fromEntries(tables.map((table) => [table, []]));
  for (const { table_name: name, item } of rows) all[name]?.push(item);
  return all;
}

/** A function, because its plan is reused: planning a union of 60 tables takes longer than running it. */
async function createRowsOf(db: Db): Promise<readonly string[]> {
  const conditions = conditionsOf(await linksOf(db));
  const without = sql.lit(`{${passing.join(",")}}`);
  const parts = [...conditions].map(
    ([table, condition]) => sql`
      select ${sql.lit(table)}, to_jsonb(t) - ${without}::text[]
      from ${sql.table(table)} t where ${sql.raw(condition)}`,
  );
  await sql`
    create or replace function rows_of_person(person_id uuid)
    returns table (table_name text, item jsonb) language plpgsql as $rows$
    #variable_conflict use_column
    begin
      return query with person as (select person_id as id) ${sql.join(parts, sql` union all `)}
      order by 1, 2;
    end $rows$`.execute(db);
  return [...conditions.keys()];
}

/** Every foreign key of one column. */
async function linksOf(db: Db): Promise<readonly Link[]> {
  const { rows } = await sql<Link>`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      c.confrelid::regclass::text as target, b.attname as "targetColumn"
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1
      and c.conrelid::regclass::text <> all (${byOthers})`.execute(db);
  return rows;
}

/** The condition for the person's rows of each table. Names come from the database catalog. */
function conditionsOf(links: readonly Link[]): Map<string, string> {
  const conditions = new Map([["profiles", "id = (select id from person)"]]);
  const take = (remaining: readonly Link[]) => {
    const found = new Map<string, string[]>();
    for (const { table, column, target, targetColumn } of remaining) {
      if (conditions.has(table)) continue;
      const rows = `select ${targetColumn} from ${target} where ${conditions.get(target)}`;
      found.set(table, [...(found.get(table) ?? []), `${column} in (${rows})`]);
    }
    for (const [table, some] of found) conditions.set(table, some.join(" or "));
    return found.size;
  };
  take(links.filter(({ target }) => target === "profiles"));
  // Rows refer to their files, not files to rows.
  const parents = () =>
    links.filter(({ target }) => conditions.has(target) && !["profiles", "files"].includes(target));
  while (take(parents()) > 0);
  return conditions;
}
