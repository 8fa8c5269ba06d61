import type { Service, SuggestionState } from "#contracts/lookup/providers.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    providers: ProvidersTable;
  }
}

/** A suggested provider of a service in a city; public if approved. */
type ProvidersTable = {
  id: string;
  service: Service;
  city: string;
  name: string;
  services: string;
  address: string | null;
  contact: string;
  source: string;
  note: Generated<string>;
  state: Generated<SuggestionState>;
  reason: string | null;
  suggested_by: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  /** When a moderator hid it. */
  hidden_at: Generated<Date | null>;
};
