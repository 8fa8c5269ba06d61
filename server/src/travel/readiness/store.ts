import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../platform/schema.ts";

/** Changes with every trip, pet, record, carrier and home of a person; a subquery. */
export const householdVersion = (ownerId: string): RawBuilder<string> => sql`(
  select md5(string_agg(each.kind || each.id || ' ' || each.version, ',' order by each.kind, each.id))
  from (
    select 'trip' as kind, id::text, version::text from plans where owner_id = ${ownerId}
    union all select 'pet', id::text, version::text from pets where owner_id = ${ownerId}
    union all select 'record', r.id::text, r.version::text from pet_records r
      join pets p on p.id = r.pet_id where p.owner_id = ${ownerId}
    union all select 'carrier', id::text, version::text from carriers where owner_id = ${ownerId}
    union all select 'home', coalesce(home_country, ''), coalesce(home_region, '')
      from profiles where id = ${ownerId}
  ) each
)`;

export async function findVersion(db: Db, ownerId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select ${householdVersion(ownerId)} as version`.execute(db);
  return rows[0]?.version ?? "";
}
