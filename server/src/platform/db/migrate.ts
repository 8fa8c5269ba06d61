import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { EnvError } from "../env.ts";

/** A step of the schema. */
export type Step = Pick<Migration, "up"> & {
  /**
   * The newest migration of the oldest version that runs on the schema after this one: its own name if no earlier
   * version does. Every version that reads marks runs on it where this is missing.
   */
  compatibleWith?: string;
};
type Steps = Readonly<Record<string, Step>>;

/** The migration that creates the table of marks. */
export const firstMarked = "0048-marks-and-settings";

/** Migrations in the database that this version doesn't have. */
export type Newer = { names: string[]; isCompatible: boolean };

/** Runs migrations and returns their names. Servers that start together take turns with an advisory lock. */
export async function migrate<S>(db: Kysely<S>, steps: Steps): Promise<string[]> {
  if (await isOnNewer(db, steps)) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => marking(steps) } });
  const { error, results } = await migrator.migrateToLatest();
  // A newer version may have migrated while this one waited for its turn.
  if (error && (await isOnNewer(db, steps))) return [];
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** True if a newer version migrated, and this one runs on its data. Throws EnvError if it doesn't. */
async function isOnNewer<S>(db: Kysely<S>, steps: Steps): Promise<boolean> {
  const { names, isCompatible } = await newerMigrations(db, steps);
  if (names.length > 0 && !isCompatible) throw new EnvError(newerDataText(names));
  return names.length > 0;
}

/** Says that this version can't run on the data, and what to do. */
export const newerDataText = (names: readonly string[]): string =>
  `The database is from a newer version, on whose data this one can't run (${names.join(", ")}). Start the newer version, or restore a backup from before the upgrade.`;

/** Says that this version runs on the data of a newer one. */
export const onNewerText = (names: readonly string[]): string =>
  `the data is from a newer version (${names.join(", ")}), and this version runs on it`;

/** Marks each migration in its transaction, and lifts the statement timeout, because an index on many rows is slow. */
function marking(steps: Steps): Record<string, Migration> {
  const marked = Object.entries(steps).map(([name, step]): [string, Migration] => [
    name,
    {
      async up(db) {
        await sql`set local statement_timeout = 0`.execute(db);
        await step.up(db);
        if (name <= firstMarked) return;
        const { compatibleWith = firstMarked } = step;
        await sql`
          insert into migration_marks (name, compatible_with)
          values (${name}, ${compatibleWith})`.execute(db);
      },
    },
  ]);
  return Object.fromEntries(marked);
}

/** The migrations that the next start would run. */
export async function pendingMigrations<S>(db: Kysely<S>, steps: Steps): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return Object.keys(steps).filter((name) => !applied.has(name));
}

/** What a newer version migrated. */
export async function newerMigrations<S>(db: Kysely<S>, steps: Steps): Promise<Newer> {
  const applied = await appliedMigrations(db);
  const names = applied.filter((name) => steps[name] === undefined);
  if (names.length === 0) return { names, isCompatible: true };
  const hasAll = Object.keys(steps).every((name) => applied.includes(name));
  if (!hasAll || !(await exists(db, "migration_marks"))) return { names, isCompatible: false };
  const own = Object.keys(steps).at(-1) ?? "";
  const { rows } = await sql<{ name: string; compatible_with: string }>`
    select name, compatible_with from migration_marks`.execute(db);
  const compatible = new Set(
    rows.filter(({ compatible_with: oldest }) => oldest <= own).map(({ name }) => name),
  );
  return { names, isCompatible: names.every((name) => compatible.has(name)) };
}

async function appliedMigrations<S>(db: Kysely<S>): Promise<string[]> {
  if (!(await exists(db, "kysely_migration"))) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function exists<S>(db: Kysely<S>, table: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${table}) is not null as exists`.execute(db);
  return rows[0]?.exists ?? false;
}
