import pg from "pg";
import { requestCallback } from "../callbacks.ts";

/** A query that is not answered by then makes us look whether the server can be reached at all. */
const patienceMs = 1_500;
const probeMs = 1_000;

type Watched = Pick<pg.ClientBase, "query"> & { end: () => Promise<void> };

/**
 * Watches clients whose server may vanish without a word (a cut cable, a stopped machine): the limit on
 * statements is the server's and does not help then, and TCP gives up only after minutes. While a query
 * waits, a second connection is tried; where that fails, the client is ended and the query with it.
 */
export function makeWatch(databaseUrl: string): (client: Watched) => void {
  let underWay: Promise<boolean> | undefined;
  const isThere = () =>
    (underWay ??= canReach(databaseUrl).finally(() => {
      underWay = undefined;
    }));

  function guard(client: Watched, answer: Promise<unknown>): void {
    let timer: NodeJS.Timeout | undefined;
    let isAnswered = false;
    const look = async () => {
      const reachable = await isThere();
      if (isAnswered) return;
      if (reachable) timer = setTimeout(requestCallback(look), patienceMs);
      else await client.end().catch(() => undefined);
    };
    timer = setTimeout(requestCallback(look), patienceMs);
    const settled = () => {
      isAnswered = true;
      clearTimeout(timer);
    };
    answer.then(settled, settled);
  }

  return (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    const watched = (...parts: unknown[]) => {
      const answer = query(...parts);
      if (answer instanceof Promise) guard(client, answer);
      return answer;
    };
    client.query = watched as typeof client.query;
  };
}

/** True where the server says anything at all, be it that it takes nobody in. */
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
