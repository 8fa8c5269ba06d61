import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    recent_texts: RecentTextsTable;
  }
}

/** SHA-256 hashes of the posts of one day, so that no text is stored here. */
type RecentTextsTable = { author_id: string; hash: Buffer; created_at: Generated<Date> };
