import type { ReportReason } from "#contracts/community/moderation.ts";
import { type RawBuilder, sql } from "kysely";
import { authorJson, type AuthorRow, joinAuthor } from "../../accounts/profiles/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { isAuthor as isCommentAuthor } from "../comments/policy.ts";
import { isAuthor as isHootAuthor } from "../hoots/policy.ts";
import { heldPosts } from "./held-store.ts";
import type { ReportSubject } from "./log-store.ts";
import { isAuthor } from "./policy.ts";

export * from "./held-store.ts";
export * from "./log-store.ts";

export type QueuedSubject = ReportSubject & { first: string };
type Listing = { before: string | undefined; limit: number };

/** Reported things by `rank`, highest first. `first` is the ID of the oldest report. */
async function listByRank(
  db: Db,
  { before, limit }: Listing,
  things: RawBuilder<unknown>,
): Promise<QueuedSubject[]> {
  const after =
    before === undefined
      ? sql`true`
      : sql`(rank, first) < (select rank, first from things t join reports r
          on r.kind = t.kind and r.subject_id = t.subject_id where r.id = ${before})`;
  const { rows } = await sql<QueuedSubject>`
    with things as (${things})
    select kind, subject_id, first from things where ${after}
    order by rank desc, first desc limit ${limit}`.execute(db);
  return rows;
}

/** Things with open reports, the most reported first. */
export const listOpen = (db: Db, listing: Listing): Promise<QueuedSubject[]> =>
  listByRank(
    db,
    listing,
    sql`select kind, subject_id, count(*) as rank, min(id::text) as first
      from reports where closed_at is null group by kind, subject_id`,
  );

/** Things whose reports are all closed, the latest first. */
export const listClosed = (db: Db, listing: Listing): Promise<QueuedSubject[]> =>
  listByRank(
    db,
    listing,
    sql`select kind, subject_id, max(closed_at) as rank, min(id::text) as first
      from reports group by kind, subject_id having bool_and(closed_at is not null)`,
  );

/** Things whose authors ask for another look, the longest waiting first. */
export async function listAppealed(db: Db, { before, limit }: Listing): Promise<QueuedSubject[]> {
  const after =
    before === undefined
      ? sql`true`
      : sql`a.id > (select a.id from appeals a join moderation_log l on l.id = a.decision_id
          left join reports r on r.kind = l.kind and r.subject_id = l.subject_id
          where a.outcome is null and (r.id = ${before} or l.id = ${before})
          order by a.id desc limit 1)`;
  const { rows } = await sql<QueuedSubject>`
    select l.kind, l.subject_id, coalesce(
      (select min(r.id::text) from reports r where r.kind = l.kind and r.subject_id = l.subject_id),
      l.id::text) as first
    from appeals a join moderation_log l on l.id = a.decision_id
    where a.outcome is null and ${after} order by a.id limit ${limit}`.execute(db);
  return rows;
}

type QueueCounts = { open: number; held: number; appeals: number };

export async function countQueue(db: Db): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select
      (select count(distinct (kind, subject_id)) from reports where closed_at is null)::integer as open,
      (select count(*) from (${heldPosts}) held)::integer as held,
      (select count(*) from appeals where outcome is null)::integer as appeals`.execute(db);
  return rows[0] ?? { open: 0, held: 0, appeals: 0 };
}

/** The thing of a report, of a decision about something that was not reported, or a post that is held for review. */
export async function findSubject(db: Db, id: string): Promise<ReportSubject | undefined> {
  const { rows } = await sql<ReportSubject>`
    select kind, subject_id from reports where id = ${id}
    union all select kind, subject_id from moderation_log where id = ${id}
    union all select kind, id::text from (${heldPosts}) held where id = ${id} limit 1`.execute(db);
  return rows[0];
}

/** Makes decisions about one thing wait for each other. */
export const lockSubject = (trx: Trx, { kind, subject_id }: ReportSubject) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`moderation ${kind} ${subject_id}`}, 0))`.execute(
    trx,
  );

export type ReportRow = {
  id: string;
  reason: ReportReason;
  text: string;
  created_at: Date;
  closed_at: Date | null;
  reporter: AuthorRow | null;
};

/** The newest of many reports say nothing that the first hundred don't. */
const reportsShown = 100;

