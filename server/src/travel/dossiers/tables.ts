import type { DossierPart } from "#contracts/travel/dossiers.ts";
import type { ColumnType, Generated, RawBuilder } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    dossier_links: DossierLinksTable;
  }
}

/** Written as JSON text, since the driver would write a list as an array of PostgreSQL. */
type Json<T> = ColumnType<T, RawBuilder<T>, never>;

type DossierLinksTable = {
  id: string;
  plan_id: string;
  pet_id: string;
  leg_id: string | null;
  parts: Json<readonly DossierPart[]>;
  /** Keys of the documents whose files it opens. */
  files: Json<readonly string[]>;
  revoked_at: Generated<Date | null>;
  created_at: Generated<Date>;
};
