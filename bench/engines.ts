import { freshDatabase } from "./servers.ts";
import type { Plan } from "./plan.ts";

export const engines = ["PGlite", "PostgreSQL"] as const;
export type EngineName = (typeof engines)[number];

/** Environment for a new database of this kind. */
export const variablesOf = async (
  engine: EngineName,
  plan: Plan,
  purpose: string,
): Promise<Record<string, string>> =>
  engine === "PGlite" ? {} : { DATABASE_URL: await freshDatabase(plan, purpose) };
