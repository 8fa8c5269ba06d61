import type { RunSql } from "../db/scripts.ts";
import type { Counts, Queue } from "./queues.ts";
import { schema } from "./schema.ts";

/** The state of a queue. */
export type Figures = {
  queue: string;
  waiting: number;
  active: number;
  /** Failed and done jobs, while they are stored. */
  failed: number;
  done: number;
  /** Age in seconds of the oldest waiting or active job. */
  oldest: number;
  /** Jobs finished by this process, by result. */
  runs: { done: number; failed: number };
};

/** Reads the state of all queues. Throws if the database is unavailable. */
export async function readFigures(
  run: RunSql,
  queues: readonly Queue[],
  counts: Counts,
): Promise<Figures[]> {
  const rows = await run(`
    select name,
      count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'completed')::int as done,
      coalesce(extract(epoch from now() - min(created_on) filter (where state <= 'active')), 0)::float8 as oldest
    from ${schema}.job group by name`);
  const found = new Map(rows.map((row) => [row["name"], row]));
  return queues.map(({ name }) => {
    const figure = (what: string) => Number(found.get(name)?.[what] ?? 0);
    return {
      queue: name,
      waiting: figure("waiting"),
      active: figure("active"),
      failed: figure("failed"),
      done: figure("done"),
      oldest: figure("oldest"),
      runs: counts.get(name) ?? { done: 0, failed: 0 },
    };
  });
}
