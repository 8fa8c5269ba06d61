import pg from "pg";
import { uuidv7 } from "uuidv7";
import { freshId, type Script } from "./same-sql.ts";

/** What to ask, one script after the other, on so many connections. */
export type Work = { url: string; connections: number; scripts: Script[] };
export type Go = { seconds: number };
/** Scripts that were run to their end, a second. */
export type Done = { rate: number; total: number };

// A process of its own, as the house is one: the same statements over the same number of connections, and nothing else.
process.once("message", (work: Work) => void serve(work));
process.once("disconnect", () => process.exit(0));

async function serve({ url, connections, scripts }: Work): Promise<void> {
  const clients = Array.from(
    { length: connections },
    () => new pg.Client({ connectionString: url }),
  );
  for (const client of clients) await client.connect();
  process.on("message", (go: Go) => void askFor(go));
  process.send?.("ready");

  async function askFor({ seconds }: Go) {
    const began = performance.now();
    const until = began + seconds * 1_000;
    const totals = await Promise.all(
      clients.map((client, place) => keepAsking(client, scripts, place, until)),
    );
    const total = totals.reduce((sum, count) => sum + count, 0);
    const done: Done = { rate: total / ((performance.now() - began) / 1_000), total };
    process.send?.(done);
  }
}

async function keepAsking(
  client: pg.Client,
  scripts: Script[],
  from: number,
  until: number,
): Promise<number> {
  let count = 0;
  for (; performance.now() < until; count += 1) {
    const id = uuidv7();
    for (const { sql, parameters } of scripts[(from + count) % scripts.length] ?? []) {
      await client.query(
        sql,
        parameters.map((value) => (value === freshId ? id : value)),
      );
    }
  }
  return count;
}
