import type { Cost, Item, Leg, Stay } from "#contracts/travel/trip-parts.ts";
import type { Place } from "#contracts/lookup/places.ts";
import { type Kysely, sql } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

export type AttachmentRow = {
  id: string;
  file_id: string;
  label: string;
  leg_id: string | null;
  stay_id: string | null;
  created_at: string | Date;
};

/** What a trip consists of, as its row keeps it. */
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
  /** The pets that travel. */
  pet_ids: string[] | null;
  /** All pets of the owner: what a leg says of one that is gone counts no more. */
  own_pet_ids: string[] | null;
  attachments: AttachmentRow[] | null;
};

const trips = (db: Kysely<Schema>) =>
  db
    .selectFrom("plans as p")
    .selectAll("p")
    .select([
      sql<string[] | null>`(
        select array_agg(pet_id::text order by pet_id) from plan_pets where plan_id = p.id
      )`.as("pet_ids"),
      sql<string[] | null>`(
        select array_agg(id::text) from pets where owner_id = p.owner_id
      )`.as("own_pet_ids"),
      sql<AttachmentRow[] | null>`(
        select json_agg(json_build_object('id', a.id, 'file_id', a.file_id, 'label', a.label,
          'leg_id', a.leg_id, 'stay_id', a.stay_id, 'created_at', a.created_at) order by a.id)
        from plan_attachments a where a.plan_id = p.id
      )`.as("attachments"),
    ]);

/** The trips of their owner, the soonest first; those without a date last. */
export const listTrips = (db: Db, ownerId: string): Promise<TripRow[]> =>
  trips(db)
    .where("p.owner_id", "=", ownerId)
    .orderBy(sql`year nulls last`)
    .orderBy(sql`month nulls last`)
    .orderBy(sql`day nulls last`)
    .orderBy("p.id")
    .execute();

/** A trip for its owner alone. */
export const findTrip = (db: Db, id: string, ownerId: string): Promise<TripRow | undefined> =>
  trips(db).where("p.id", "=", id).where("p.owner_id", "=", ownerId).executeTakeFirst();

/** A trip, whoever owns it. */
export const findAnyTrip = (db: Db, id: string): Promise<TripRow | undefined> =>
  trips(db).where("p.id", "=", id).executeTakeFirst();

/** Makes other changes of the same trip wait until the transaction ends. */
export const lockTrip = (trx: Trx, id: string, ownerId: string) =>
  trx
    .selectFrom("plans")
    .select("id")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .forUpdate()
    .executeTakeFirst();

export async function countTrips(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("plans")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many bytes the lists and notes of a person's trips have, but for one of them. */
export async function sumBytes(trx: Trx, ownerId: string, exceptId?: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(legs::text) + octet_length(stays::text) + octet_length(items::text)
      + octet_length(costs::text) + octet_length(notes)), 0)::float8 as bytes
    from plans where owner_id = ${ownerId} and id is distinct from ${exceptId ?? null}::uuid`.execute(
    trx,
  );
  return rows[0]?.bytes ?? 0;
}

/** The driver would write a list as an array of PostgreSQL; these columns are JSON. */
function written(columns: TripColumns) {
  const { legs, stays, items, costs, origin, destination_place, ...others } = columns;
  const json = (value: unknown) => (value === null ? null : sql`${JSON.stringify(value)}::jsonb`);
  return {
    ...others,
    legs: json(legs),
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
  const values = Object.entries({ id, owner_id, ...written(columns) });
  await sql`
    insert into plans (${sql.join(values.map(([name]) => sql.ref(name)))})
    values (${sql.join(values.map(([, value]) => value))})`.execute(trx);
}

export async function updateTrip(trx: Trx, id: string, columns: TripColumns): Promise<void> {
  const changes = Object.entries(written(columns)).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  await sql`
    update plans set ${sql.join(changes)}, version = version + 1, updated_at = now()
    where id = ${id}`.execute(trx);
}

/** A change beside the row itself counts as one of it too. */
export const touchTrip = (trx: Trx, id: string) =>
  trx
    .updateTable("plans")
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();

export const deleteTrip = (trx: Trx, id: string) =>
  trx.deleteFrom("plans").where("id", "=", id).execute();

/** Says anew which pets travel. */
export async function replacePets(trx: Trx, tripId: string, petIds: readonly string[]) {
  await trx.deleteFrom("plan_pets").where("plan_id", "=", tripId).execute();
  if (petIds.length === 0) return;
  const rows = petIds.map((pet_id) => ({ plan_id: tripId, pet_id }));
  await trx.insertInto("plan_pets").values(rows).execute();
}

export const insertAttachment = (
  trx: Trx,
  attachment: Omit<AttachmentRow, "created_at"> & { plan_id: string },
) => trx.insertInto("plan_attachments").values(attachment).execute();

export const deleteAttachment = (trx: Trx, tripId: string, id: string) =>
  trx.deleteFrom("plan_attachments").where("plan_id", "=", tripId).where("id", "=", id).execute();
