import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "../../platform/db/prepared.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db } from "../../platform/schema.ts";
import { isOwner as isCarrierOwner } from "../carriers/policy.ts";
import { isOwner as isPetOwner } from "../pets/policy.ts";
import { canRead } from "./policy.ts";
import { groupOfTrip, type StoredParts, type TripRow, trips, withWholeParts } from "./store.ts";

/** Changes with the people of a group, and with their pets and carriers. */
const belongings = (people: Viewer, pet: RawBuilder<unknown>) => sql`(
  select md5(string_agg(each, ' ' order by each)) from (
    select ${pet} as each from pets where ${isPetOwner(people)}
    union all select id::text from carriers where ${isCarrierOwner(people)}
    union all select concat(id, username, avatar, hidden_at) from profiles where id = ${people.userId}
  ) belongings)`;

/**
 * Changes with a trip, what its viewer is shown of it, and what it may refer to. Only trips with members depend on more
 * than the viewer, and pay for it.
 */
const tripKey = (
  viewer: Viewer,
) => sql<string>`concat_ws(' ', p.id, ${viewer.userId}::text, p.version,
  -- A restored backup has versions that were there before.
  p.xmin, case when p.member_ids = '{}' then ${belongings(viewer, sql`id::text`)}
    else ${belongings(groupOfTrip, sql`concat(id, version)`)} end)`;

export type TripKey = { id: string; key: string };

/** The keys of the trips that a viewer may read, in the order of `listTrips`. */
export function listTripKeys(db: Db, viewer: Viewer): Promise<TripKey[]> {
  const query = sql<TripKey>`
    select p.id, ${tripKey(viewer)} as key from plans p where ${canRead(viewer, "p")}
    order by p.year nulls last, p.month nulls last, p.day nulls last, p.id`;
  return executePrepared(db, query.compile(db));
}

export type TripText = TripKey & {
  /** The row of `listTrips` as JSON. */
  row: string;
};

/** Some of these trips as JSON texts. */
export async function listTripTexts(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<TripText[]> {
  if (ids.length === 0) return [];
  const readable = trips(db)
    .where(canRead(viewer, "p"))
    .where(sql<boolean>`p.id = any (${ids}::uuid[])`);
  const { rows } = await sql<TripText>`
    select t.id, t.key, row_to_json(t)::text as row from (
      ${readable.select(tripKey(viewer).as("key"))}
    ) t`.execute(db);
  return rows;
}

type StoredTrip = Omit<TripRow, keyof StoredParts | "repeated_pets"> & StoredParts;

/** A row as the driver would return it. */
export function tripOfText(text: string): TripRow {
  // The text is a row of `plans` as JSON, from the query above.
  const row = JSON.parse(text) as StoredTrip;
  const dates = { created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) };
  return { ...withWholeParts(row), ...dates };
}
