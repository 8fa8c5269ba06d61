import type { CommentSubject } from "#contracts/travel/trip-comments.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    plan_comments: PlanCommentsTable;
  }
}

type PlanCommentsTable = {
  id: string;
  plan_id: string;
  author_id: string | null;
  kind: CommentSubject["kind"];
  ref: string;
  text: string;
  created_at: Generated<Date>;
};
