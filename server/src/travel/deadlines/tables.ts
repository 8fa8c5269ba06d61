import type { ReadinessRequirement } from "#contracts/travel/verdicts.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    trip_deadlines: TripDeadlinesTable;
    trip_rule_verdicts: TripRuleVerdictsTable;
    deadline_reminders: DeadlineRemindersTable;
    deadline_checks: DeadlineChecksTable;
  }
}

export type DeadlineState = "open" | "met" | "gone";

type TripDeadlinesTable = {
  plan_id: string;
  requirement_id: string;
  starts: string | null;
  ends: string | null;
  sequence: Generated<number>;
  state: DeadlineState;
  is_hidden: Generated<boolean>;
  changed_at: Generated<Date>;
};

/** The verdict of a requirement, with the version of the rule that it was judged by. */
export type RuleVerdict = {
  rule: string;
  version: string;
  verdict: ReadinessRequirement["verdict"];
};

type TripRuleVerdictsTable = {
  plan_id: string;
  rules_version: string;
  last_day: string | null;
  verdicts: Record<string, RuleVerdict>;
};

type DeadlineRemindersTable = {
  plan_id: string;
  requirement_id: string;
  last_day: string;
  days_before: number;
  sent_at: Generated<Date>;
};

type DeadlineChecksTable = { profile_id: string; checked_on: string; next_check_at: Date };
