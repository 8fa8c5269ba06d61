import type { CompiledQuery, QueryResult } from "kysely";
import type pg from "pg";

/** Texts that connections keep their plans of; a connection to PostgreSQL holds some kilobytes for each. */
const preparedAtMost = 300;

/** Names by SQL. The same text has the same name on every connection. */
const names = new Map<string, string>();

/** A database or a transaction. */
type Asked = { executeQuery: <R>(query: CompiledQuery<R>) => Promise<QueryResult<R>> };

/**
 * Asks what is asked all the time in the same words: PostgreSQL reads and plans it once a connection, which costs more
 * than answering it. What changes the plan, such as how many rows are wanted, belongs into the words.
 * Columns are to be named, since `*` changes its meaning when a column is added.
 */
export async function askPrepared<R>(db: Asked, query: CompiledQuery<R>): Promise<R[]> {
  if (names.size < preparedAtMost && !names.has(query.sql)) {
    names.set(query.sql, `wagabond ${names.size}`);
  }
  return (await db.executeQuery(query)).rows;
}

/** The plan is of another schema (0A000), or of a connection that somebody between us and the database has changed (26000). */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "26000" || (error.code === "0A000" && /cached plan/.test(error.message)));

type Client = Pick<pg.Client, "query" | "getTransactionStatus">;

/**
 * Lets a client keep the plans of what is asked by `askPrepared`. Once a plan is stale, it asks in full from then on;
 * a transaction is broken by it, and run again (transact.ts).
 */
export function keepPlans(client: Client): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  let keeps = true;
  const asked = (...parts: unknown[]) => {
    const [text, values] = parts;
    const name = keeps && typeof text === "string" ? names.get(text) : undefined;
    if (name === undefined) return query(...parts);
    const answer = query({ name, text, values }) as Promise<unknown>;
    return answer.catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      keeps = false;
      if (client.getTransactionStatus() !== "I") throw error;
      return query(text, values);
    });
  };
  client.query = asked as typeof client.query;
}
