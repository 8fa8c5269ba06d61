import type { BookmarkKind } from "#contracts/community/bookmarks.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    bookmarks: BookmarksTable;
  }
}

type BookmarksTable = {
  /** Its order is the order of saving. */
  id: string;
  profile_id: string;
  kind: BookmarkKind;
  subject_id: string;
  /** The trip that it was saved to; null for none. */
  plan_id: Generated<string | null>;
  created_at: Generated<Date>;
};
