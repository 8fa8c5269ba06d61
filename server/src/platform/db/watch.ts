import pg from "pg";
import { requestCallback } from "../callbacks.ts";
import type { QueryHook } from "./query-hooks.ts";

/** After this time without a result, the connection to the server is checked. */
const patienceMs = 1_500;
const probeMs = 1_000;

type Client = { end: () => Promise<void> };

/**
 * Monitors clients whose server may vanish silently (a cut cable, a stopped machine): the statement timeout is the
 * server's, and TCP gives up only after minutes. While a query waits, a second connection is tried; if that fails,
 * the client is closed and the query fails.
 */
export function makeWatch(databaseUrl: string): (client: Client) => QueryHook {
  let probe: Promise<boolean> | undefined;
  const isReachable = () =>
    (probe ??= canReach(databaseUrl).finally(() => {
      probe = undefined;
    }));

  function watch(client: Client, result: Promise<unknown>): void {
    let timer: NodeJS.Timeout | undefined;
    let isSettled = false;
    const check = async () => {
      const reachable = await isReachable();
      if (isSettled) return;
      if (reachable) timer = setTimeout(requestCallback(check), patienceMs);
      else await client.end().catch(() => undefined);
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

/** True if the server responds, even by refusing the connection. */
async function canReach(databaseUrl: string): Promise<boolean> {
  const probe = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: probeMs,
  });
  probe.on("error", () => undefined);
  try {
    await probe.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void probe.end().catch(() => undefined);
  }
}
