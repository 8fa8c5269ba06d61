import { sql, type RawBuilder } from "kysely";
import type { Viewer } from "../../platform/policy.ts";
import type { Db } from "../../platform/schema.ts";
import { isOwner as isCarrierOwner } from "../carriers/policy.ts";
import { isOwner as isPetOwner } from "../pets/policy.ts";
import { companionsOf, isOwner as isTripOwner } from "../trips/policy.ts";

/**
 * Changes with every trip, pet, record, carrier and home of a person and of those with whom they share trips; a subquery.
 */
export const householdVersion = (person: Viewer): RawBuilder<string> => {
  const ids = sql`(select ids from people)::uuid[]`;
  const group = sql`any (${ids})`;
  const groupOwns: Viewer = { userId: group };
  return sql`(
  with people as materialized (select ${companionsOf(person)} as ids)
  select md5(string_agg(each.kind || each.id || ' ' || each.version, ',' order by each.kind, each.id))
  from (
    select 'trip' as kind, id::text, version::text from plans
      where ${isTripOwner(groupOwns)} or member_ids && ${ids}
    union all select 'pet', id::text, version::text from pets where ${isPetOwner(groupOwns)}
    union all select 'record', r.id::text, r.version::text from pet_records r
      join pets p on p.id = r.pet_id where ${isPetOwner(groupOwns, "p")}
    union all select 'carrier', id::text, version::text from carriers where ${isCarrierOwner(groupOwns)}
    union all select 'home', concat(id, home_country), coalesce(home_region, '')
      from profiles where id = ${group}
  ) each
)`;
};

export async function findVersion(db: Db, owner: Viewer): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select ${householdVersion(owner)} as version`.execute(db);
  return rows[0]?.version ?? "";
}
