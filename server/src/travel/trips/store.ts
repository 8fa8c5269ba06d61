import type { Cost, Item, Leg, Stay, TripRate } from "#contracts/travel/trip-parts.ts";
import type { MemberShows } from "#contracts/travel/members.ts";
import type { Place } from "#contracts/lookup/places.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Publish } from "../../platform/events.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { isOwner as isCarrierOwner } from "../carriers/policy.ts";
import { isOwner as isPetOwner } from "../pets/policy.ts";
import type { AuthorRow } from "../../accounts/profiles/service.ts";
import type { PetCardRow } from "../pets/service.ts";
import type { VenueTag } from "#contracts/lookup/tags.ts";
import { entriesOfTrip, type EntryRow, venuesOfTrip } from "./entry-store.ts";
import { repeatedPets, storedLeg, type StoredLeg, wholeLeg } from "./legs.ts";
import { canRead } from "./policy.ts";
import { type StoredCost, wholeCost } from "./costs.ts";
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
  rates: TripRate[];
  receipt_file: string | null;
  ticket_file: string | null;
};

/** What a member is shown. */
export type ShownRow = MemberShows & { profile_id: string };

export type TripRow = TripColumns & {
  id: string;
  owner_id: string;
  member_ids: string[];
  editor_ids: string[];
  /** The owner and the members, in no order. */
  group: AuthorRow[];
  /** What each member is shown; null without members. */
  shown: ShownRow[] | null;
  /** Those to whom the traveling pets belong; null without members. */
  pet_owner_ids: string[] | null;
  /** The pets of the group; null without members. */
  group_pets: (PetCardRow & { owner_id: string })[] | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  /** The traveling pets. */
  pet_ids: string[] | null;
  /** All pets of the group: references from legs to deleted pets are ignored. */
  own_pet_ids: string[] | null;
  /** All carriers of the group: references from legs to deleted carriers are ignored. */
  own_carrier_ids: string[] | null;
  attachments: AttachmentRow[] | null;
  /** Pets that an earlier version stored twice on a leg. */
  repeated_pets: ReturnType<typeof repeatedPets>;
};

/** A trip's row with its entries and their places, which lists of trips leave out. */
export type TripDetailRow = TripRow & { entries: EntryRow[]; venues: VenueTag[] | null };

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

/** The owner and the members of a trip `p`. */
export const groupOfTrip: Viewer = { userId: sql`any (array_append(p.member_ids, p.owner_id))` };

const group = sql<AuthorRow[]>`(
  select json_agg(json_build_object('id', g.id, 'username', g.username,
    'avatar', case when g.hidden_at is null then g.avatar end))
  from profiles g where g.id = any (array_append(p.member_ids, p.owner_id))
)`;
/** Most trips have no members, and don't pay for them. */
const withMembers = <T>(rows: RawBuilder<T>) =>
  sql<T | null>`case when p.member_ids <> '{}' then ${rows} end`;
const shown = withMembers(sql<ShownRow[]>`(
  select json_agg(json_build_object('profile_id', m.profile_id, 'costs', m.shows_costs,
    'codes', m.shows_codes, 'documents', m.shown_documents))
  from plan_members m where m.plan_id = p.id and m.ended_at is null and m.joined_at is not null
)`);
const groupPets = withMembers(sql<NonNullable<TripRow["group_pets"]>>`(
  select json_agg(json_build_object('id', id, 'owner_id', owner_id, 'pet_name', pet_name, 'bio', '',
    'breed', breed, 'species', species, 'photo_file', null, 'drawn_photo', drawn_photo,
    'colour', colour) order by id)
  from pets where ${isPetOwner(groupOfTrip)}
)`);

/** Those to whom the traveling pets of a trip `p` belong; null without members. */
export const petOwners = withMembers(sql<string[]>`(
  select array_agg(distinct owner_id::text) from pets
  where id in (select pet_id from plan_pets where plan_id = p.id) and ${isPetOwner(groupOfTrip)}
)`);

/** Trips `p` with what belongs to them. */
export const trips = (db: Kysely<Schema>) =>
  db
    .selectFrom("plans as p")
    .selectAll("p")
    .select([
      petIds.as("pet_ids"),
      sql<string[] | null>`(
        select array_agg(id::text) from pets where ${isPetOwner(groupOfTrip)}
      )`.as("own_pet_ids"),
      sql<string[] | null>`(
        select array_agg(id::text) from carriers where ${isCarrierOwner(groupOfTrip)}
      )`.as("own_carrier_ids"),
      attachments.as("attachments"),
      group.as("group"),
      shown.as("shown"),
      groupPets.as("group_pets"),
      petOwners.as("pet_owner_ids"),
    ]);

export const withWholeLegs = <R extends { legs: readonly StoredLeg[] }>(row: R) => ({
  ...row,
  legs: row.legs.map(wholeLeg),
  repeated_pets: repeatedPets(row.legs),
});

export type StoredParts = {
  legs: readonly StoredLeg[];
  stays: readonly StoredStay[];
  costs: readonly StoredCost[];
};

export const withWholeParts = <R extends StoredParts>(row: R) => ({
  ...withWholeLegs(row),
  stays: row.stays.map(wholeStay),
  costs: row.costs.map(wholeCost),
});

const withEntries = <R extends StoredParts & { entries: EntryRow[] | null }>(row: R) => ({
  ...withWholeParts(row),
  entries: row.entries ?? [],
});

/** Trips with their entries. */
const wholeTrips = (db: Db) =>
  trips(db).select([entriesOfTrip.as("entries"), venuesOfTrip.as("venues")]);

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

/** The driver would write arrays as PostgreSQL arrays; these columns are JSON. */
function dbValues(columns: TripColumns) {
  const { legs, stays, items, costs, rates, origin, destination_place, ...scalars } = columns;
  const json = (value: unknown) => (value === null ? null : sql`${JSON.stringify(value)}::jsonb`);
  return {
    ...scalars,
    legs: json(legs.map(storedLeg)),
    stays: json(stays),
    items: json(items),
    costs: json(costs),
    rates: json(rates),
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

/** Raises the version of a changed trip, and lets those know who have it open. */
export function touchTrip(trx: Trx, publish: Publish, id: string) {
  publish({ what: "trip.changed", tripId: id });
  return trx
    .updateTable("plans")
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

export const deleteTrip = (trx: Trx, id: string) =>
  trx.deleteFrom("plans").where("id", "=", id).execute();

/** Replaces the set of traveling pets. */
export async function replacePets(trx: Trx, tripId: string, petIds: readonly string[]) {
  await trx.deleteFrom("plan_pets").where("plan_id", "=", tripId).execute();
  if (petIds.length === 0) return;
  const rows = petIds.map((pet_id) => ({ plan_id: tripId, pet_id }));
  await trx.insertInto("plan_pets").values(rows).execute();
}
