import { type CompiledQuery, type QueryResult, type RawBuilder, sql } from "kysely";
import type pg from "pg";
import type { QueryHook } from "./query-hooks.ts";

/** Each takes some kilobytes per connection in PostgreSQL. */
const maxStatements = 300;

/** Names by SQL. The same text has the same name on every connection. */
const names = new Map<string, string>();

/** A database or a transaction. */
type Executor = { executeQuery: <R>(query: CompiledQuery<R>) => Promise<QueryResult<R>> };

/**
 * Runs a frequent query as a prepared statement: PostgreSQL parses and plans it once per connection, which costs more
 * than running it. Anything that changes the plan, such as a row limit, belongs in its text. Columns must be named,
 * because `*` changes when a column is added.
 */
export async function executePrepared<R>(db: Executor, query: CompiledQuery<R>): Promise<R[]> {
  if (names.size < maxStatements && !names.has(query.sql)) {
    names.set(query.sql, `wagabond ${names.size}`);
  }
  return (await db.executeQuery(query)).rows;
}

/**
 * An array in such a query. It is selected, so that PostgreSQL plans without its length; a plan for the length of the
 * moment would look cheaper than one for any length, and each call would be planned.
 */
export const preparedArray = (
  values: readonly unknown[],
  type: "uuid" | "text" | "boolean" | "timestamptz",
): RawBuilder<unknown> => sql`(select ${values}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

/** The plan is outdated (0A000), or a pooler switched the connection and the statement is gone (26000). */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "26000" || (error.code === "0A000" && /cached plan/.test(error.message)));

/**
 * Names the queries of `executePrepared`, so that their connection prepares them. After a stale plan, the connection
 * prepares nothing more; a transaction fails and is retried (transact.ts).
 */
export function prepareStatements(client: Pick<pg.Client, "getTransactionStatus">): QueryHook {
  let isOn = true;
  return (send) => (query) => {
    const name = isOn && query.name === undefined ? names.get(query.text) : undefined;
    if (name === undefined) return send(query);
    return send({ ...query, name }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      isOn = false;
      if (client.getTransactionStatus() !== "I") throw error;
      return send(query);
    });
  };
}
