import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    authenticators: AuthenticatorsTable;
    recovery_codes: { account_id: string; hash: Buffer };
  }
}

/** The authenticator app of an account; secrets are encrypted. */
type AuthenticatorsTable = {
  account_id: string;
  /** Null until its first code. */
  secret: Buffer | null;
  /** A new secret that waits for its first code. */
  pending_secret: Buffer | null;
  /** The time step of the last code, in text as the driver reads it. */
  last_step: Generated<string>;
};
