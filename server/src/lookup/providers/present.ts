import type { Provider, Suggestion, SuggestionToCheck } from "#contracts/lookup/providers.ts";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { moment } from "../../platform/db/moment.ts";
import type { ProviderRow, SuggestionRow } from "./store.ts";

const publicFields = (row: ProviderRow) => ({
  _id: row.id,
  service: row.service,
  city: row.city,
  name: row.name,
  services: row.services,
  address: row.address,
  contact: row.contact,
  source: row.source,
});

/** A public provider, without its suggester. */
export const presentProvider = (row: ProviderRow): Provider => ({
  ...publicFields(row),
  checkedAt: moment(row.decided_at ?? row.created_at),
});

export const presentSuggestion = (row: ProviderRow): Suggestion => ({
  ...publicFields(row),
  note: row.note,
  state: row.state,
  reason: row.reason,
  createdAt: moment(row.created_at),
  decidedAt: row.decided_at && moment(row.decided_at),
  version: row.version,
});

export const presentForReview = (row: SuggestionRow): SuggestionToCheck => ({
  ...presentSuggestion(row),
  suggestedBy: presentAuthor(row.person),
});
