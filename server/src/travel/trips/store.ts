import type { Cost, Item, Leg, Stay } from "#contracts/travel/trip-parts.ts";
import type { Place } from "#contracts/lookup/places.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { isOwner as isCarrierOwner } from "../carriers/policy.ts";
import { isOwner as isPetOwner } from "../pets/policy.ts";
import { entriesOfTrip, type EntryRow } from "./entry-store.ts";
import { repeatedPets, storedLeg, type StoredLeg, wholeLeg } from "./legs.ts";
import { canRead, isOwner } from "./policy.ts";
import { type StoredStay, wholeStay } from "./stays.ts";

export type AttachmentRow = {
  id: string;
  file_id: string;
  label: string;
  leg_id: string | null;
  stay_id: string | null;
  kind: "document" | "photo";
  created_at: string | Date;
};

/** The columns of a trip's row. */
export type TripColumns = {
  destination: string;
  month: number | null;
  day: number | null;
  year: number | null;
  end_date: string | null;
  notes: string;
  origin: Place | null;
  destination_place: Place | null;
  people: number | null;
  legs: Leg[];
  stays: Stay[];
  items: Item[];
  costs: Cost[];
  receipt_file: string | null;
  ticket_file: string | null;
};

export type TripRow = TripColumns & {
  id: string;
  owner_id: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  /** The traveling pets. */
  pet_ids: string[] | null;
  /** All pets of the owner: references from legs to deleted pets are ignored. */
  own_pet_ids: string[] | null;
  /** All carriers of the owner: references from legs to deleted carriers are ignored. */
  own_carrier_ids: string[] | null;
  attachments: AttachmentRow[] | null;
  /** Pets that an earlier version stored twice on a leg. */
  repeated_pets: ReturnType<typeof repeatedPets>;
};

/** A trip's row with its entries, which lists of trips leave out. */
export type TripDetailRow = TripRow & { entries: EntryRow[] };

/** The documents or the photos of a trip. */
export const ofKind = (
  attachments: readonly AttachmentRow[] | null,
  kind: AttachmentRow["kind"],
): AttachmentRow[] => (attachments ?? []).filter((row) => row.kind === kind);

const petIds = sql<string[] | null>`(
  select array_agg(pet_id::text order by pet_id) from plan_pets where plan_id = p.id
)`;
const attachments = sql<AttachmentRow[] | null>`(
  select json_agg(json_build_object('id', a.id, 'file_id', a.file_id, 'label', a.label,
    'leg_id', a.leg_id, 'stay_id', a.stay_id, 'kind', a.kind, 'created_at', a.created_at) order by a.id)
  from plan_attachments a where a.plan_id = p.id
)`;

/** The column with the owner of a trip `p`. */
const ownerOfTrip: Viewer = { userId: sql.ref("p.owner_id") };

/** Trips `p` with what belongs to them. */
export const trips = (db: Kysely<Schema>) =>
  db
    .selectFrom("plans as p")
    .selectAll("p")
    .select([
      petIds.as("pet_ids"),
      sql<string[] | null>`(
        select array_agg(id::text) from pets where ${isPetOwner(ownerOfTrip)}
      )`.as("own_pet_ids"),
      sql<string[] | null>`(
        select array_agg(id::text) from carriers where ${isCarrierOwner(ownerOfTrip)}
      )`.as("own_carrier_ids"),
      attachments.as("attachments"),
    ]);

export const withWholeLegs = <R extends { legs: readonly StoredLeg[] }>(row: R) => ({
  ...row,
  legs: row.legs.map(wholeLeg),
  repeated_pets: repeatedPets(row.legs),
});

export type StoredParts = { legs: readonly StoredLeg[]; stays: readonly StoredStay[] };

export const withWholeParts = <R extends StoredParts>(row: R) => ({
  ...withWholeLegs(row),
  stays: row.stays.map(wholeStay),
});

const withEntries = <R extends StoredParts & { entries: EntryRow[] | null }>(row: R) => ({
  ...withWholeParts(row),
  entries: row.entries ?? [],
});

/** Trips with their entries. */
const wholeTrips = (db: Db) => trips(db).select(entriesOfTrip.as("entries"));

const order = [
  sql`year nulls last`,
  sql`month nulls last`,
  sql`day nulls last`,
  sql.ref("p.id"),
] as const;

/** The trips of `condition`, which is about trips `p`, soonest first; those without a date last. */
export async function listTrips(db: Db, condition: RawBuilder<boolean>): Promise<TripRow[]> {
  const rows = await trips(db).where(condition).orderBy(sql.join(order)).execute();
  return rows.map(withWholeParts);
}

/** The same with their entries. */
export async function listWholeTrips(
  db: Db,
  condition: RawBuilder<boolean>,
): Promise<TripDetailRow[]> {
  const rows = await wholeTrips(db).where(condition).orderBy(sql.join(order)).execute();
  return rows.map(withEntries);
}

