import type { Scope } from "#contracts/kernel/scopes.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    access_tokens: AccessTokensTable;
  }
}

type AccessTokensTable = {
  id: string;
  account_id: string;
  /** SHA-256. */
  hash: Buffer;
  name: string;
  scopes: Scope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Generated<Date | null>;
};
