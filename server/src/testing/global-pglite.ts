import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrations } from "../../migrations/index.ts";
import { demoPassword, plantVillage } from "../../seeds/plant.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { migrate, openDatabase } from "../db/open.ts";
import type { Schema } from "../schema.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with a database in which the village stands, to be copied. */
    pgliteVillage: string;
  }
}

/** Makes one database with the village in it: a copy costs a tenth of making another. */
export default async function start(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), "wagabond-village-"));
  const { db, close } = await openDatabase<Schema>({ dataDir, databaseUrl: undefined });
  await migrate(db, migrations);
  await plantVillage(db, await hashPassword(demoPassword), new Date());
  await close();
  project.provide("pgliteVillage", join(dataDir, "pglite"));
  return () => rmSync(dataDir, { recursive: true, force: true });
}
