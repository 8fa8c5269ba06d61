import { type Insertable, type Selectable, sql } from "kysely";
import { authorJson, type AuthorRow, joinAuthor } from "../../accounts/profiles/service.ts";
import { openFor } from "../../accounts/relations/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

export type CommentRow = Selectable<Schema["plan_comments"]> & { author: AuthorRow | null };

const columns = sql`c.*, ${authorJson} as author`;

/**
 * The comments of a trip that a viewer sees, newest first: on its days and on these parts, by people who aren't blocked in
 * either direction.
 */
export async function listComments(
  db: Db,
  viewer: string,
  tripId: string,
  partIds: readonly string[],
  { before, limit }: { before: string | undefined; limit: number },
): Promise<CommentRow[]> {
  const isOpen = openFor(viewer, { author: sql.ref("c.author_id"), hidden: sql`null` });
  const { rows } = await sql<CommentRow>`
    select ${columns} from plan_comments c ${joinAuthor("c")}
    where c.plan_id = ${tripId} and (c.kind = 'day' or c.ref = any (${partIds}::text[]))
      and ${isOpen} and (${before ?? null}::uuid is null or c.id < ${before ?? null}::uuid)
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A comment of a trip. */
export async function findComment(
  db: Db,
  tripId: string,
  id: string,
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${columns} from plan_comments c ${joinAuthor("c")}
    where c.plan_id = ${tripId} and c.id = ${id}`.execute(db);
  return rows[0];
}

export async function countComments(db: Db, tripId: string): Promise<number> {
  const { count } = await db
    .selectFrom("plan_comments")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("plan_id", "=", tripId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertComment = (trx: Trx, row: Insertable<Schema["plan_comments"]>) =>
  trx.insertInto("plan_comments").values(row).execute();

export const deleteComment = (trx: Trx, id: string) =>
  trx.deleteFrom("plan_comments").where("id", "=", id).execute();
