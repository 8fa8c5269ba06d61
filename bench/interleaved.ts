import { cpuSeconds } from "./cpu.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

/** One of two sides that do the same work: `run` returns milliseconds per unit. */
export type Worker = { pid: number; run: (count: number) => Promise<number> };

type Took = { ms: number; cpuMs: number };

/** Alternates both sides; the first round is a warm-up. The ratio is the other's time to ours: 1 means equal. */
export async function compareInterleaved(
  ours: Worker,
  its: Worker,
  { rounds, count }: { rounds: number; count: number },
): Promise<Omit<Row, "name"> & { beside: string }> {
  const pairs: { our: Took; other: Took }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    pairs.push({ our: await taking(ours, count), other: await taking(its, count) });
  }
  const counted = pairs.slice(1);
  const ratios = counted.map(({ our, other }) => other.ms / our.ms);
  const cpuRatios = counted.map(({ our, other }) => other.cpuMs / our.cpuMs);
  const of = (side: "our" | "other", what: keyof Took) =>
    median(counted.map((pair) => pair[side][what])).toFixed(1);
  return {
    ours: `${of("our", "ms")} ms`,
    beside: `${of("other", "ms")} ms`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
    note: `CPU: ${of("our", "cpuMs")} ms beside ${of("other", "cpuMs")} ms, ratio ${median(cpuRatios).toFixed(2)}`,
  };
}

async function taking({ pid, run }: Worker, count: number): Promise<Took> {
  const before = cpuSeconds(pid);
  const ms = await run(count);
  return { ms, cpuMs: ((cpuSeconds(pid) - before) * 1000) / count };
}
