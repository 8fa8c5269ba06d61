import type {
  AuditAction,
  AuditKind,
  ReportKind,
  ReportReason,
} from "#contracts/community/moderation.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    reports: ReportsTable;
    moderation_log: ModerationLogTable;
    appeals: AppealsTable;
  }
}

type ReportsTable = {
  id: string;
  /** Null where the account was deleted. */
  reporter_id: string | null;
  kind: ReportKind;
  subject_id: string;
  reason: ReportReason;
  text: Generated<string>;
  created_at: Generated<Date>;
  closed_at: Generated<Date | null>;
  decision_id: Generated<string | null>;
};

/** The audit log. A trigger rejects changes. */
type ModerationLogTable = {
  id: string;
  action: AuditAction;
  moderator_id: string;
  kind: AuditKind;
  subject_id: string;
  author_id: string | null;
  report_count: Generated<number>;
  note: Generated<string>;
  /** The end of a suspension; infinite for one without an end. */
  until: Date | null;
  created_at: Generated<Date>;
};

type AppealsTable = {
  id: string;
  decision_id: string;
  author_id: string;
  text: string;
  created_at: Generated<Date>;
  outcome: Generated<"restore" | "uphold" | null>;
  decided_at: Generated<Date | null>;
};
