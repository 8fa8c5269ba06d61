import type {
  VenueSuggestion,
  VenueSuggestionToCheck,
} from "#contracts/lookup/venue-suggestions.ts";
import type { Venue } from "#contracts/lookup/venues.ts";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { moment } from "../../platform/db/moment.ts";
import type { Db } from "../../platform/schema.ts";
import * as venues from "../venues/service.ts";
import type { SuggestionRow } from "./store.ts";

export const presentSuggestion = (row: SuggestionRow): VenueSuggestion => ({
  _id: row.id,
  kind: row.kind,
  venueId: row.venue_id,
  name: row.name,
  category: row.category,
  changes: row.changes,
  note: row.note,
  source: row.source,
  state: row.state,
  reason: row.reason,
  createdAt: moment(row.created_at),
  decidedAt: row.decided_at && moment(row.decided_at),
  version: row.version,
});

/** Suggestions with the places that they are about. */
export async function presentForReview(
  db: Db,
  rows: readonly SuggestionRow[],
): Promise<VenueSuggestionToCheck[]> {
  const ids = rows.flatMap(({ venue_id: id }) => id ?? []);
  const found = await venues.venuesById(db, ids);
  const closed = await venues.listClosedByMembers(db, ids);
  return Promise.all(
    rows.map(async (row) => {
      const venue = found.get(row.venue_id ?? "") ?? null;
      return {
        ...presentSuggestion(row),
        venue,
        hoursAreClear: await hoursAreClear(row, venue),
        canReopen:
          row.kind === "closed" && row.state === "accepted" && closed.includes(row.venue_id ?? ""),
        suggestedBy: presentAuthor(row.person),
      };
    }),
  );
}

async function hoursAreClear({ changes }: SuggestionRow, venue: Venue | null) {
  const { openingHours, position = venue } = changes;
  if (typeof openingHours !== "string" || !position) return null;
  return venues.hoursAreClear(openingHours, position);
}
