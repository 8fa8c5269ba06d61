import { sql } from "kysely";
import type { Db, Trx } from "../../../platform/schema.ts";
import type { FoundVenue } from "../osm/read-file.ts";

/** The columns of a place that come from a file, with the one that stands for them in `corrected`. */
const columns: readonly (readonly [column: keyof FoundVenue, type: string, corrected?: string])[] =
  [
    ["category", "text"],
    ["emergency", "boolean"],
    ["name", "text"],
    ["name_en", "text"],
    ["latitude", "double precision"],
    // A position is corrected as a whole.
    ["longitude", "double precision", "latitude"],
    ["spatial_key", "bigint", "latitude"],
    ["address", "text"],
    ["phone", "text"],
    ["website", "text"],
    ["opening_hours", "text"],
    ["pet_policy", "text"],
    ["pet_fee", "text"],
    ["pet_max_kg", "real"],
    ["pet_note", "text"],
  ];

const names = sql.join(columns.map(([column]) => sql.ref(column)));
const staged = sql.join(columns.map(([column]) => sql.ref(`s.${column}`)));
const types = sql.join(columns.map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`));
/** The staged value, or the one that a member corrected. */
const mergedOf = (column: keyof FoundVenue, corrected: string = column) =>
  sql`case when ${sql.lit(corrected)} = any (v.corrected) then v.${sql.ref(column)} else s.${sql.ref(column)} end`;
const merged = columns.map(([column, , corrected]) => {
  const value = mergedOf(column, corrected);
  // Only a vet is one for emergencies, and the category may come from elsewhere.
  const isVet = sql`(${mergedOf("category")}) = 'vet'`;
  return { column, value: column === "emergency" ? sql`${isVet} and (${value})` : value };
});
const differs = sql.join(
  merged.map(({ column, value }) => sql`v.${sql.ref(column)} is distinct from ${value}`),
  sql` or `,
);
const assigned = sql.join(merged.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`));

/** A member noticed what OpenStreetMap doesn't know yet. */
const isClosedByMember = sql`'closed_at' = any (v.corrected)`;

export type StagedVenue = FoundVenue & { id: string };

/** Adds places to an import. One that a file has twice counts once. */
export async function stageVenues(db: Db, importId: string, venues: readonly StagedVenue[]) {
  await sql`
    insert into venue_staging (import_id, id, osm_id, osm_version, ${names})
    select ${importId}::uuid, s.id, s.osm_id, s.osm_version, ${staged}
    from jsonb_to_recordset(${JSON.stringify(venues)}::jsonb)
      as s (id uuid, osm_id text, osm_version integer, ${types})
    on conflict do nothing`.execute(db);
}

export const unstageVenues = (db: Db, importId: string) =>
  db.deleteFrom("venue_staging").where("import_id", "=", importId).execute();

/** How many places of an import are staged. */
export async function countStaged(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom("venue_staging")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("import_id", "=", importId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes what killed imports left, each as a whole; none pauses for a day. */
export async function unstageOld(db: Db): Promise<void> {
  await sql`
    delete from venue_staging where import_id in (
      select import_id from venue_staging group by import_id
      having max(at) < now() - interval '1 day'
    )`.execute(db);
}

/** Without statistics, joins of many rows take long. PGlite never makes them by itself. */
export async function analyze(db: Db, table: "venues" | "venue_staging"): Promise<void> {
  await sql`analyze ${sql.table(table)}`.execute(db);
}

/** Lifts the timeout, and lets one import at a time change places, until the end of the transaction. */
export async function beginSwitch(trx: Trx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('venue imports'))`.execute(trx);
}

type Import = { importId: string; area: string; dataAt: Date };

/** Notes the import of an area; returns the time of its newest data before. */
export async function upsertArea(trx: Trx, { area, dataAt }: Import): Promise<Date | undefined> {
  const before = await trx
    .selectFrom("venue_areas")
    .select("checked_at")
    .where("area", "=", area)
    .executeTakeFirst();
  await sql`
    insert into venue_areas (area, checked_at, imported_at, venues)
    values (${area}, ${dataAt}, now(), 0)
    on conflict (area) do update
    set checked_at = greatest(venue_areas.checked_at, excluded.checked_at), imported_at = now()`.execute(
    trx,
  );
  return before?.checked_at;
}

export type Updated = { changed: number; reopened: number; unchanged: number; older: number };

/**
 * Gives known places the values of the import: those of the same or a newer version that differ, but for what members
 * corrected. A version of 0 isn't known, and the later data are newer; so they are where the version is the same.
 */
export async function updateVenues(trx: Trx, { importId, area, dataAt }: Import): Promise<Updated> {
  const { rows } = await sql<Updated>`
    with matched as materialized (
      select v.id, v.area is distinct from ${area} as is_moved,
        v.closed_at is not null and not ${isClosedByMember} as is_closed,
        case
          when s.osm_version <> 0 and s.osm_version <> v.osm_version
            then s.osm_version < v.osm_version
          else coalesce(${dataAt}::timestamptz < a.checked_at, false)
        end as is_older,
        s.osm_version > v.osm_version as is_newer, ${differs} as is_changed
      from venue_staging s join venues v on v.osm_id = s.osm_id
      left join venue_areas a on a.area = v.area
      where s.import_id = ${importId}
    ), updated as (
      update venues v set ${assigned}, area = ${area},
        closed_at = case when ${isClosedByMember} then v.closed_at end,
        osm_version = greatest(v.osm_version, s.osm_version),
        changed_at = case when m.is_changed or m.is_closed then now() else v.changed_at end
      from matched m, venue_staging s
      where m.id = v.id and s.import_id = ${importId} and s.osm_id = v.osm_id
        and not m.is_older and (m.is_newer or m.is_changed or m.is_closed or m.is_moved)
    )
    select count(*) filter (where is_changed and not is_closed and not is_older) as changed,
      count(*) filter (where is_closed and not is_older) as reopened,
      count(*) filter (where not is_changed and not is_closed and not is_older) as unchanged,
      count(*) filter (where is_older) as older
    from matched`.execute(trx);
  return rows[0] ?? { changed: 0, reopened: 0, unchanged: 0, older: 0 };
}

/** Adds the places that weren't known; returns their number. */
export async function insertVenues(trx: Trx, { importId, area }: Import): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into venues (id, source, osm_id, osm_version, area, ${names})
    select s.id, 'osm', s.osm_id, s.osm_version, ${area}, ${staged}
    from venue_staging s
    where s.import_id = ${importId}
      and not exists (select from venues v where v.osm_id = s.osm_id)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Closes the places of the area that the import doesn't have; returns their number. */
export async function closeMissing(trx: Trx, { importId, area }: Import): Promise<number> {
  const { numAffectedRows } = await sql`
    update venues v set closed_at = now(), changed_at = now()
    where v.area = ${area} and v.source = 'osm' and v.closed_at is null
      and not exists (
        select from venue_staging s where s.import_id = ${importId} and s.osm_id = v.osm_id
      )`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Notes how many open places the area has. */
export async function countVenues(trx: Trx, { area }: Import): Promise<void> {
  await sql`
    update venue_areas a set venues = (
      select count(*) from venues v where v.area = a.area and v.closed_at is null
    ) where a.area = ${area}`.execute(trx);
}
