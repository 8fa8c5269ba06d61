import type {
  VenueChanges,
  VenueSuggestionKind,
  VenueSuggestionState,
} from "#contracts/lookup/venue-suggestions.ts";
import type { VenueCategory } from "#contracts/lookup/tags.ts";
import { type Selectable, sql } from "kysely";
import { authorJson, type AuthorRow } from "../../accounts/profiles/service.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { isAuthor } from "./policy.ts";

type Row = Selectable<Schema["venue_suggestions"]>;
/** `name` and `category` are those of the place. */
export type SuggestionRow = Row & {
  name: string;
  category: VenueCategory;
  person: AuthorRow | null;
};

const withPlace = (db: Db) =>
  db
    .selectFrom("venue_suggestions as s")
    .leftJoin("venues as v", "v.id", "s.venue_id")
    .leftJoin("profiles as p", "p.id", "s.suggested_by")
    .selectAll("s")
    .select([
      sql<string>`coalesce(v.name, s.changes ->> 'name', '')`.as("name"),
      sql<VenueCategory>`coalesce(v.category, s.changes ->> 'category')`.as("category"),
      sql<AuthorRow | null>`${authorJson}`.as("person"),
    ]);

export const listOfPerson = (db: Db, author: Viewer, limit: number): Promise<SuggestionRow[]> =>
  withPlace(db).where(isAuthor(author, "s")).orderBy("s.id", "desc").limit(limit).execute();

export async function countWaiting(db: Db, author: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom("venue_suggestions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(isAuthor(author))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return count;
}

type KeysetPage = { state: VenueSuggestionState; limit: number; after?: string | undefined };

/**
 * Waiting suggestions in order of arrival, others by latest decision; `after` is a cursor. If its row was deleted, the list
 * of decisions starts again, so that none is missed.
 */
export function listInState(db: Db, { state, limit, after }: KeysetPage): Promise<SuggestionRow[]> {
  const rows = withPlace(db).where("s.state", "=", state).limit(limit);
  if (state === "waiting") {
    const rest = after === undefined ? rows : rows.where("s.id", ">", after);
    return rest.orderBy("s.id").execute();
  }
  const decided = sql`coalesce(
    (select decided_at from venue_suggestions where id = ${after}), 'infinity')`;
  const rest =
    after === undefined
      ? rows
      : rows.where(sql<boolean>`(s.decided_at, s.id) < (${decided}, ${after}::uuid)`);
  return rest.orderBy("s.decided_at", "desc").orderBy("s.id", "desc").execute();
}

export const findSuggestion = (db: Db, id: string): Promise<SuggestionRow | undefined> =>
  withPlace(db).where("s.id", "=", id).executeTakeFirst();

/** Locks a suggestion until the transaction ends. */
export const lockSuggestion = (trx: Trx, id: string): Promise<Row | undefined> =>
  trx
    .selectFrom("venue_suggestions")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

type NewSuggestion = {
  id: string;
  kind: VenueSuggestionKind;
  venue_id: string | null;
  changes: VenueChanges;
  note: string;
  source: string | null;
  suggested_by: string;
};

/** The ID of a waiting suggestion of the same person with the same changes. */
export async function findSame(
  trx: Trx,
  { kind, venue_id, changes, suggested_by }: NewSuggestion,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("venue_suggestions")
    .select("id")
    .where(isAuthor({ userId: suggested_by }))
    .where("state", "=", "waiting")
    .where("kind", "=", kind)
    .where("venue_id", "=", venue_id)
    .where(sql<boolean>`changes = ${JSON.stringify(changes)}::jsonb`)
    .executeTakeFirst();
  return row?.id;
}

export const insertSuggestion = (trx: Trx, { changes, ...suggestion }: NewSuggestion) =>
  trx
    .insertInto("venue_suggestions")
    .values({
      ...suggestion,
      changes: JSON.stringify(changes),
      reason: null,
      decided_by: null,
      decided_at: null,
    })
    .execute();

type Decision = Pick<Row, "state" | "reason" | "venue_id"> & {
  decided_by: string;
  decided_at: Date;
};

export const decideSuggestion = (trx: Trx, id: string, decision: Decision) =>
  trx
    .updateTable("venue_suggestions")
    .set({ ...decision, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();

export const updateChanges = (trx: Trx, id: string, changes: VenueChanges) =>
  trx
    .updateTable("venue_suggestions")
    .set({ changes: JSON.stringify(changes), version: sql`version + 1` })
    .where("id", "=", id)
    .execute();

export const deleteSuggestion = (trx: Trx, id: string) =>
  trx.deleteFrom("venue_suggestions").where("id", "=", id).execute();

/** Deletes a person's suggestions that weren't accepted. */
export const deleteUnaccepted = (trx: Trx, author: Viewer) =>
  trx
    .deleteFrom("venue_suggestions")
    .where(isAuthor(author))
    .where("state", "!=", "accepted")
    .execute();

/** The accepted closings of a place, locked until the transaction ends. */
export const lockClosings = (trx: Trx, venueId: string): Promise<Row[]> =>
  trx
    .selectFrom("venue_suggestions")
    .selectAll()
    .where("venue_id", "=", venueId)
    .where("kind", "=", "closed")
    .where("state", "=", "accepted")
    .orderBy("id")
    .forUpdate()
    .execute();

/** An accepted suggestion, with its place as it is now. */
export type AcceptedRow = Pick<Row, "id" | "kind" | "changes"> & {
  decided_at: Date;
  venue_id: string;
  osm_id: string | null;
  osm_version: number | null;
};

/** What was accepted from a moment on, or before another one, oldest first. */
export async function listAccepted(
  db: Db,
  { start, end, limit }: { start: Date; end?: Date; limit?: number },
): Promise<AcceptedRow[]> {
  const { rows } = await sql<AcceptedRow>`
    select s.id, s.kind, s.changes, s.decided_at, s.venue_id, v.osm_id, v.osm_version
    from venue_suggestions s join venues v on v.id = s.venue_id
    where s.state = 'accepted' and s.decided_at >= ${start}
      and s.decided_at < ${end ?? "infinity"}::timestamptz
    order by s.decided_at, s.id limit ${limit ?? null}`.execute(db);
  return rows;
}
