import type { ImportReport } from "#contracts/accounts/archive.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    archives: ArchivesTable;
    imported_things: ImportedThingsTable;
  }
}

export type ArchiveKind = "export" | "import";

/** Archives of accounts, with bytes at `archives/<id>` of the blob store. One of a kind for each person. */
type ArchivesTable = {
  id: string;
  /** Without an owner, it is removed. */
  owner_id: string | null;
  kind: ArchiveKind;
  /** `receiving`: its bytes are being stored. */
  state: "receiving" | "working" | "ready" | "failed";
  /** From 0 to 1. */
  progress: Generated<number>;
  bytes: Generated<number>;
  /** What one that was brought back did; null for others. */
  report: Generated<ImportReport | null>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  expires_at: Date;
};

/** What archives brought, by the ID that it had where it was first made. */
type ImportedThingsTable = {
  owner_id: string;
  kind: string;
  mark: string;
  thing_id: string;
  created_at: Generated<Date>;
};
