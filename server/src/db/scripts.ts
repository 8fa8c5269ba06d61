import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";

type Row = Record<string, unknown>;

/**
 * Runs SQL as somebody else wrote it, apart from the queries of the house: one statement, with its values, or a script
 * of many between `begin` and `commit`, which may take its time. Answers the rows of all of them.
 */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

const isScript = (text: string) => /^\s*begin\b/i.test(text);

export const scriptsOnPool =
  (pool: pg.Pool): RunSql =>
  async (text, values = []) =>
    isScript(text) ? runScript(pool, text) : (await pool.query<Row>(text, [...values])).rows;

async function runScript(pool: pg.Pool, text: string): Promise<Row[]> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    const results: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(text);
    await client.query("reset statement_timeout");
    client.release();
    return [results].flat().flatMap(({ rows }) => rows);
  } catch (error) {
    // Half-way through a transaction: nobody else is given this connection.
    client.release(true);
    throw error;
  }
}

export const scriptsOnPglite =
  (pglite: PGlite): RunSql =>
  async (text, values = []) => {
    if (values.length > 0) return (await pglite.query<Row>(text, [...values])).rows;
    try {
      return (await pglite.exec(text)).flatMap(({ rows }) => rows as Row[]);
    } catch (error) {
      // There is one connection: what follows must not run into a transaction that failed.
      if (isScript(text)) await pglite.exec("rollback").catch(() => undefined);
      throw error;
    }
  };
