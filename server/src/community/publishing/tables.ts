import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    recent_texts: RecentTextsTable;
  }
}

/** What people posted within a day, by its SHA-256, so that nothing of it is kept here. */
type RecentTextsTable = { author_id: string; hash: Buffer; created_at: Generated<Date> };
