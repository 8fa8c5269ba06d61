import { existsSync } from "node:fs";
import { join } from "node:path";
import { migrations } from "../../../migrations/index.ts";
import { listSnapshots } from "../backup/service.ts";
import { FolderInUse, lockFolder } from "../../platform/db/lock.ts";
import {
  newerDataText,
  newerMigrations,
  onNewerText,
  pendingMigrations,
} from "../../platform/db/migrate.ts";
import { type OpenDatabase, openDatabase } from "../../platform/db/open.ts";
import type { Env } from "../../platform/env.ts";
import { schema as jobsSchema } from "../../platform/jobs/schema.ts";
import type { Db, Schema } from "../../platform/schema.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

/** The findings, and how far the database's clock is ahead of ours if it can be read. */
type Examined = { findings: Finding[]; clockMs: number | undefined };

const alone = (finding: Finding): Examined => ({ findings: [finding], clockMs: undefined });

export async function checkDatabase(env: Env): Promise<Examined> {
  const { databaseUrl, dataDir, host, port } = env;
  if (databaseUrl) return examineDatabase(env, `PostgreSQL at ${new URL(databaseUrl).host}`);
  const text =
    "PGlite in DATA_DIR, for trials and small sites; a power failure can lose the latest writes";
  if (!existsSync(join(dataDir, "pglite")))
    return alone(note("database", `${text}; will be created on first start`));
  try {
    lockFolder(dataDir).release();
  } catch (error) {
    if (!(error instanceof FolderInUse)) return alone(wrong("database", String(error)));
    // Ask the running server instead: two processes on one PGlite lose writes.
    const ready = await fetch(`http://${host}:${port}/api/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
    const who = `in use by process ${error.pid ?? "unknown"}`;
    return alone(
      ready
        ? fine("database", `${text}; ${who}, which is ready`)
        : note("database", `${text}; ${who}, which isn't responding on port ${port}`),
    );
  }
  return examineDatabase(env, text);
}

async function examineDatabase(env: Env, text: string): Promise<Examined> {
  try {
    const database = await openDatabase<Schema>(env);
    try {
      const schema = await examineSchema(database.db, text);
      const { rights, clockMs } = await queryServer(database);
      const findings = [schema, ...rights];
      return { findings, clockMs };
    } finally {
      await database.close();
    }
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return alone(wrong("database", `${text}: no response (${reason})`));
  }
}

async function examineSchema(db: Db, text: string): Promise<Finding> {
  const { names, isCompatible } = await newerMigrations(db, migrations);
  if (!isCompatible) return wrong("database", `${text}; ${newerDataText(names)}`);
  if (names.length > 0) return note("database", `${text}; ${onNewerText(names)}`);
  const pending = await pendingMigrations(db, migrations);
  const state =
    pending.length === 0 ? "up to date" : `${pending.length} migrations will run on next start`;
  return fine("database", `${text}; ${state}`);
}

/** The oldest PostgreSQL version that the tests run on. */
const oldestTested = 15;

const rightsQuery = `
  select current_user as role, current_database() as name, current_schema() as schema,
    current_setting('server_version_num')::int / 10000 as version,
    has_database_privilege(current_database(), 'CREATE') as makes_schemas,
    coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as makes_tables,
    (select has_schema_privilege(oid, 'CREATE') and has_schema_privilege(oid, 'USAGE')
      from pg_namespace where nspname = $1) as has_jobs,
    pg_is_in_recovery() as is_replica,
    extract(epoch from clock_timestamp()) * 1000 as ms`;

async function queryServer({ kind, run }: Pick<OpenDatabase<Schema>, "kind" | "run">) {
  const before = Date.now();
  const [row = {}] = await run(rightsQuery, [jobsSchema]);
  const clockMs = Number(row["ms"]) - (before + Date.now()) / 2;
  if (kind === "pglite") return { rights: [], clockMs };
  const { role, name, schema, version } = row;
  const missing = [
    ...(row["is_replica"] === true ? ["a primary (this is a read-only replica)"] : []),
    ...(row["makes_tables"] === true
      ? []
      : [`CREATE on the schema ${String(schema)} to create tables`]),
    ...(row["has_jobs"] === true || (row["has_jobs"] === null && row["makes_schemas"] === true)
      ? []
      : row["has_jobs"] === null
        ? [`CREATE on the database ${String(name)} to create the schema ${jobsSchema}`]
        : [`USAGE and CREATE on the schema ${jobsSchema}`]),
  ];
  const about = "database rights";
  const server = `PostgreSQL ${String(version)}`;
  const rights =
    missing.length > 0
      ? wrong(about, `the role ${String(role)} needs ${missing.join("; and ")}`)
      : Number(version) < oldestTested
        ? note(
            about,
            `sufficient; ${server} is older than ${oldestTested}, the oldest tested version`,
          )
        : fine(about, `the role ${String(role)} can create tables and the job queue; ${server}`);
  return { rights: [rights], clockMs };
}

export async function checkSnapshots({ databaseUrl, dataDir }: Env): Promise<Finding> {
  const backup = "for a full backup, run `npx wagabond backup`";
  if (databaseUrl) return note("snapshots", `not taken for PostgreSQL; ${backup}`);
  const [newest, ...others] = await listSnapshots(dataDir);
  if (!newest)
    return note("snapshots", `none yet; a running server takes one every hour; ${backup}`);
  const text = `${others.length + 1}, newest from ${newest.at.toISOString()}; ${backup}`;
  return fine("snapshots", text);
}
