import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import type { Schema } from "../schema.ts";
import { faultyQueries, makeFault } from "../../../testing/faulty.ts";
import { newDatabase } from "../../../testing/postgres.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";

const isPostgres = process.env["TEST_DATABASE"] === "postgres";
const dataDir = mkdtempSync(join(tmpdir(), "wagabond-migrate-"));
let database: OpenDatabase<Schema>;
beforeAll(async () => {
  const name = `migrate_${crypto.randomUUID().slice(0, 8)}`;
  const databaseUrl = isPostgres ? await newDatabase(inject("postgresUrl"), name) : undefined;
  database = await openDatabase<Schema>({ dataDir, databaseUrl });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** How far apart the statements are that fail. A step back takes PGlite ten times as long. */
const stride = isPostgres ? 7 : 25;

test(
  "new steps that break off at any statement leave the schema to the version before, and the next start takes them all",
  { timeout: 300_000 },
  async () => {
    const { db } = database;
    const old = Object.fromEntries(Object.entries(migrations).slice(0, 9));
    await migrate(db, old);
    const asItWas = await schemaOf();
    const waiting = await pendingMigrations(db, migrations);
    const fault = makeFault(() => new Error("broken off"));
    const faulty = db.withPlugin(faultyQueries(fault));
    let breaks = 0;
    for (let at = 1; ; at += stride) {
      fault.set(at, breaks % 2 === 0 ? "before" : "after");
      const failure = await migrate(faulty, migrations).catch((error: unknown) => error);
      fault.mend();
      // What fails after the commit takes nothing back.
      if (!(failure instanceof Error) || (await pendingMigrations(db, migrations)).length === 0)
        break;
      breaks += 1;
      expect(failure.message).toContain("broken off");
      expect(await schemaOf()).toEqual(asItWas);
      expect(await pendingMigrations(db, migrations)).toEqual(waiting);
      // The version before starts, and writes as it did.
      expect(await migrate(db, old)).toEqual([]);
      const username = `tess${breaks}`;
      await sql`insert into profiles (id, username, username_key, name)
        values (gen_random_uuid(), ${username}, ${username}, 'Tess')`.execute(db);
    }
    expect(breaks).toBeGreaterThan(5);
    expect(await pendingMigrations(db, migrations)).toEqual([]);
    const { rows } =
      await sql`select id from profiles where words @@ words_query('tess', '')`.execute(db);
    expect(rows).toHaveLength(breaks);
  },
);

/** Every column, index and reference. */
async function schemaOf(): Promise<unknown[]> {
  const { rows } = await sql`
    select c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = current_schema()::regnamespace
    union all select conrelid::regclass::name, conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = current_schema()::regnamespace
    order by 1, 2, 3`.execute(database.db);
  return rows;
}
