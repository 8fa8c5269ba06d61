import type { TestProject } from "vitest/node";
import { migrations } from "../../migrations/index.ts";
import { demoPassword, plantVillage } from "../../seeds/plant.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { migrate, openDatabase } from "../db/open.ts";
import type { Db, Schema } from "../schema.ts";
import { newDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The name of a database beside it whose tables are empty, to be copied. */
    postgresEmpty: string;
    /** The same with the village in it. */
    postgresVillage: string;
  }
}

/**
 * One PostgreSQL for all files of the project; each house gets a database of its own, a copy of one that is made here
 * without or with the village in it.
 */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("The machine has no PostgreSQL binaries.");
  const { url } = postgres;
  await inDatabase(await newDatabase(url, "empty"), (db) => migrate(db, migrations));
  const passwordHash = await hashPassword(demoPassword);
  await inDatabase(await newDatabase(url, "village", "empty"), (db) =>
    plantVillage(db, passwordHash, new Date()),
  );
  project.provide("postgresUrl", url);
  project.provide("postgresEmpty", "empty");
  project.provide("postgresVillage", "village");
  return postgres.stop;
}

async function inDatabase(databaseUrl: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = await openDatabase<Schema>({ dataDir: "", databaseUrl });
  await work(db);
  await close();
}
