import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { uuidv7 } from "uuidv7";
import { type Engine, freshId, type Script } from "./same-sql.ts";

/** The scripts to run in sequence on this many connections; PGlite has one. */
export type Task = { engine: Engine; connections: number; scripts: Script[] };
export type Go = { seconds: number };
/** Completed scripts, in total and per second. */
export type Done = { rate: number; total: number };

type Asks = { query: (sql: string, values: unknown[]) => Promise<unknown> };

// A separate process, like the server: only the same statements over the same number of connections.
process.once("message", (task: Task) => void serve(task));
process.once("disconnect", () => process.exit(0));

async function serve({ engine, connections, scripts }: Task): Promise<void> {
  const askers = await openAskers(engine, connections);
  process.on("message", (go: Go) => void askFor(go));
  process.send?.("ready");

  async function askFor({ seconds }: Go) {
    const began = performance.now();
    const until = began + seconds * 1_000;
    const totals = await Promise.all(
      askers.map((asker, place) => keepAsking(asker, scripts, place, until)),
    );
    const total = totals.reduce((sum, count) => sum + count, 0);
    const done: Done = { rate: total / ((performance.now() - began) / 1_000), total };
    process.send?.(done);
  }
}

async function openAskers(engine: Engine, connections: number): Promise<Asks[]> {
  if (engine.is === "pglite") return [await PGlite.create(engine.folder)];
  // As the server does: compiling a long statement takes PostgreSQL a second.
  const settings = { connectionString: engine.url, options: "-c jit=off" };
  const clients = Array.from({ length: connections }, () => new pg.Client(settings));
  for (const client of clients) await client.connect();
  return clients;
}

async function keepAsking(
  asker: Asks,
  scripts: Script[],
  from: number,
  until: number,
): Promise<number> {
  let count = 0;
  for (; performance.now() < until; count += 1) {
    const id = uuidv7();
    for (const { sql, parameters } of scripts[(from + count) % scripts.length] ?? []) {
      await asker.query(
        sql,
        parameters.map((value) => (value === freshId ? id : value)),
      );
    }
  }
  return count;
}
