import { startPostgres } from "../../server/testing/postgres.ts";

/** The result of a drill: one line of figures, a line per check if there are several, and the faults. */
export type Outcome = {
  figures: string;
  lines?: { held: boolean; text: string }[];
  faults: string[];
};

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Median and maximum of some durations. */
export function timesIn(durations: readonly number[]): string {
  const sorted = durations.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${seconds(middle)} (at most ${seconds(sorted.at(-1) ?? 0)})`;
}

/** The descriptions whose condition is true. */
export const faultsIn = (conditions: Record<string, boolean>): string[] =>
  Object.entries(conditions).flatMap(([text, isSo]) => (isSo ? [text] : []));

/** Runs a drill on a new PostgreSQL server, if it is installed. */
export async function onPostgres(drill: (url: string) => Promise<Outcome>): Promise<Outcome> {
  const postgres = await startPostgres();
  if (!postgres) return { figures: "SKIPPED: PostgreSQL is not installed", faults: [] };
  try {
    return await drill(postgres.url);
  } finally {
    await postgres.stop();
  }
}
