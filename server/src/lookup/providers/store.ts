import type { Service, SuggestionState } from "#contracts/lookup/providers.ts";
import { type Selectable, sql } from "kysely";
import { authorJson, type AuthorRow } from "../../accounts/profiles/service.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { isAuthor } from "./policy.ts";

export type ProviderRow = Selectable<Schema["providers"]>;
export type ProviderColumns = Pick<
  ProviderRow,
  "service" | "city" | "name" | "services" | "address" | "contact" | "source"
>;

/** Public providers of one service in one city, by name. */
export const listApproved = (
  db: Db,
  { service, city, limit }: { service: Service; city: string; limit: number },
): Promise<ProviderRow[]> =>
  db
    .selectFrom("providers")
    .selectAll()
    .where("state", "=", "approved")
    .where("hidden_at", "is", null)
    .where("service", "=", service)
    .where("city", "=", city)
    .orderBy("name")
    .orderBy("id")
    .limit(limit)
    .execute();

export const listApprovedByIds = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("providers")
    .select(["id", "name", "service", "city"])
    .where("state", "=", "approved")
    .where("hidden_at", "is", null)
    .where("id", "=", sql<string>`any (${ids}::uuid[])`)
    .execute();

/** Services and cities with a public provider, each once. */
export const listApprovedPlaces = (db: Db): Promise<{ service: Service; city: string }[]> =>
  db
    .selectFrom("providers")
    .select(["service", "city"])
    .distinct()
    .where("state", "=", "approved")
    .where("hidden_at", "is", null)
    .orderBy("service")
    .orderBy("city")
    .execute();

/** Services and cities with the names of their public providers. */
export const listApprovedNames = (
  db: Db,
): Promise<{ service: Service; city: string; names: string[] }[]> =>
  db
    .selectFrom("providers")
    .select(["service", "city", sql<string[]>`array_agg(name order by name, id)`.as("names")])
    .where("state", "=", "approved")
    .where("hidden_at", "is", null)
    .groupBy(["service", "city"])
    .execute();

export const listOfPerson = (db: Db, author: Viewer, limit: number): Promise<ProviderRow[]> =>
  db
    .selectFrom("providers")
    .selectAll()
    .where(isAuthor(author))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export async function countWaiting(db: Db, author: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom("providers")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(isAuthor(author))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return count;
}

const withPerson = (db: Db) =>
  db
    .selectFrom("providers as o")
    .leftJoin("profiles as p", "p.id", "o.suggested_by")
    .selectAll("o")
    .select(sql<AuthorRow | null>`${authorJson}`.as("person"));

export type SuggestionRow = ProviderRow & { person: AuthorRow | null };

type KeysetPage = { state: SuggestionState; limit: number; after?: string | undefined };

/**
 * Pending suggestions in order of arrival, others by latest decision; `after` is a cursor. If its row was
 * deleted, the list of decisions starts again, so that none is missed.
 */
export function listInState(db: Db, { state, limit, after }: KeysetPage): Promise<SuggestionRow[]> {
  const rows = withPerson(db).where("o.state", "=", state).limit(limit);
  if (state === "waiting") {
    const rest = after === undefined ? rows : rows.where("o.id", ">", after);
    return rest.orderBy("o.id").execute();
  }
  const decided = sql`coalesce((select decided_at from providers where id = ${after}), 'infinity')`;
  const rest =
    after === undefined
      ? rows
      : rows.where(sql<boolean>`(o.decided_at, o.id) < (${decided}, ${after}::uuid)`);
  return rest.orderBy("o.decided_at", "desc").orderBy("o.id", "desc").execute();
}

export const findSuggestion = (db: Db, id: string): Promise<SuggestionRow | undefined> =>
  withPerson(db).where("o.id", "=", id).executeTakeFirst();

/** Locks a suggestion until the transaction ends. */
export const lockSuggestion = (trx: Trx, id: string): Promise<ProviderRow | undefined> =>
  trx.selectFrom("providers").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const insertSuggestion = (
  trx: Trx,
  suggestion: ProviderColumns & { id: string; note: string; suggested_by: string },
): Promise<ProviderRow> =>
  trx
    .insertInto("providers")
    .values({ ...suggestion, reason: null, decided_by: null, decided_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();

type DecisionColumns = Pick<ProviderRow, "state" | "reason" | "decided_by" | "decided_at">;

export const updateSuggestion = (
  trx: Trx,
  id: string,
  changes: Partial<ProviderColumns> | DecisionColumns,
) =>
  trx
    .updateTable("providers")
    .set({ ...changes, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();

export const deleteSuggestion = (trx: Trx, id: string) =>
  trx.deleteFrom("providers").where("id", "=", id).execute();

/** Deletes a person's suggestions that are not public. */
export const deleteUnapproved = (trx: Trx, author: Viewer) =>
  trx.deleteFrom("providers").where(isAuthor(author)).where("state", "!=", "approved").execute();
