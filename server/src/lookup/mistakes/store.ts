import type { MistakeState } from "#contracts/lookup/mistakes.ts";
import { type Selectable, sql } from "kysely";
import { authorJson, type AuthorRow } from "../../accounts/profiles/service.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

type MistakeRow = Selectable<Schema["mistakes"]>;
export type ReportedRow = MistakeRow & { person: AuthorRow | null };

const withPerson = (db: Db) =>
  db
    .selectFrom("mistakes as m")
    .leftJoin("profiles as p", "p.id", "m.reported_by")
    .selectAll("m")
    .select(sql<AuthorRow | null>`${authorJson}`.as("person"));

type KeysetPage = { state: MistakeState; limit: number; after?: string | undefined };

/** Open reports in order of arrival, closed ones newest first; `after` is a cursor. */
export function listInState(db: Db, { state, limit, after }: KeysetPage): Promise<ReportedRow[]> {
  const isOpen = state === "open";
  const rows = withPerson(db).where("m.state", "=", state).limit(limit);
  const rest = after === undefined ? rows : rows.where("m.id", isOpen ? ">" : "<", after);
  return rest.orderBy("m.id", isOpen ? "asc" : "desc").execute();
}

export const findMistake = (db: Db, id: string): Promise<ReportedRow | undefined> =>
  withPerson(db).where("m.id", "=", id).executeTakeFirst();

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("mistakes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a report about this fact of this page is open. */
export async function isOpen(
  trx: Trx,
  { path, fact }: Pick<MistakeRow, "path" | "fact">,
): Promise<boolean> {
  const row = await trx
    .selectFrom("mistakes")
    .select("id")
    .where("state", "=", "open")
    .where("path", "=", path)
    .where("fact", "=", fact)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewMistake = Pick<MistakeRow, "id" | "path" | "fact" | "text" | "reported_by">;

export const insertMistake = (trx: Trx, mistake: NewMistake) =>
  trx.insertInto("mistakes").values(mistake).execute();

export const updateState = (trx: Trx, id: string, state: MistakeState) =>
  trx.updateTable("mistakes").set({ state }).where("id", "=", id).execute();
