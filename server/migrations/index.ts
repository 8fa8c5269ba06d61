import { readdirSync } from "node:fs";
import type { Migration } from "kysely/migration";

const names = readdirSync(import.meta.dirname)
  .filter((name) => /^\d{4}-[\w-]+\.ts$/.test(name))
  .toSorted();

const steps = await Promise.all(
  names.map(async (name): Promise<[string, Migration]> => {
    const step: Migration = await import(`./${name}`);
    return [name.replace(/\.ts$/, ""), step];
  }),
);

/** Every step of the schema, in order: the numbered files of this folder. A released step is never edited. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(steps);
