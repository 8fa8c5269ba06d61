import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    relations: RelationsTable;
  }
}

/** What one person has decided about another. */
type RelationsTable = {
  profile_id: string;
  other_id: string;
  kind: "follow" | "block" | "mute";
  created_at: Generated<Date>;
};
