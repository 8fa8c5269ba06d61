import { savedBytes, savedTrips, type SavedTrip } from "./database.ts";
import type { CopyState } from "./shown.ts";

type Found = { response: Response; state: CopyState };

/** A file is saved in its original size only. */
export const savedPath = (path: string): string =>
  path.startsWith("/api/files/") ? path.replace(/\?.*$/, "") : path;

/** The saved answer to a call; a list is put together from the trips that have a part of it. */
export async function savedAnswer(userId: string, path: string): Promise<Found | undefined> {
  const parts: unknown[] = [];
  const trips: SavedTrip[] = [];
  const key = savedPath(path);
  for (const trip of await savedTrips(userId)) {
    const entry = trip.entries.find((each) => each.path === key);
    const bytes = entry && (await savedBytes(userId, entry));
    if (!bytes) continue;
    const headers = { "content-type": entry.type };
    if (!entry.isPart) return { response: new Response(bytes, { headers }), state: trip };
    parts.push(JSON.parse(new TextDecoder().decode(bytes)));
    trips.push(trip);
  }
  const state = oldestOf(trips);
  return state && { response: Response.json(parts), state };
}

/** The state of a list: as old as its oldest part. */
const oldestOf = (trips: readonly SavedTrip[]): CopyState | undefined =>
  trips.reduce<CopyState | undefined>(
    (oldest, { savedAt, checkedAt, newer }) => ({
      savedAt: oldest && oldest.savedAt < savedAt ? oldest.savedAt : savedAt,
      checkedAt: oldest && oldest.checkedAt < checkedAt ? oldest.checkedAt : checkedAt,
      newer: newer || oldest?.newer === true,
    }),
    undefined,
  );
