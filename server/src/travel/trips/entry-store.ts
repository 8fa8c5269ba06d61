import { type RawBuilder, sql } from "kysely";
import * as z from "zod/mini";
import { venueTagsJson } from "../../lookup/venues/service.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { belongsToTripsOf } from "./policy.ts";

/** An entry as a trip's row has it, in the order of its day. */
export const EntryRow = z.object({
  id: z.string(),
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  end_time: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  title: z.string(),
  location: z.string(),
  note: z.string(),
  link: z.nullable(z.string()),
  is_done: z.boolean(),
  cost_amount: z.nullable(z.number()),
  cost_currency: z.nullable(z.string()),
  photo_id: z.nullable(z.string()),
  // Entries in the activity of earlier versions have none.
  venue_id: z._default(z.nullable(z.string()), null),
});
export type EntryRow = z.output<typeof EntryRow>;

/** The entries of a trip `p` by their days, ideas last. */
export const entriesOfTrip: RawBuilder<EntryRow[] | null> = sql`(
  select json_agg(json_build_object('id', e.id, 'date', e.date, 'time', e.time, 'end_time', e.end_time,
    'zone', e.zone, 'title', e.title, 'location', e.location, 'note', e.note, 'link', e.link,
    'is_done', e.is_done, 'cost_amount', e.cost_amount, 'cost_currency', e.cost_currency,
    'photo_id', e.photo_id, 'venue_id', e.venue_id) order by e.date nulls last, e.position, e.id)
  from plan_entries e where e.plan_id = p.id
)`;

/** The places of the entries of a trip `p`. */
export const venuesOfTrip = venueTagsJson(
  sql`(select e.venue_id from plan_entries e where e.plan_id = p.id)`,
);

export const insertEntry = (trx: Trx, tripId: string, row: EntryRow) =>
  trx
    .insertInto("plan_entries")
    .values({ ...row, plan_id: tripId, position: 0 })
    .execute();

export const updateEntry = (trx: Trx, tripId: string, { id, ...changes }: EntryRow) =>
  trx
    .updateTable("plan_entries")
    .set(changes)
    .where("plan_id", "=", tripId)
    .where("id", "=", id)
    .execute();

export const deleteEntry = (trx: Trx, tripId: string, id: string) =>
  trx.deleteFrom("plan_entries").where("plan_id", "=", tripId).where("id", "=", id).execute();

/** Puts entries on a day, or among the ideas with null, in this order. */
export async function orderEntries(
  trx: Trx,
  tripId: string,
  date: string | null,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update plan_entries e set date = ${date}::date, position = o.position
    from unnest(${ids}::uuid[]) with ordinality as o (id, position)
    where e.plan_id = ${tripId} and e.id = o.id
      and (e.position, e.date) is distinct from (o.position, ${date}::date)`.execute(trx);
}

/** Bytes of the entries of a person's trips, except one. */
export async function sumEntryBytes(db: Db, owner: Viewer, exceptId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(title) + octet_length(location) + octet_length(note)
      + coalesce(octet_length(link), 0)), 0)::float8 as bytes
    from plan_entries where ${belongsToTripsOf(owner)} and plan_id <> ${exceptId}`.execute(db);
  return rows[0]?.bytes ?? 0;
}
