import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import type { VenueChanges } from "#contracts/lookup/venue-suggestions.ts";
import type { Venue } from "#contracts/lookup/venues.ts";
import type { Db } from "../../platform/schema.ts";
import * as venues from "../venues/service.ts";
import { type ChangedElement, osmChange } from "./osm-change.ts";
import { type AcceptedRow, listAccepted } from "./store.ts";

/** Suggestions in a file, but for those of one day: a person checks each of them. */
const exportMax = 1_000;

/**
 * What was accepted since a day (`YYYY-MM-DD`, UTC), as an osmChange file: places of OpenStreetMap that changed or closed, and
 * new ones. What was accepted about one place is one element.
 */
export async function exportChanges(db: Db, since: string): Promise<string> {
  const { rows: exported, until } = await rowsSince(db, since);
  const byVenue = Map.groupBy(exported, ({ venue_id: id }) => id);
  const found = await venues.venuesById(db, [...byVenue.keys()]);
  const elements = [...byVenue].flatMap(([id, changes]) => {
    const venue = found.get(id);
    return venue ? elementOf(venue, changes) : [];
  });
  return osmChange({ since, until, elements });
}

/** Accepted suggestions of whole days, one at least, and the day after them if there are more. */
async function rowsSince(
  db: Db,
  since: string,
): Promise<{ rows: AcceptedRow[]; until: string | undefined }> {
  const start = new Date(`${since}T00:00:00Z`);
  const rows = await listAccepted(db, { start, limit: exportMax + 1 });
  const next = rows[exportMax]?.decided_at;
  if (!next) return { rows, until: undefined };
  const day = utcDay(next);
  const until = day === since ? daysAfter(day, 1) : day;
  const end = new Date(`${until}T00:00:00Z`);
  return { rows: await listAccepted(db, { start, end }), until };
}

function elementOf(venue: Venue, rows: readonly AcceptedRow[]): ChangedElement[] {
  const [first] = rows;
  const [, type, ref] = /^(node|way|relation)\/(\d+)$/.exec(venue.source.id ?? "") ?? [];
  if (type === undefined || ref === undefined) {
    // It isn't in OpenStreetMap: as it is now, if it is new.
    const isNew = rows.some(({ kind }) => kind === "new") && venue.closedAt === null;
    return isNew ? [{ is: "created", ...venue, tags: venues.osmTags(venue) }] : [];
  }
  const tags = new Map<string, string | null>();
  const notes: string[] = [];
  let isMoved = false;
  for (const { kind, changes } of rows) {
    if (kind === "closed") continue;
    // The values as they are now: a later correction may have replaced them.
    for (const [key, value] of venues.osmTags(currentOf(changes, venue))) tags.set(key, value);
    isMoved ||= changes.position !== undefined;
    if (changes.category) notes.push("Its type was corrected: the tag of the old one goes.");
  }
  if (venue.closedAt !== null && rows.some(({ kind }) => kind === "closed")) {
    const closed = venues.closedTags(venue.category);
    for (const [key, value] of closed) tags.set(key, value);
    if (closed.size === 0) notes.push("It has closed: put disused: before the key of what it is.");
  }
  const { latitude, longitude } = venue;
  const version = first?.osm_version ?? 0;
  return [{ is: "changed", type, ref, version, tags, notes, isMoved, latitude, longitude }];
}

/** The changed values as a place has them now. */
function currentOf({ pets, ...others }: VenueChanges, venue: Venue): VenueChanges {
  return {
    // Its position stands beside the tags.
    ...only(venue, Object.keys(others)),
    ...(pets && { pets: only(venue.pets, Object.keys(pets)) }),
  };
}

const only = <T extends object>(values: T, names: readonly string[]): Partial<T> => {
  const some: Partial<T> = { ...values };
  for (const name in some) if (!names.includes(name)) delete some[name];
  return some;
};
