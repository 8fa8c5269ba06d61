import type { TestProject } from "vitest/node";
import { makeEmpty, makeDemo } from "./made-databases.ts";
import { newDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The name of a database beside it whose tables are empty, to be copied. */
    postgresEmpty: string;
    /** The same with the demo data in it. */
    postgresDemo: string;
  }
}

/**
 * One PostgreSQL for all files of the project; each server gets a database of its own, a copy of one that is made here
 * without or with the demo data in it.
 */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("The machine has no PostgreSQL binaries.");
  const { url } = postgres;
  await makeEmpty({ dataDir: "", databaseUrl: await newDatabase(url, "empty") });
  await makeDemo({ dataDir: "", databaseUrl: await newDatabase(url, "village", "empty") });
  project.provide("postgresUrl", url);
  project.provide("postgresEmpty", "empty");
  project.provide("postgresDemo", "village");
  return postgres.stop;
}
