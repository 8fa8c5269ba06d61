import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { makeSessions } from "../server/src/accounts/sessions.ts";
import { type Events, makeEvents } from "../server/src/events.ts";
import type { Session } from "../server/src/http/api.ts";
import type { Schema } from "../server/src/schema.ts";

/** A statement as the house sends it, with its values. */
export type Statement = { sql: string; parameters: unknown[] };
/** What the house asks of the database for one call, in order. */
export type Script = Statement[];

/** Stands in a script for an id that is new each time it is run. */
export const freshId = "fresh id";

export type Asking = { url: string; secret: string; token: string };
export type Work = (db: Kysely<Schema>, session: Session, events: Events) => Promise<unknown>;

/** What the house asks of PostgreSQL when somebody with this token calls, word for word: who they are, then `work`. */
export async function scriptOf({ url, secret, token }: Asking, work: Work): Promise<Script> {
  const asked: Statement[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters: [...parameters] }),
  });
  try {
    await db.executeQuery(CompiledQuery.raw("select 1"));
    asked.length = 0;
    const session = await makeSessions({ db, secret: new TextEncoder().encode(secret) })(token);
    if (!session) throw new Error("Nobody has this token.");
    await work(db, session, makeEvents(db, true));
    return asked;
  } finally {
    await db.destroy();
  }
}

/** The script with an id that it made replaced by one that is new each time. */
export const withFreshId = (script: Script, id: string): Script =>
  script.map(({ sql, parameters }) => ({
    sql,
    parameters: parameters.map((value) => (value === id ? freshId : value)),
  }));
