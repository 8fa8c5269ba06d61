import pg from "pg";

type Row = Record<string, unknown>;

/**
 * Runs SQL of a library, separate from the server's queries: one statement with values, or a script between `begin`
 * and `commit` without a timeout. Returns all rows.
 */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

type Connections = { connect: () => Promise<pg.PoolClient> };

const isScript = (text: string) => /^\s*begin\b/i.test(text);

export const scriptsOnPool =
  (pool: Connections): RunSql =>
  async (text, values = []) => {
    // Not `pool.query`, which isn't monitored (watch.ts) and would wait minutes for an unreachable server.
    const client = await pool.connect();
    try {
      const rows = isScript(text)
        ? await runScript(client, text)
        : (await client.query<Row>(text, [...values])).rows;
      client.release();
      return rows;
    } catch (error) {
      // The connection may be within a transaction, so it isn't reused.
      client.release(isScript(text) || !isDatabaseError(error));
      throw error;
    }
  };

/** The server itself rejected the statement and stays connected. */
const isDatabaseError = (error: unknown) => error instanceof pg.DatabaseError;

async function runScript(client: pg.PoolClient, text: string): Promise<Row[]> {
  await client.query("set statement_timeout = 0");
  const results: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(text);
  await client.query("reset statement_timeout");
  return [results].flat().flatMap(({ rows }) => rows);
}
