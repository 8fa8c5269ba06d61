import type { ReportReason } from "#contracts/community/moderation.ts";
import { sql } from "kysely";
import type { Trx } from "../../platform/schema.ts";
import type { ReportSubject } from "./log-store.ts";

type NewReport = ReportSubject & {
  id: string;
  reporter_id: string;
  reason: ReportReason;
  text: string;
};

/** After a decision about something that is as it was, the same person can't report it for this long. */
const patience = "24 hours";

type Filed = { id: string; outcome: "new" | "reopened" | "same" };

/**
 * Files a report, once a person and thing. After a decision, it is opened again if the thing was changed since, or some
 * time later.
 */
export async function fileReport(
  trx: Trx,
  report: NewReport,
  changedAt: Date | null,
): Promise<Filed> {
  const { id, reporter_id, kind, subject_id, reason, text } = report;
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into reports (id, reporter_id, kind, subject_id, reason, text)
    values (${id}, ${reporter_id}, ${kind}, ${subject_id}, ${reason}, ${text})
    on conflict (reporter_id, kind, subject_id) do update set reason = excluded.reason,
      text = excluded.text, created_at = now(), closed_at = null, decision_id = null
      where reports.closed_at < greatest(${changedAt}::timestamptz, now() - ${patience}::interval)
    returning id, xmax = 0 as is_new`.execute(trx);
  const [row] = rows;
  if (row) return { id: row.id, outcome: row.is_new ? "new" : "reopened" };
  const earlier = await trx
    .selectFrom("reports")
    .select("id")
    .where("reporter_id", "=", reporter_id)
    .where("kind", "=", kind)
    .where("subject_id", "=", subject_id)
    .executeTakeFirstOrThrow();
  return { id: earlier.id, outcome: "same" };
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
