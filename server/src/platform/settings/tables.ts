import type { SiteCategory, SiteTextKind } from "#contracts/kernel/settings-names.ts";
import type { Generated } from "kysely";

declare module "../schema.ts" {
  interface Schema {
    site_settings: SiteSettingsTable;
    site_texts: SiteTextsTable;
  }
}

/** One row at most. Null is the default of the software or of the server's environment. */
type SiteSettingsTable = {
  id: Generated<boolean>;
  name: string | null;
  logo_file: string | null;
  contact_email: string | null;
  welcome: string | null;
  categories: SiteCategory[] | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
};

/** Published versions; without a text, the one of the software applies again. */
type SiteTextsTable = {
  kind: SiteTextKind;
  number: number;
  text: string | null;
  published_at: Generated<Date>;
};
