import { startPostgres } from "../../server/src/testing/postgres.ts";

/** What a drill found: one line of figures, one for each thing it looked at where these are many, and what should not be. */
export type Outcome = {
  figures: string;
  lines?: { held: boolean; words: string }[];
  faults: string[];
};

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The middle and the longest of some times. */
export function timesIn(durations: readonly number[]): string {
  const sorted = durations.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${seconds(middle)} (at most ${seconds(sorted.at(-1) ?? 0)})`;
}

/** The sentences whose condition is true. */
export const faultsIn = (conditions: Record<string, boolean>): string[] =>
  Object.entries(conditions).flatMap(([words, isSo]) => (isSo ? [words] : []));

/** Runs a drill on a PostgreSQL of its own, where the machine has one. */
export async function onPostgres(drill: (url: string) => Promise<Outcome>): Promise<Outcome> {
  const postgres = await startPostgres();
  if (!postgres) return { figures: "SKIPPED: this machine has no initdb", faults: [] };
  try {
    return await drill(postgres.url);
  } finally {
    await postgres.stop();
  }
}
