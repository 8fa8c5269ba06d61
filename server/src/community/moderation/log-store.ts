import type {
  AuditAction,
  AuditKind,
  DecisionName,
  ReportKind,
} from "#contracts/community/moderation.ts";
import { sql } from "kysely";
import { type AuthorRow } from "../../accounts/profiles/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { isAuthor } from "./policy.ts";

export type ReportSubject = { kind: ReportKind; subject_id: string };

type Listing = { before: string | undefined; limit: number };

type Entry = {
  id: string;
  kind: AuditKind;
  subject_id: string;
  action: AuditAction;
  moderator_id: string;
  author_id: string | null;
  report_count: number;
  note: string;
  /** PostgreSQL's text, since it may be infinite. */
  until: string | null;
};

export const insertEntry = (trx: Trx, entry: Entry) =>
  sql`
    insert into moderation_log (id, action, moderator_id, kind, subject_id, author_id, report_count,
      note, until)
    values (${entry.id}, ${entry.action}, ${entry.moderator_id}, ${entry.kind}, ${entry.subject_id},
      ${entry.author_id}, ${entry.report_count}, ${entry.note}, ${entry.until}::timestamptz)`.execute(
    trx,
  );

export type AuditRow = {
  id: string;
  action: AuditAction;
  kind: AuditKind;
  subject_id: string;
  report_count: number;
  note: string;
  until: string | null;
  created_at: Date;
  moderator: AuthorRow | null;
  author: AuthorRow | null;
};

/** The end of a suspension as ISO text; null if it has none. */
const untilSql = sql`
  case when l.until < 'infinity' then to_json(l.until) #>> '{}' end as until`;

export async function listAudit(db: Db, { before, limit }: Listing): Promise<AuditRow[]> {
  const after = before === undefined ? sql`true` : sql`l.id < ${before}`;
  const person = (id: string) => sql`
    (select json_build_object('id', p.id, 'username', p.username, 'avatar', p.avatar)
     from profiles p where p.id = ${sql.ref(id)})`;
  const { rows } = await sql<AuditRow>`
    select l.id, l.action, l.kind, l.subject_id, l.report_count, l.note, ${untilSql}, l.created_at,
      ${person("l.moderator_id")} as moderator, ${person("l.author_id")} as author
    from moderation_log l where ${after} order by l.id desc limit ${limit}`.execute(db);
  return rows;
}

export type DecisionRow = {
  id: string;
  action: DecisionName;
  kind: ReportKind;
  subject_id: string;
  author_id: string | null;
  note: string;
  until: string | null;
  created_at: Date;
  appeal_text: string | null;
  appeal_at: Date | null;
  outcome: "restore" | "uphold" | null;
};

const decisionColumns = sql`
  l.id, l.action, l.kind, l.subject_id, l.author_id, l.note, ${untilSql}, l.created_at,
  a.text as appeal_text, a.created_at as appeal_at, a.outcome`;
const decisions = sql`moderation_log l left join appeals a on a.decision_id = l.id`;

const isDecision = sql`l.action not in ('role', 'verify', 'end-sessions', 'accept', 'reject', 'reopen')`;

/** The latest decision about a thing. */
export async function findLatest(
  db: Db,
  { kind, subject_id }: ReportSubject,
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${decisionColumns} from ${decisions}
    where l.kind = ${kind} and l.subject_id = ${subject_id}
      and ${isDecision}
    order by l.id desc limit 1`.execute(db);
  return rows[0];
}

/** The latest decision about the thing of a decision or a report, or with this ID itself. */
export async function findDecision(db: Db, id: string): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    with things as (
      select kind, subject_id from moderation_log where id::text = ${id}
      union select kind, subject_id from moderation_log where subject_id = ${id}
      union select kind, subject_id from reports where id::text = ${id}
    )
    select ${decisionColumns} from ${decisions} join things t
      on t.kind = l.kind and t.subject_id = l.subject_id
    where ${isDecision}
    order by l.id desc limit 1`.execute(db);
  return rows[0];
}

/** Warnings and suspensions of a person, the latest first. */
export async function listWarnings(
  db: Db,
  authorId: string,
): Promise<{ action: DecisionName; note: string; created_at: Date }[]> {
  const { rows } = await sql<{ action: DecisionName; note: string; created_at: Date }>`
    select action, note, created_at from moderation_log
    where ${isAuthor({ userId: authorId })} and action in ('warn', 'suspend')
    order by id desc limit 10`.execute(db);
  return rows;
}

/** The latest decision about a thing that was appealed. */
export async function findAppealed(
  db: Db,
  subject: ReportSubject,
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${decisionColumns} from moderation_log l join appeals a on a.decision_id = l.id
    where l.kind = ${subject.kind} and l.subject_id = ${subject.subject_id}
    order by l.id desc limit 1`.execute(db);
  return rows[0];
}

/** The latest decision that hid or removed a thing. */
export async function findLatestHiding(
  db: Db,
  subject: ReportSubject,
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${decisionColumns} from ${decisions}
    where l.kind = ${subject.kind} and l.subject_id = ${subject.subject_id}
      and l.action in ('hide', 'remove')
    order by l.id desc limit 1`.execute(db);
  return rows[0];
}

/** Whether a current suspension was decided because of this thing. */
export async function isSuspendedFor(trx: Trx, subject: ReportSubject): Promise<boolean> {
  const { rows } = await sql`
    select 1 from moderation_log l join accounts a on ${isAuthor({ userId: sql.ref("a.id") }, "l")}
    where l.kind = ${subject.kind} and l.subject_id = ${subject.subject_id} and l.action = 'suspend'
      and a.suspended_until > now() and a.suspended_until = l.until limit 1`.execute(trx);
  return rows.length > 0;
}
