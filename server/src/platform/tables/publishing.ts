import type { Generated } from "kysely";

/** What people posted within a day, by its SHA-256, so that nothing of it is kept here. */
export type RecentTextsTable = { author_id: string; hash: Buffer; created_at: Generated<Date> };
