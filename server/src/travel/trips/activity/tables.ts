import type { Generated, JSONColumnType } from "kysely";
import type { Differences, Part } from "./differences.ts";
import type { Fact } from "./facts.ts";

declare module "../../../platform/schema.ts" {
  interface Schema {
    plan_activity: PlanActivityTable;
  }
}

type PlanActivityTable = {
  id: string;
  plan_id: string;
  actor_id: string | null;
  part: Part | "members";
  facts: JSONColumnType<Fact[]>;
  more: Generated<number>;
  needs: Generated<string[]>;
  is_any_open: boolean;
  differences: JSONColumnType<Differences> | null;
  is_undo: Generated<boolean>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
};
