import pg from "pg";

type Row = Record<string, unknown>;

/**
 * Runs SQL as somebody else wrote it, apart from the queries of the server: one statement, with its values, or a script
 * of many between `begin` and `commit`, which may take its time. Answers the rows of all of them.
 */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

type Connections = { connect: () => Promise<pg.PoolClient> };

const isScript = (text: string) => /^\s*begin\b/i.test(text);

export const scriptsOnPool =
  (pool: Connections): RunSql =>
  async (text, values = []) => {
    // Not by `pool.query`, which nobody watches (watch.ts): it would wait for minutes on a server that fell silent.
    const client = await pool.connect();
    try {
      const rows = isScript(text)
        ? await runScript(client, text)
        : (await client.query<Row>(text, [...values])).rows;
      client.release();
      return rows;
    } catch (error) {
      // Of a script it may be half-way through a transaction: nobody else is given this connection.
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