/** The parts of a trip that say where its pets are and when. */
export type JourneyRow = Pick<
  TripRow,
  | "id"
  | "version"
  | "destination"
  | "month"
  | "day"
  | "year"
  | "end_date"
  | "origin"
  | "destination_place"
  | "people"
  | "legs"
> & { pet_ids: string[] };

/** The journeys of the owner's trips with pets, soonest first; near a year, those of that year and the one before. */
export async function listJourneys(
  db: Db,
  owner: Viewer,
  nearYear: number | null = null,
): Promise<JourneyRow[]> {
  const columns = ["id", "version", "destination", "month", "day", "year", "end_date"] as const;
  const isNear = sql<boolean>`(${nearYear}::int is null or p.year is null or p.year between ${nearYear}::int - 1 and ${nearYear}::int)`;
  const rows = await db
    .selectFrom("plans as p")
    .innerJoin("plan_pets as t", "t.plan_id", "p.id")
    .select(columns.map((name) => `p.${name}` as const))
    .select(["p.origin", "p.destination_place", "p.people", "p.legs"])
    .select(sql<string[]>`array_agg(t.pet_id::text order by t.pet_id)`.as("pet_ids"))
    .where(isOwner(owner, "p"))
    .where(isNear)
    .groupBy("p.id")
    .orderBy(sql`p.year nulls last`)
    .orderBy(sql`p.month nulls last`)
    .orderBy(sql`p.day nulls last`)
    .orderBy("p.id")
    .execute();
  return rows.map(withWholeLegs);
}

/** A trip that a viewer may read. */
export async function findTrip(
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<TripDetailRow | undefined> {
  const query = wholeTrips(db).where("p.id", "=", id).where(canRead(viewer, "p"));
  const row = await query.executeTakeFirst();
  return row && withEntries(row);
}

/** A trip of any owner. */
export async function findAnyTrip(db: Db, id: string): Promise<TripDetailRow | undefined> {
  const row = await wholeTrips(db).where("p.id", "=", id).executeTakeFirst();
  return row && withEntries(row);
}

/** Locks a trip with which the caller may do something until the transaction ends. */
export const lockTrip = (trx: Trx, id: string, isAllowed: RawBuilder<boolean>) =>
  trx
    .selectFrom("plans")
    .select("id")
    .where("id", "=", id)
    .where(isAllowed)
    .forUpdate()
    .executeTakeFirst();

export async function countTrips(db: Db, owner: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom("plans")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(isOwner(owner))
    .executeTakeFirstOrThrow();
  return count;
}

/** Bytes of the lists and notes over a person's trips, except one. */
export async function sumBytes(trx: Trx, owner: Viewer, exceptId?: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(legs::text) + octet_length(stays::text) + octet_length(items::text)
      + octet_length(costs::text) + octet_length(notes)), 0)::float8 as bytes
    from plans where ${isOwner(owner)} and id is distinct from ${exceptId ?? null}::uuid`.execute(
    trx,
  );
  return rows[0]?.bytes ?? 0;
}

/** The driver would write arrays as PostgreSQL arrays; these columns are JSON. */
function dbValues(columns: TripColumns) {
  const { legs, stays, items, costs, origin, destination_place, ...scalars } = columns;
  const json = (value: unknown) => (value === null ? null : sql`${JSON.stringify(value)}::jsonb`);
  return {
    ...scalars,
    legs: json(legs.map(storedLeg)),
    stays: json(stays),
    items: json(items),
    costs: json(costs),
    origin: json(origin),
    destination_place: json(destination_place),
  };
}

export async function insertTrip(
  trx: Trx,
  trip: TripColumns & { id: string; owner_id: string },
): Promise<void> {
  const { id, owner_id, ...columns } = trip;
  const values = Object.entries({ id, owner_id, ...dbValues(columns) });
  await sql`
    insert into plans (${sql.join(values.map(([name]) => sql.ref(name)))})
    values (${sql.join(values.map(([, value]) => value))})`.execute(trx);
}

export async function updateTrip(trx: Trx, id: string, columns: TripColumns): Promise<void> {
  const changes = Object.entries(dbValues(columns)).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  await sql`
    update plans set ${sql.join(changes)} where id = ${id}`.execute(trx);
}

export const updateItems = (trx: Trx, id: string, items: readonly Item[]) =>
  trx
    .updateTable("plans")
    .set({ items: sql`${JSON.stringify(items)}::jsonb` })
    .where("id", "=", id)
    .execute();

/** Raises the version of a changed trip. */
export const touchTrip = (trx: Trx, id: string) =>
  trx
    .updateTable("plans")
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();

export const deleteTrip = (trx: Trx, id: string) =>
  trx.deleteFrom("plans").where("id", "=", id).execute();

/** Replaces the set of traveling pets. */
export async function replacePets(trx: Trx, tripId: string, petIds: readonly string[]) {
  await trx.deleteFrom("plan_pets").where("plan_id", "=", tripId).execute();
  if (petIds.length === 0) return;
  const rows = petIds.map((pet_id) => ({ plan_id: tripId, pet_id }));
  await trx.insertInto("plan_pets").values(rows).execute();
}
