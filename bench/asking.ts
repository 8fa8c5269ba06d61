import { cpuSeconds } from "./cpu.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const requestsPerRound = 20;
/** The kernel counts processor time in steps of 10 ms, so that few requests say little. */
const requestsByCpu = 60;

/** Fetches a URL whole. Throws where the answer is an error. */
export async function ask(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
}

type Sides = Record<"ours" | "beside", () => Promise<unknown>>;

/** Milliseconds of sequential calls, alternating with a baseline, after a warm-up round. */
export async function inTurn(
  { rounds, requests, beside: name }: { rounds: number; requests?: number; beside: string },
  { ours, beside }: Sides,
): Promise<Pick<Row, "ours" | "beside" | "ratio" | "spread">> {
  await timeOf(ours, requests);
  await timeOf(beside, requests);
  const times: { ours: number; beside: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push({ ours: await timeOf(ours, requests), beside: await timeOf(beside, requests) });
  }
  const ratios = times.map((round) => round.ours / round.beside);
  return {
    ours: `${median(times.map((round) => round.ours)).toFixed(1)} ms`,
    beside: `${median(times.map((round) => round.beside)).toFixed(1)} ms ${name}`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
  };
}

async function timeOf(work: () => Promise<unknown>, requests = requestsPerRound): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

type Measured = Sides & {
  /** The process whose time the baseline takes; the server's where it asks the server, too. */
  besidePid?: number;
};

/** Processor time of sequential calls, alternating with a baseline; elapsed time depends on what else runs. */
export async function inTurnByCpu(
  { rounds, pid, beside: name }: { rounds: number; pid: number; beside: string },
  { ours, beside, besidePid = pid }: Measured,
): Promise<Pick<Row, "ours" | "beside" | "ratio" | "spread">> {
  await cpuOf(pid, ours);
  await cpuOf(besidePid, beside);
  const times: { ours: number; beside: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push({ ours: await cpuOf(pid, ours), beside: await cpuOf(besidePid, beside) });
  }
  const ratios = times.map((round) => round.ours / round.beside);
  return {
    ours: `${median(times.map((round) => round.ours)).toFixed(1)} ms CPU`,
    beside: `${median(times.map((round) => round.beside)).toFixed(1)} ms CPU ${name}`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
  };
}

async function cpuOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = cpuSeconds(pid);
  for (let request = 0; request < requestsByCpu; request += 1) await work();
  return ((cpuSeconds(pid) - before) * 1000) / requestsByCpu;
}
