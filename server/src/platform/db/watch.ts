import pg from "pg";
import { requestCallback } from "../callbacks.ts";
import type { QueryHook } from "./query-hooks.ts";

/** After this time without a result, the connection to the server is checked. */
const patienceMs = 1_500;
const probeMs = 1_000;

type Client = { end: () => Promise<void>; processID?: number | null };

/**
 * Monitors clients whose server may vanish silently (a cut cable, a stopped machine, a router that forgot the
 * connection): the statement timeout is the server's, and TCP gives up only after minutes. While a query waits, a second
 * connection asks the server; if there is no answer, or the server twice says that it has nothing to do for the client,
 * the client is closed and the query fails.
 */
export function makeWatch(databaseUrl: string): (client: Client) => QueryHook {
  let probe: Promise<Idle | undefined> | undefined;
  const askServer = () =>
    (probe ??= findIdle(databaseUrl).finally(() => {
      probe = undefined;
    }));

  function watch(client: Client, result: Promise<unknown>): void {
    let timer: NodeJS.Timeout | undefined;
    let isSettled = false;
    let wasIdle = false;
    const check = async () => {
      const idle = await askServer();
      if (isSettled) return;
      const isIdle = idle?.has(client.processID ?? 0);
      if (isIdle === undefined || (isIdle && wasIdle)) {
        await client.end().catch(() => undefined);
        return;
      }
      wasIdle = isIdle;
      timer = setTimeout(requestCallback(check), patienceMs);
    };
    timer = setTimeout(requestCallback(check), patienceMs);
    const settled = () => {
      isSettled = true;
      clearTimeout(timer);
    };
    result.then(settled, settled);
  }

  return (client) => (send) => (query) => {
    const result = send(query);
    watch(client, result);
    return result;
  };
}

/** The processes of the server that wait for our next query. */
type Idle = ReadonlySet<number>;

/** Undefined if the server doesn't respond. One that refuses the connection does. */
async function findIdle(databaseUrl: string): Promise<Idle | undefined> {
  const probe = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  });
  probe.on("error", () => undefined);
  try {
    await probe.connect();
    const { rows } = await probe.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and state like 'idle%'",
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    return error instanceof pg.DatabaseError ? new Set() : undefined;
  } finally {
    void probe.end().catch(() => undefined);
  }
}
