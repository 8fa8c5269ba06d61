import { type Selectable, sql } from "kysely";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { householdVersion } from "../readiness/service.ts";
import { canRead } from "../trips/policy.ts";
import type { RuleVerdict } from "./tables.ts";

export type DeadlineRow = Selectable<Schema["trip_deadlines"]>;
export type VerdictRow = Selectable<Schema["trip_rule_verdicts"]>;

/** The deadlines of trips, as they were last seen. */
export const listDeadlines = (db: Db, tripIds: readonly string[]): Promise<DeadlineRow[]> =>
  db.selectFrom("trip_deadlines").selectAll().where("plan_id", "in", tripIds).execute();

type Version = { owner_id: string; version: string };

/**
 * Changes with a trip's deadlines, and with everything that they follow from; undefined for a trip that the viewer may
 * not read.
 */
export async function findVersion(
  db: Db,
  viewer: Viewer,
  tripId: string,
): Promise<Version | undefined> {
  const { rows } = await sql<Version>`
    select t.owner_id, concat(${householdVersion({ userId: sql.ref("t.owner_id") })}, ' ', (
      select md5(string_agg(concat_ws(' ', requirement_id, starts, ends, sequence, state, is_hidden),
        ',' order by requirement_id)) from trip_deadlines where plan_id = t.id
    )) as version from plans t where t.id = ${tripId} and ${canRead(viewer, "t")}`.execute(db);
  return rows[0];
}

/** The verdicts of trips, as they were last judged. */
export const listVerdicts = (db: Db, tripIds: readonly string[]): Promise<VerdictRow[]> =>
  db.selectFrom("trip_rule_verdicts").selectAll().where("plan_id", "in", tripIds).execute();

/** Locks a trip against another server that records its deadlines; false if it was deleted. */
export async function lockTrip(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from plans where id = ${id} for no key update`.execute(trx);
  return rows.length > 0;
}

type NewState = Pick<DeadlineRow, "requirement_id" | "starts" | "ends" | "sequence" | "state">;

/** Records new states of a trip's deadlines. `changed_at` follows the days, and the return of a deadline. */
export async function upsertDeadlines(
  trx: Trx,
  tripId: string,
  states: readonly NewState[],
): Promise<void> {
  if (states.length === 0) return;
  await sql`
    insert into trip_deadlines (plan_id, requirement_id, starts, ends, sequence, state)
    select ${tripId}::uuid, d.* from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as d
      (requirement_id text, starts text, ends text, sequence integer, state text)
    on conflict (plan_id, requirement_id) do update set starts = excluded.starts,
      ends = excluded.ends, sequence = excluded.sequence, state = excluded.state,
      changed_at = case when trip_deadlines.sequence = excluded.sequence
        then trip_deadlines.changed_at else now() end`.execute(trx);
}

export type NewVerdicts = {
  rulesVersion: string;
  lastDay: string | null;
  verdicts: Readonly<Record<string, RuleVerdict>>;
};

export async function upsertVerdicts(
  trx: Trx,
  tripId: string,
  { rulesVersion, lastDay, verdicts }: NewVerdicts,
): Promise<void> {
  await sql`
    insert into trip_rule_verdicts (plan_id, rules_version, last_day, verdicts)
    values (${tripId}, ${rulesVersion}, ${lastDay}, ${JSON.stringify(verdicts)}::jsonb)
    on conflict (plan_id) do update set rules_version = excluded.rules_version,
      last_day = excluded.last_day, verdicts = excluded.verdicts`.execute(trx);
}

export async function updateHidden(
  trx: Trx,
  tripId: string,
  ids: readonly string[],
  isHidden: boolean,
): Promise<void> {
  await trx
    .updateTable("trip_deadlines")
    .set({ is_hidden: isHidden })
    .where("plan_id", "=", tripId)
    .where("requirement_id", "in", ids)
    .execute();
}

/** Owners of trips that were judged by older rules, in batches by id. */
export async function listOwnersOfOlderRules(
  db: Db,
  { rulesVersion, today }: { rulesVersion: string; today: string },
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct p.owner_id as id from trip_rule_verdicts v join plans p on p.id = v.plan_id
      where v.rules_version < ${rulesVersion} and coalesce(v.last_day, '9999') >= ${today}
    ) owners
    where id > ${after}::uuid order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The trips that are not over and use a rule, by rule. */
export async function listTripsByRule(db: Db, today: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ rule: string; trips: string[] }>`
    select each.value ->> 'rule' as rule, array_agg(distinct v.plan_id::text) as trips
    from trip_rule_verdicts v, jsonb_each(v.verdicts) each
    where coalesce(v.last_day, '9999') >= ${today}
    group by 1`.execute(db);
  return new Map(rows.map(({ rule, trips }) => [rule, trips]));
}
