import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    passkeys: PasskeysTable;
  }
}

/** `counter` counts the uses, where an authenticator does, in text as the driver reads it. */
type PasskeysTable = {
  id: string;
  account_id: string;
  credential_id: Buffer;
  /** COSE. */
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
  created_at: Generated<Date>;
  last_used_at: Generated<Date | null>;
};
