import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrations } from "../../migrations/index.ts";
import { demoPassword, plantVillage } from "../../seeds/plant.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { migrate, openDatabase } from "../db/open.ts";
import type { Db, Schema } from "../schema.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with a database whose tables are empty, to be copied. */
    pgliteEmpty: string;
    /** The same with the village in it. */
    pgliteVillage: string;
  }
}

/** Makes one database without and one with the village in it: a copy costs a tenth of making another. */
export default async function start(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-village-"));
  const empty = join(folder, "empty");
  const village = join(folder, "village");
  await inDatabase(empty, (db) => migrate(db, migrations));
  cpSync(empty, village, { recursive: true });
  const passwordHash = await hashPassword(demoPassword);
  await inDatabase(village, (db) => plantVillage(db, passwordHash, new Date()));
  project.provide("pgliteEmpty", join(empty, "pglite"));
  project.provide("pgliteVillage", join(village, "pglite"));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function inDatabase(dataDir: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = await openDatabase<Schema>({ dataDir, databaseUrl: undefined });
  await work(db);
  await close();
}
