import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, type PostgresPool, sql } from "kysely";
import pg from "pg";
import { makeMirror } from "./mirror.ts";
import { prepareStatements } from "./prepared.ts";
import { hookQueries } from "./query-hooks.ts";
import { makeReplicated } from "./read-replica.ts";
import { type RunSql, scriptsOnPool } from "./scripts.ts";
import { makeSockets, type Sockets } from "./sockets.ts";
import { makeWatch } from "./watch.ts";
import { processCallback } from "../callbacks.ts";

export type Where = {
  databaseUrl: string | undefined;
  /** A replica for guests' reads. */
  databaseReadUrl?: string | undefined;
  dataDir: string;
  /** False leaves node-postgres' `client.query` unchanged (query-hooks.ts). */
  queryHooks?: boolean | undefined;
  /** The statement timeout; shorter in tests. */
  statementMs?: number | undefined;
};

export type OpenDatabase<S> = {
  db: Kysely<S>;
  kind: "pglite" | "postgres";
  /** Throws if the database doesn't respond. */
  ping: () => Promise<void>;
  run: RunSql;
  /**
   * PGlite only: copies its folder between two queries, which wait. Like the folder of a killed process, the copy
   * opens with everything acknowledged. Returns when it was made.
   */
  copyTo?: (folder: string) => Promise<Date>;
  /** PGlite only: called with the reason when its worker exited and is restarted. */
  onFailure?: (listener: (reason: Error) => void) => void;
  /** PGlite only: kills its worker like a crash; a new one is started. For fault tests. */
  restart?: () => void;
  /** Aborts what waits for the database and accepts no other statement. */
  interrupt: () => void;
  /** Something was written: a replica is queried again once it has replayed the write. */
  noteWrite: () => void;
  close: () => Promise<void>;
};

// Counts are bigint; those of this server fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date has no time and no zone, so it stays text.
const asText = (value: string) => value;
pg.types.setTypeParser(pg.types.builtins.DATE, asText);

const poolSize = 10;
const connectMs = 3_000;
const usualStatementMs = 5_000;
const idleInTransactionMs = 15_000;
const impatientMs = 500;
/** Compiling a query with a hundred conditions takes a second; interpreting it takes 50 ms. */
const withoutJit = "-c jit=off";

/** Opens PostgreSQL if a URL is set, else PGlite in the data folder. */
export async function openDatabase<S>(where: Where): Promise<OpenDatabase<S>> {
  const { databaseUrl, databaseReadUrl, dataDir, queryHooks = true } = where;
  const { statementMs = usualStatementMs } = where;
  if (!databaseUrl) return openOnPglite<S>(join(dataDir, "pglite"), { queryHooks, statementMs });
  const sockets = makeSockets();
  const limits = { queryHooks, statementMs, sockets };
  const pool = openPool(databaseUrl, connectMs, limits);
  const parts = { kind: "postgres", run: scriptsOnPool(pool), interrupt: sockets.destroy } as const;
  if (!databaseReadUrl) return opened(onPool<S>(pool), parts);
  const replicated = makeReplicated(pool, openPool(databaseReadUrl, impatientMs, limits));
  return opened(onPool<S>(replicated.pool), { ...parts, noteWrite: replicated.noteWrite });
}

const onPool = <S>(pool: PostgresPool) => new Kysely<S>({ dialect: new PostgresDialect({ pool }) });

type Limits = { queryHooks: boolean; statementMs: number };

async function openOnPglite<S>(
  folder: string,
  { queryHooks, statementMs }: Limits,
): Promise<OpenDatabase<S>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A server on PostgreSQL does not load it.
  const { openPglite } = await import("./pglite/open.ts");
  const limits = queryHooks ? { statementMs, idleInTransactionMs } : undefined;
  const { pool, exclusive, close, interrupt, ...others } = await openPglite(folder, limits);
  const copyTo = async (target: string) => {
    const { step } = makeMirror(folder, join(target, "pglite"));
    await step();
    await step();
    return exclusive(async () => {
      const asOf = new Date();
      await step();
      return asOf;
    });
  };
  let closing: Promise<void> | undefined;
  return {
    ...opened(onPool<S>(pool), { kind: "pglite", run: scriptsOnPool(pool), interrupt }),
    copyTo,
    ...others,
    close: () => (closing ??= close()),
  };
}

function openPool(
  databaseUrl: string,
  connectionTimeoutMillis: number,
  { queryHooks, statementMs, sockets }: Limits & { sockets: Sockets },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis,
    statement_timeout: statementMs,
    options: withoutJit,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    stream: sockets.stream,
  });
  const watch = makeWatch(databaseUrl);
  // The pool replaces a dead connection; its query, or the next one, reports the error.
  // Between two queries of a transaction only this listener notices.
  pool.on("error", () => undefined);
  pool.on(
    "connect",
    processCallback((client: pg.PoolClient) => {
      client.on("error", () => undefined);
      if (!queryHooks || !(client instanceof pg.Client)) return;
      hookQueries(client, [watch(client), prepareStatements(client)]);
    }),
  );
  return pool;
}

/** A few connections for optional queries, which time out after half a second. */
export function openImpatient(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 3,
    connectionTimeoutMillis: impatientMs,
    query_timeout: impatientMs,
    statement_timeout: impatientMs,
    options: withoutJit,
    keepAlive: true,
  });
  pool.on("error", () => undefined);
  pool.on(
    "connect",
    processCallback((client: pg.PoolClient) => client.on("error", () => undefined)),
  );
  return pool;
}

type Opened = Pick<OpenDatabase<unknown>, "kind" | "run" | "interrupt"> &
  Partial<Pick<OpenDatabase<unknown>, "noteWrite">>;

function opened<S>(db: Kysely<S>, { noteWrite, ...parts }: Opened): OpenDatabase<S> {
  let closing: Promise<void> | undefined;
  return {
    db,
    ...parts,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    noteWrite: noteWrite ?? (() => undefined),
    close: () => (closing ??= db.destroy()),
  };
}
