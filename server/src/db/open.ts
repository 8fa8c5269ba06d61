import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, type PostgresPool, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import { makeMirror } from "./mirror.ts";
import { keepPlans } from "./prepared.ts";
import { makeReplicated } from "./read-replica.ts";
import { type RunSql, scriptsOnPglite, scriptsOnPool } from "./scripts.ts";
import { makeWatch } from "./watch.ts";
import { processCallback } from "../callbacks.ts";

export type Where = {
  databaseUrl: string | undefined;
  /** A replica of it that reads for guests. */
  databaseReadUrl?: string | undefined;
  dataDir: string;
};

export type OpenDatabase<S> = {
  db: Kysely<S>;
  kind: "pglite" | "postgres";
  /** Throws where the database cannot answer just now. */
  ping: () => Promise<void>;
  run: RunSql;
  /**
   * Of PGlite alone: copies its folder as it is at one moment between two queries, which wait meanwhile. Like the
   * folder of a process that was killed, the copy opens with all that was acknowledged.
   */
  copyTo?: (folder: string) => Promise<void>;
  /** Something was written: a replica is asked again once it has that too. */
  noteWrite: () => void;
  close: () => Promise<void>;
};

// Counts come as bigint; those of this house fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day has no time and no zone: it stays the text it is.
const asText = (value: string) => value;
pg.types.setTypeParser(pg.types.builtins.DATE, asText);

const poolSize = 10;
const connectMs = 3_000;
const statementMs = 5_000;
const impatientMs = 500;
/** To compile a query with a hundred conditions takes a second; to run it as it is takes 50 ms. */
const withoutJit = "-c jit=off";

/** Opens PostgreSQL where an address is given, else PGlite in the data folder. */
export async function openDatabase<S>(where: Where): Promise<OpenDatabase<S>> {
  const { databaseUrl, databaseReadUrl, dataDir } = where;
  if (!databaseUrl) return openPglite<S>(join(dataDir, "pglite"));
  const pool = openPool(databaseUrl, connectMs);
  const run = scriptsOnPool(pool);
  if (!databaseReadUrl) return opened(onPool<S>(pool), "postgres", run);
  const replicated = makeReplicated(pool, openPool(databaseReadUrl, impatientMs));
  return opened(onPool<S>(replicated.pool), "postgres", run, replicated.noteWrite);
}

const onPool = <S>(pool: PostgresPool) => new Kysely<S>({ dialect: new PostgresDialect({ pool }) });

async function openPglite<S>(folder: string): Promise<OpenDatabase<S>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A house on PostgreSQL does not load it.
  const { PGlite } = await import("@electric-sql/pglite");
  const pglite = await PGlite.create(folder, {
    parsers: { [pg.types.builtins.INT8]: Number, [pg.types.builtins.DATE]: asText },
  });
  letOthersIn(pglite);
  const db = new Kysely<S>({ dialect: new PGliteDialect({ pglite }) });
  const copyTo = async (target: string) => {
    const { step } = makeMirror(folder, join(target, "pglite"));
    await step();
    await step();
    await pglite.runExclusive(step);
  };
  return { ...opened(db, "pglite", scriptsOnPglite(pglite)), copyTo };
}

/** So long queries may follow each other before the loop gets a turn. */
const atAStretchMs = 10;

/**
 * A PGlite answers on the thread that asks, and queries that wait follow each other without a turn of the loop between
 * them: a few hundred would keep everybody at the door for seconds, also those whose answer is in memory.
 */
function letOthersIn(pglite: PGlite): void {
  const exec = pglite.execProtocolRaw.bind(pglite);
  let turnAt = performance.now();
  pglite.execProtocolRaw = async (...message) => {
    if (performance.now() - turnAt > atAStretchMs) {
      await turn();
      turnAt = performance.now();
    }
    return exec(...message);
  };
}

function openPool(databaseUrl: string, connectionTimeoutMillis: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis,
    statement_timeout: statementMs,
    options: withoutJit,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  const watch = makeWatch(databaseUrl);
  // A connection that dies is replaced by the pool; its query, or the next one, tells if there is trouble.
  // Between two queries of a transaction nobody but this listener hears of it.
  pool.on("error", () => undefined);
  pool.on(
    "connect",
    processCallback((client: pg.PoolClient) => {
      client.on("error", () => undefined);
      if (!(client instanceof pg.Client)) return;
      keepPlans(client);
      watch(client);
    }),
  );
  return pool;
}

/** A few connections for what can be done without when it does not answer at once; it waits half a second. */
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

function opened<S>(
  db: Kysely<S>,
  kind: OpenDatabase<S>["kind"],
  run: RunSql,
  noteWrite: OpenDatabase<S>["noteWrite"] = () => undefined,
): OpenDatabase<S> {
  let closing: Promise<void> | undefined;
  return {
    db,
    kind,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    run,
    noteWrite,
    close: () => (closing ??= db.destroy()),
  };
}

/** Brings the schema up to date. Two processes that start together take turns under an advisory lock. */
export async function migrate<S>(
  db: Kysely<S>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => patient(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** The same steps without the time limit of requests: an index over many rows takes its time. */
function patient(migrations: Record<string, Migration>): Record<string, Migration> {
  const steps = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      async up(db) {
        await sql`set local statement_timeout = 0`.execute(db);
        await up(db);
      },
    },
  ]);
  return Object.fromEntries(steps);
}

/** The steps that the next start would take. */
export async function pendingMigrations<S>(
  db: Kysely<S>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
