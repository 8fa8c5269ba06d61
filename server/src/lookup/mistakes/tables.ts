import type { MistakeState } from "#contracts/lookup/mistakes.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    mistakes: MistakesTable;
  }
}

/** A report of a mistake in a fact of a look-up. */
type MistakesTable = {
  id: string;
  path: string;
  fact: string;
  text: string;
  state: Generated<MistakeState>;
  reported_by: string | null;
  created_at: Generated<Date>;
};
