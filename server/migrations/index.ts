import { readdirSync } from "node:fs";
import type { Step } from "../src/platform/db/migrate.ts";

const names = readdirSync(import.meta.dirname)
  .filter((name) => /^\d{4}-[\w-]+\.ts$/.test(name))
  .toSorted();

const steps = await Promise.all(
  names.map(async (name): Promise<[string, Step]> => {
    const step: Step = await import(`./${name}`);
    return [name.replace(/\.ts$/, ""), step];
  }),
);

/** Every step of the schema, in order: the numbered files of this folder. A released step is never edited. */
export const migrations: Readonly<Record<string, Step>> = Object.fromEntries(steps);
