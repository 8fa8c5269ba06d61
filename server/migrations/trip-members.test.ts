import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { newDatabase } from "../testing/postgres.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import type { Schema } from "../src/platform/schema.ts";
import { migrations } from "./index.ts";

test.skipIf(process.env["TEST_DATABASE"] !== "postgres")(
  "trips of the version before have no members, and it still writes them",
  async () => {
    const databaseUrl = await newDatabase(inject("postgresUrl"), "trip_members");
    const { db, close } = await openDatabase<Schema>({ dataDir: "", databaseUrl });
    try {
      const steps = Object.entries(migrations).filter(([name]) => name < "0053");
      await migrate(db, Object.fromEntries(steps));
      const ownerId = crypto.randomUUID();
      await sql`insert into profiles (id, username, username_key, name)
        values (${ownerId}, 'tess', 'tess', 'Tess')`.execute(db);
      const addTrip = () =>
        sql`insert into plans (id, owner_id) values (gen_random_uuid(), ${ownerId})`.execute(db);
      await addTrip();
      await migrate(db, migrations);
      await addTrip();
      const rows = await db.selectFrom("plans").select(["member_ids", "editor_ids"]).execute();
      const none = { member_ids: [], editor_ids: [] };
      expect(rows).toEqual([none, none]);
    } finally {
      await close();
    }
  },
);
