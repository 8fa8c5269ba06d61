import type { VenueChanges } from "#contracts/lookup/venue-suggestions.ts";
import type { Venue } from "#contracts/lookup/venues.ts";
import type { Db } from "../../platform/schema.ts";
import * as venues from "../venues/service.ts";
import { type ChangedElement, osmChange } from "./osm-change.ts";
import { type AcceptedRow, listAccepted } from "./store.ts";

/** Suggestions in a file: a person checks each of them. */
const exportMax = 1_000;

/**
 * What was accepted since a day (`YYYY-MM-DD`, UTC), as an osmChange file: places of OpenStreetMap that changed or closed, and
 * new ones. What was accepted about one place is one element.
 */
export async function exportChanges(db: Db, since: string): Promise<string> {
  const rows = await listAccepted(db, new Date(`${since}T00:00:00Z`), exportMax + 1);
  const rest = rows.length > exportMax ? rows[exportMax]?.decided_at : undefined;
  const exported = rows.slice(0, exportMax);
  const byVenue = Map.groupBy(exported, ({ venue_id: id }) => id);
  const found = await venues.venuesById(db, [...byVenue.keys()]);
  const elements = [...byVenue].flatMap(([id, changes]) => {
    const venue = found.get(id);
    return venue ? elementOf(venue, changes) : [];
  });
  return osmChange({ since, until: rest?.toISOString().slice(0, 10), elements });
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
  let isMoved = false;
  for (const { kind, changes } of rows) {
    if (kind === "closed") continue;
    // The values as they are now: a later correction may have replaced them.
    for (const [key, value] of venues.osmTags(currentOf(changes, venue))) tags.set(key, value);
    isMoved ||= changes.position !== undefined;
  }
  if (venue.closedAt !== null && rows.some(({ kind }) => kind === "closed")) {
    for (const [key, value] of venues.closedTags(venue.category)) tags.set(key, value);
  }
  const { latitude, longitude } = venue;
  const version = first?.osm_version ?? 0;
  return [{ is: "changed", type, ref, version, tags, isMoved, latitude, longitude }];
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
