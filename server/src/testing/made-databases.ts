import { migrations } from "../../migrations/index.ts";
import { demoPassword, plantVillage } from "../../seeds/plant.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { migrate, type OpenDatabase, openDatabase, type Where } from "../db/open.ts";
import { openJobs } from "../jobs/jobs.ts";
import { queuesOn } from "../queues.ts";
import type { Schema } from "../schema.ts";

/** Makes all tables of a house and its queues in a database that has none. */
export const makeEmpty = (where: Where): Promise<void> =>
  inDatabase(where, async (database) => {
    await migrate(database.db, migrations);
    const jobs = await openJobs({ database, queues: queuesOn(database.kind), log: console });
    await jobs.stop();
  });

/** Plants the village where `makeEmpty` was before. */
export const makeVillage = (where: Where): Promise<void> =>
  inDatabase(where, async ({ db }) =>
    plantVillage(db, await hashPassword(demoPassword), new Date()),
  );

async function inDatabase(
  where: Where,
  work: (database: OpenDatabase<Schema>) => Promise<void>,
): Promise<void> {
  const database = await openDatabase<Schema>(where);
  await work(database);
  await database.close();
}
