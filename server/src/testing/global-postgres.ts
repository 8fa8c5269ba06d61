import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all files of the project; each house gets a database of its own. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("The machine has no PostgreSQL binaries.");
  project.provide("postgresUrl", postgres.url);
  return postgres.stop;
}
