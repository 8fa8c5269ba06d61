import type { ReportReason } from "#contracts/community/moderation-names.ts";
import { sql } from "kysely";
import type { Trx } from "../../platform/schema.ts";
import type { Place } from "./log-store.ts";

type NewReport = Place & {
  id: string;
  reporter_id: string;
  reason: ReportReason;
  text: string;
};

/** Inserts a report; returns the ID of the row, and whether it was there before. */
export async function insertReport(
  trx: Trx,
  report: NewReport,
): Promise<{ id: string; is_new: boolean }> {
  const { id, reporter_id, kind, subject_id, reason, text } = report;
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into reports (id, reporter_id, kind, subject_id, reason, text)
    values (${id}, ${reporter_id}, ${kind}, ${subject_id}, ${reason}, ${text})
    on conflict (reporter_id, kind, subject_id) do update set kind = excluded.kind
    returning id, xmax = 0 as is_new`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error("A report that was just written is not there.");
  return row;
}

/**
 * Reports of a person within 24 hours, and the seconds until the oldest of them no longer counts. Concurrent reports of
 * the person wait here.
 */
export async function countRecentReports(
  trx: Trx,
  reporterId: string,
): Promise<{ count: number; freeIn: number }> {
  await sql`select 1 from accounts where id = ${reporterId} for no key update`.execute(trx);
  const { rows } = await sql<{ count: number; freeIn: number }>`
    select count(*)::integer as count, coalesce(ceil(extract(epoch from
      min(created_at) + interval '24 hours' - now())), 1)::integer as "freeIn"
    from reports where reporter_id = ${reporterId}
      and created_at > now() - interval '24 hours'`.execute(trx);
  return rows[0] ?? { count: 0, freeIn: 1 };
}