export async function listReports(
  db: Db,
  { kind, subject_id }: ReportSubject,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.reason, r.text, r.created_at, r.closed_at, ${authorJson} as reporter
    from reports r left join profiles p on p.id = r.reporter_id
    where r.kind = ${kind} and r.subject_id = ${subject_id}
    order by r.closed_at is not null, r.id limit ${reportsShown}`.execute(db);
  return rows;
}

/** Closes the open reports of a thing; returns their number. */
export async function closeReports(
  trx: Trx,
  { kind, subject_id }: ReportSubject,
  decisionId: string,
): Promise<void> {
  await trx
    .updateTable("reports")
    .set({ closed_at: sql`now()`, decision_id: decisionId })
    .where("kind", "=", kind)
    .where("subject_id", "=", subject_id)
    .where("closed_at", "is", null)
    .execute();
}

export async function countOpenReports(
  db: Db,
  { kind, subject_id }: ReportSubject,
): Promise<number> {
  const { n } = await db
    .selectFrom("reports")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("kind", "=", kind)
    .where("subject_id", "=", subject_id)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return n;
}

export type HistoryRow = {
  joined_at: Date;
  hoots: number;
  comments: number;
  cases: number;
  upheld: number;
  suspended_until: string | null;
};

export async function findHistory(db: Db, id: string): Promise<HistoryRow | undefined> {
  const person = { userId: sql.ref("p.id") };
  const { rows } = await sql<HistoryRow>`
    select p.created_at as joined_at,
      (select count(*) from hoots where ${isHootAuthor(person)})::integer as hoots,
      ((select count(*) from comments where ${isCommentAuthor(person)})
        + (select count(*) from blog_comments where ${isCommentAuthor(person, "blog_comments")})
      )::integer as comments,
      (select count(distinct (kind, subject_id)) from moderation_log
        where ${isAuthor(person)} and report_count > 0)::integer as cases,
      (select count(distinct (kind, subject_id)) from moderation_log
        where ${isAuthor(person)} and report_count > 0 and action <> 'dismiss')::integer as upheld,
      case when a.suspended_until > now() then to_json(a.suspended_until) #>> '{}' end
        as suspended_until
    from profiles p join accounts a on a.id = p.id where p.id = ${id}`.execute(db);
  return rows[0];
}

export type ContextRow = {
  id: string;
  text: string;
  created_at: Date;
  author: AuthorRow | null;
};

const contextMax = 6;

/** The first comments of a thread, or those around one of them: what it answers, and the replies to it. */
export async function listContext(
  db: Db,
  thread: { kind: "hoot" | "blog"; id: string },
  commentId: string | undefined,
): Promise<ContextRow[]> {
  const [table, key] =
    thread.kind === "hoot" ? ["comments", "hoot_id"] : ["blog_comments", "blog_id"];
  const around =
    commentId === undefined
      ? sql`true`
      : sql`(c.id = ${commentId} or c.parent_id = ${commentId}
          or c.id = (select parent_id from ${sql.table(table)} where id = ${commentId}))`;
  const { rows } = await sql<ContextRow>`
    select c.id, c.text, c.created_at, ${authorJson} as author
    from ${sql.table(table)} c ${joinAuthor("c")}
    where c.${sql.ref(key)} = ${thread.id} and c.deleted_at is null and ${around}
    order by c.id limit ${contextMax}`.execute(db);
  return rows;
}

export async function findAuthor(db: Db, id: string): Promise<AuthorRow | null> {
  const { rows } = await sql<AuthorRow>`
    select id, username, avatar from profiles where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** False if the author has appealed before. */
export async function insertAppeal(
  trx: Trx,
  appeal: { id: string; decision_id: string; author_id: string; text: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("appeals")
    .values(appeal)
    .onConflict((conflict) => conflict.column("decision_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Answers the open appeals about a thing; returns whether there were any. */
export async function closeAppeals(
  trx: Trx,
  { kind, subject_id }: ReportSubject,
  outcome: "restore" | "uphold",
): Promise<boolean> {
  const { rows } = await sql`
    update appeals set outcome = ${outcome}, decided_at = now()
    where outcome is null and decision_id in (
      select id from moderation_log where kind = ${kind} and subject_id = ${subject_id})
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Blanks what a person wrote to moderators; their reports stay without a name. */
export const clearReporter = (trx: Trx, profileId: string) =>
  trx.updateTable("reports").set({ text: "" }).where("reporter_id", "=", profileId).execute();

/** Closes the reports about a deleted profile. */
export const deleteReportsOf = (trx: Trx, subject: ReportSubject) =>
  trx
    .deleteFrom("reports")
    .where("kind", "=", subject.kind)
    .where("subject_id", "=", subject.subject_id)
    .execute();

const removedTables = [
  { table: "hoots", files: sql`array(select file_id from hoot_photos where hoot_id = hoots.id)` },
  {
    table: "blogs",
    files: sql`array[image_one_file, image_two_file, image_three_file, image_four_file]`,
  },
  { table: "gallery_photos", files: sql`array[file_id]` },
  { table: "experiences", files: sql`array[]::uuid[]` },
  {
    table: "venue_reviews",
    files: sql`array(select file_id from venue_review_photos where review_id = venue_reviews.id)`,
  },
] as const;

/** Deletes what was removed so many days ago, unless an appeal is open. */
export async function deleteRemoved(db: Db, days: number): Promise<void> {
  const expired = sql`
    select l.subject_id::uuid from moderation_log l
    where l.action = 'remove' and l.kind in ('hoot', 'blog', 'photo', 'comment', 'experience', 'review')
      and l.created_at < now() - ${days} * interval '1 day'
      and not exists (select from appeals a join moderation_log d on d.id = a.decision_id
        where a.outcome is null and d.kind = l.kind and d.subject_id = l.subject_id)
      and not exists (select from moderation_log later where later.kind = l.kind
        and later.subject_id = l.subject_id and later.id > l.id
        and later.action in ('remove', 'restore', 'hide'))`;
  // Garbage collection removes the bytes of dropped files.
  for (const { table, files } of removedTables) {
    await sql`
      with gone as (
        delete from ${sql.table(table)} where hidden_at = 'infinity' and id in (${expired})
        returning ${files} as files
      )
      update files set state = 'dropped', changed_at = now()
      where id in (select unnest(files) from gone)`.execute(db);
  }
  for (const table of ["comments", "blog_comments"] as const) {
    await sql`
      update ${sql.table(table)} set text = '', author_id = null, deleted_at = now()
      where hidden_at = 'infinity' and deleted_at is null and id in (${expired})`.execute(db);
  }
}
