import { migrations } from "../migrations/index.ts";
import { demoPassword, seedDemo } from "../seeds/seed.ts";
import { hashPassword } from "../src/accounts/accounts/passwords.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { type OpenDatabase, openDatabase, type Where } from "../src/platform/db/open.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { queuesOn } from "../src/operations/queues.ts";
import type { Schema } from "../src/platform/schema.ts";

/** Creates all tables of a server and its queues in an empty database. */
export const makeEmpty = (where: Where): Promise<void> =>
  inDatabase(where, async (database) => {
    await migrate(database.db, migrations);
    const jobs = await openJobs({ database, queues: queuesOn(database.kind), log: console });
    await jobs.stop();
  });

/** Adds the demo data after `makeEmpty`. */
export const makeDemo = (where: Where): Promise<void> =>
  inDatabase(where, async ({ db }) => seedDemo(db, await hashPassword(demoPassword), new Date()));

async function inDatabase(
  where: Where,
  work: (database: OpenDatabase<Schema>) => Promise<void>,
): Promise<void> {
  const database = await openDatabase<Schema>(where);
  await work(database);
  await database.close();
}
