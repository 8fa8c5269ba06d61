import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { makeBreaker } from "../http/breaker.ts";

const guests = new AsyncLocalStorage<boolean>();

/** Runs reads for a caller who has written nothing: a replica may answer. */
export const readingAsGuest = <T>(work: () => T): T => guests.run(true, work);

/** Runs a write within such a read: the primary alone takes it. */
export const writingAsGuest = <T>(work: () => T): T => guests.run(false, work);

export type Replicated = {
  pool: PostgresPool;
  /** Something was written: a replica is queried again once it has replayed the write. */
  noteWrite: () => void;
};

const failuresInARow = 3;
const restMs = 5_000;

/**
 * A pool that sends guests' reads to a replica and everything else to the primary. The replica is used only while it
 * has every write that this process knows of, so responses never go back in time. If it lags or is unavailable, the
 * primary reads.
 */
export function makeReplicated(primary: pg.Pool, replica: pg.Pool): Replicated {
  const breaker = makeBreaker({ failures: failuresInARow, restMs });
  let writes = 0;
  /** The primary's log position after that many writes. */
  let reached: { writes: number; position: string } | undefined;
  let looking = false;

  async function checkReplica(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      while (reached?.writes !== writes) {
        const writesBefore = writes;
        const { rows } = await primary.query<{ position: string }>(
          "select pg_current_wal_lsn()::text as position",
        );
        reached = rows[0] && { writes: writesBefore, position: rows[0].position };
      }
    } catch {
      // The next read checks again.
    } finally {
      looking = false;
    }
  }

  async function upToDate(): Promise<PostgresPoolClient | undefined> {
    if (breaker.wait() > 0) return undefined;
    if (reached?.writes !== writes) {
      void checkReplica();
      return undefined;
    }
    let client: pg.PoolClient | undefined;
    try {
      client = await replica.connect();
      const { rows } = await client.query<{ has_it: boolean }>({
        name: "replica has it",
        text: "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn else true end as has_it",
        values: [reached.position],
      });
      breaker.succeeded();
      if (rows[0]?.has_it) return client;
      client.release();
    } catch (error) {
      breaker.failed();
      client?.release(error instanceof Error ? error : true);
    }
    return undefined;
  }

  const pool: PostgresPool = {
    Client: pg.Client,
    options: primary.options,
    connect: async () => (guests.getStore() && (await upToDate())) || primary.connect(),
    end: async () => {
      await Promise.all([primary.end(), replica.end()]);
    },
  };
  const noteWrite = () => {
    writes += 1;
    void checkReplica();
  };
  noteWrite();
  return { pool, noteWrite };
}
