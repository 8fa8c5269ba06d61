import type { TestProject } from "vitest/node";
import { makeEmpty, makeDemo } from "./made-databases.ts";
import { newDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The name of an empty database, to be copied. */
    postgresEmpty: string;
    /** The same with demo data. */
    postgresDemo: string;
  }
}

/** One PostgreSQL for all test files; each server gets its own copy of a database with or without demo data. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("The machine has no PostgreSQL binaries.");
  const { url } = postgres;
  await makeEmpty({ dataDir: "", databaseUrl: await newDatabase(url, "empty") });
  await makeDemo({ dataDir: "", databaseUrl: await newDatabase(url, "demo", "empty") });
  project.provide("postgresUrl", url);
  project.provide("postgresEmpty", "empty");
  project.provide("postgresDemo", "demo");
  return postgres.stop;
}
