import type {
  VenueChanges,
  VenueSuggestionKind,
  VenueSuggestionState,
} from "#contracts/lookup/venue-suggestions.ts";
import type { Generated, JSONColumnType } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    venue_suggestions: VenueSuggestionsTable;
  }
}

/** What a member suggests about a place. */
type VenueSuggestionsTable = {
  id: string;
  kind: VenueSuggestionKind;
  /** None for a new place that isn't accepted. */
  venue_id: string | null;
  /** The values that change, by their names on the wire. */
  changes: JSONColumnType<VenueChanges>;
  note: Generated<string>;
  source: string | null;
  state: Generated<VenueSuggestionState>;
  reason: string | null;
  suggested_by: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
};
