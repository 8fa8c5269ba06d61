import pg from "pg";
import { requestCallback } from "../callbacks.ts";
import type { QueryHook } from "./query-hooks.ts";

/** A query without a result by then causes a check whether the server can be reached at all. */
const patienceMs = 1_500;
const probeMs = 1_000;

type Client = { end: () => Promise<void> };

/**
 * Watches clients whose server may vanish silently (a cut cable, a stopped machine): the limit on statements is the
 * server's and does not help then, and TCP gives up only after minutes. While a query waits, a second connection is
 * tried; where that fails, the client is ended and the query with it.
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

/** True where the server responds at all, be it that it refuses the connection. */
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
