import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import type { Schema } from "../schema.ts";
import { newDatabase } from "../../../testing/postgres.ts";
import { migrate } from "./migrate.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wagabond-search-"));
let database: OpenDatabase<Schema>;
beforeAll(async () => {
  const name = `search_${crypto.randomUUID().slice(0, 8)}`;
  const databaseUrl =
    process.env["TEST_DATABASE"] === "postgres"
      ? await newDatabase(inject("postgresUrl"), name)
      : undefined;
  database = await openDatabase<Schema>({ dataDir, databaseUrl });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** More than two batches. */
const many = 1_200;

test("texts that were there before are found by the new words, also by the version before", async () => {
  const { db } = database;
  const before = Object.entries(migrations).filter(([name]) => name < "0047");
  await migrate(db, Object.fromEntries(before));
  await sql`
    insert into hoots (id, title, text, category)
    select gen_random_uuid(), case when n % 2 = 0 then 'Plain' else '' end || ' title ' || n,
      case when n % 3 = 0 then 'A plain text' else '成田空港の検疫 🐕' end, 'General'
    from generate_series(1, ${many}::integer) n`.execute(db);
  await sql`
    insert into profiles (id, username, username_key, name)
    values (gen_random_uuid(), 'tess', 'tess', '김제주')`.execute(db);
  const count = async (table: "hoots" | "profiles", query: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where words @@ to_tsquery('simple', ${query})`.execute(db);
    return rows.length;
  };
  expect(await count("hoots", "検疫")).toBe(0);
  await migrate(db, migrations);
  expect(await count("hoots", "空港 <-> 港の <-> の検")).toBe((many / 3) * 2);
  expect(await count("hoots", "u1f415")).toBe((many / 3) * 2);
  expect(await count("hoots", "plain & text")).toBe(many / 3);
  expect(await count("profiles", "제주")).toBe(1);
  const { rows } = await sql`
    select id from hoots where words @@ words_query('検疫', 'B')`.execute(db);
  expect(rows).toHaveLength((many / 3) * 2);
});
