import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    calendar_addresses: CalendarAddressesTable;
  }
}

type CalendarAddressesTable = {
  id: string;
  owner_id: string;
  /** null for all trips. */
  plan_id: string | null;
  revoked_at: Generated<Date | null>;
  /** It ended with a password, and its owner may want to recreate it. */
  ended_with_password: Generated<boolean>;
  created_at: Generated<Date>;
};
