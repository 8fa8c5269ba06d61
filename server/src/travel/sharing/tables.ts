import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    plan_shares: PlanSharesTable;
  }
}

type PlanSharesTable = {
  id: string;
  plan_id: string;
  costs: boolean;
  notes: boolean;
  codes: boolean;
  readiness: Generated<boolean>;
  /** IDs of documents, "receipt" and "ticket". */
  documents: Generated<string[]>;
  expires_at: Date;
  /** When a link to documents alone ends; null for another. */
  documents_until: Generated<Date | null>;
  revoked_at: Generated<Date | null>;
  /** It ended with a password, and its owner may want to recreate it. */
  ended_with_password: Generated<boolean>;
  created_at: Generated<Date>;
};
