import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    oidc_links: OidcLinksTable;
  }
}

/** An account at a provider that logs in to an account here. `subject` is its ID there. */
type OidcLinksTable = {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Generated<Date>;
  last_used_at: Generated<Date | null>;
};
