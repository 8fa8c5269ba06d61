import { PGlite } from "@electric-sql/pglite";
import { CompiledQuery, type Dialect, Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { makeSessions } from "../server/src/accounts/accounts/sessions.ts";
import { type Events, makeEvents } from "../server/src/platform/events.ts";
import type { Session } from "../server/src/platform/http/api.ts";
import type { Schema } from "../server/src/platform/schema.ts";

/** A statement with its values as the server sends it. */
export type Statement = { sql: string; parameters: unknown[] };
/** The statements of one call in order. */
export type Script = Statement[];

/** Where the statements run: PostgreSQL, or a folder of PGlite. */
export type Engine = { is: "postgres"; url: string } | { is: "pglite"; folder: string };

export type Work = (db: Kysely<Schema>, session: Session, events: Events) => Promise<unknown>;
type Recorder = {
  scriptOf: (work: Work, writes: boolean) => Promise<Script>;
  close: () => Promise<void>;
};

/** Placeholder for an ID that is new in each run. */
export const freshId = "fresh id";

/** Records the server's exact statements for a call with this token: the session lookup, then `work`. */
export async function makeRecorder(
  engine: Engine,
  { secret, token }: { secret: string; token: string },
): Promise<Recorder> {
  const statements: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: await dialectOf(engine),
    log: ({ query: { sql, parameters } }) =>
      void statements.push({ sql, parameters: [...parameters] }),
  });
  const events = makeEvents(db, engine.is === "postgres");
  const sessionOf = makeSessions({ db, secret: new TextEncoder().encode(secret) });
  await db.executeQuery(CompiledQuery.raw("select 1"));
  return {
    async scriptOf(work, writes) {
      statements.length = 0;
      const session = await sessionOf(token);
      if (!session) throw new Error("Nobody has this token.");
      const made = await work(db, session, events);
      const script = statements.map((statement) => withFreshId(statement, made));
      return writes && engine.is === "pglite" ? inTransaction(script) : script;
    },
    close: () => db.destroy(),
  };
}

async function dialectOf(engine: Engine): Promise<Dialect> {
  if (engine.is === "pglite") {
    return new PGliteDialect({ pglite: await PGlite.create(engine.folder) });
  }
  return new PostgresDialect({ pool: new pg.Pool({ connectionString: engine.url, max: 1 }) });
}

/** PGlite starts and ends transactions without logging it. */
const inTransaction = ([session, ...work]: Script): Script => [
  ...(session ? [session] : []),
  { sql: "begin", parameters: [] },
  ...work,
  { sql: "commit", parameters: [] },
];

/** An ID that the work created is new in each run. */
const withFreshId = ({ sql, parameters }: Statement, made: unknown): Statement => ({
  sql,
  parameters: parameters.map((value) => (value !== undefined && value === made ? freshId : value)),
});
