import type { Migration } from "kysely/migration";
import * as accounts from "./0001-accounts.ts";
import * as hoots from "./0002-hoots.ts";
import * as newsletter from "./0003-newsletter.ts";

/** Every step of the schema, in order. A released step is never edited. */
export const migrations: Record<string, Migration> = {
  "0001-accounts": accounts,
  "0002-hoots": hoots,
  "0003-newsletter": newsletter,
};
