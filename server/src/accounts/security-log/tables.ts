import type { SecurityEvent } from "#contracts/accounts/security-log.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    security_log: SecurityLogTable;
  }
}

type SecurityLogTable = {
  id: string;
  account_id: string;
  what: SecurityEvent;
  device: string;
  /** The block of the address; null where no request caused it. */
  network: string | null;
  detail: string | null;
  is_new_device: Generated<boolean>;
  created_at: Generated<Date>;
};
