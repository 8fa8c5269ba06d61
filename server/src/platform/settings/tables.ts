import type { SiteCategory, SiteTextKind } from "#contracts/kernel/settings.ts";
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
  tagline: string | null;
  newsletter_text: string | null;
  pictures_note: string | null;
  app_text: string | null;
  has_shop: Generated<boolean>;
  has_newsletter: Generated<boolean>;
  has_app_banner: Generated<boolean>;
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
