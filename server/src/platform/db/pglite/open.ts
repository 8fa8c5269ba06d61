import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPool } from "kysely";
import pg from "pg";
import { prepareStatements } from "../prepared.ts";
import { hookQueries } from "../query-hooks.ts";
import { PgliteFailure } from "./handle.ts";
import { type Limits, limitStatements } from "./limits.ts";
import { PgliteSocket } from "./socket.ts";
import { type MemoryBounds, type Supervisor, supervise } from "./supervisor.ts";
import { processCallback } from "../../callbacks.ts";

/** A pool like PostgreSQL's, with PGlite's one connection. */
export type PglitePool = PostgresPool & { connect: () => Promise<pg.PoolClient> };

export type OpenPglite = Omit<Supervisor, "connect" | "isLarge" | "recycle"> & {
  pool: PglitePool;
};

/** Longer than a statement timeout plus reopening the folder. */
const waitMs = 8_000;
/** Ten for each concurrent request (http/overload.ts). */
const waitingAtMost = 3_000;
const closeMs = 1_000;
/** Set explicitly, because the environment may name a server that must not be used. */
const nowhere = { host: "pglite", port: 5432, user: "postgres", password: "", ssl: false };
const megabyte = 2 ** 20;
const usualMemory: MemoryBounds = { recycleAt: 192 * megabyte, limit: 384 * megabyte };

/**
 * Opens PGlite in its own thread. node-postgres queries it over a socket into that thread. A statement that exceeds
 * the timeout ends the thread, and the folder is reopened as after a crash. Without `limits`, queries have no hooks
 * (query-hooks.ts).
 */
export async function openPglite(
  folder: string,
  limits: Limits | undefined,
  memory = usualMemory,
): Promise<OpenPglite> {
  const supervisor = await supervise(folder, memory);

  class Client extends pg.Client {
    readonly socket: PgliteSocket;
    constructor() {
      const socket = new PgliteSocket(supervisor, limits?.statementMs ?? 0);
      super({ ...nowhere, connectionTimeoutMillis: waitMs, stream: () => socket });
      this.socket = socket;
    }
  }

  const pool = new pg.Pool({
    Client,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitMs,
  });
  // This query, or the next one, reports the error.
  pool.on("error", () => undefined);
  const prepareClient = processCallback((client: pg.PoolClient) => {
    client.on("error", () => undefined);
    if (!(client instanceof Client)) return;
    if (limits) {
      const limit = limitStatements(client, client.socket, limits);
      hookQueries(client, [limit, prepareStatements(client)]);
    }
    // Its holder may never release it, and there is no other connection.
    client.socket.once(
      "close",
      processCallback(() => client.release(true)),
    );
  });
  pool.on("connect", prepareClient);
  const recycleWhenLarge = processCallback((_error: unknown, client: pg.PoolClient) => {
    if (!supervisor.isLarge() || pool.waitingCount > 0 || !(client instanceof Client)) return;
    void client.end();
    supervisor.recycle();
  });
  pool.on("release", recycleWhenLarge);

  async function connect(): Promise<pg.PoolClient> {
    if (pool.waitingCount >= waitingAtMost) {
      throw new PgliteFailure("53300", "Too many statements are waiting for the database.");
    }
    const client = await pool.connect();
    const { release } = client;
    let isReleased = false;
    client.release = (error) => {
      if (isReleased) return;
      isReleased = true;
      release(error);
    };
    return client;
  }

  const end = async () => {
    if (!pool.ending) await pool.end();
  };
  return {
    pool: { connect, end, options: {} },
    exclusive: supervisor.exclusive,
    onFailure: supervisor.onFailure,
    restart: supervisor.restart,
    interrupt: supervisor.interrupt,
    async close() {
      await Promise.race([end(), wait(closeMs, undefined, { ref: false })]);
      await supervisor.close();
    },
  };
}
