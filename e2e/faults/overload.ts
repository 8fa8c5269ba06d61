import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { memoryOf } from "../../bench/memory.ts";
import type { Flood, Flooded } from "./flood.ts";
import { type ServerProcess, isReady, kill, startServer } from "./server-process.ts";
import { type Latency, startAsking } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

export type OverloadReport = {
  /** Answers to those who were too many. */
  flood: Flooded;
  /** How long an error response took meanwhile, in milliseconds, asked by a few. */
  errorResponses: { count: number; p50: number; p99: number };
  /** Guests' pages and lists, which are kept in memory: before and meanwhile. */
  calm: Latency;
  kept: Latency;
  /** Memory of the server in MB: before, at most, and after. */
  memory: { before: number; most: number; after: number };
  /** The same process, and ready. */
  standing: boolean;
  /** What was answered once they had gone, and from when on all of it was well, in milliseconds. */
  after: Latency;
  healedMs: number;
};

const crowd = 2_000;
const guests = 5;
const calmMs = 3_000;
const floodMs = 12_000;
const lookMs = 100;
const own = "/api/profiles/me";
const keptPath = "/";
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Many more people at a time than a server works for, all of whom ask for what no cache has. */
export async function overload(): Promise<OverloadReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-overload-"));
  const server = await startServer({ DATA_DIR: folder });
  try {
    return await look(server, `Bearer ${await testUser.signIn(server)}`);
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function look(server: ServerProcess, authorization: string): Promise<OverloadReport> {
  const { port } = server;
  const guestsAsk = () => startAsking(port, guests, { path: keptPath });
  const calmGuests = guestsAsk();
  await wait(calmMs);
  const calm = await calmGuests.stop();
  const before = memoryOf(server.pid);
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), lookMs);

  const crowded = startFlood({ port, connections: crowd, path: own, authorization });
  const visiting = guestsAsk();
  const errorResponses = await errorResponsesIn(port, authorization, floodMs);
  const kept = await visiting.stop();
  const flood = await crowded.stop();
  clearInterval(looking);

  const healedMs = await untilWell(port, authorization);
  const again = startAsking(port, guests, { path: own, headers: { authorization } });
  await wait(calmMs);
  const after = await again.stop();
  return {
    flood,
    errorResponses,
    calm,
    kept,
    memory: {
      before: megabytes(before),
      most: megabytes(most),
      after: megabytes(memoryOf(server.pid)),
    },
    standing: await isReady(server.address),
    after,
    healedMs,
  };
}

function startFlood(flood: Flood) {
  const worker = new Worker(new URL("./flood.ts", import.meta.url), { workerData: flood });
  const told = once(worker, "message");
  return {
    async stop(): Promise<Flooded> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage("enough");
      const [flooded]: Flooded[] = await told;
      if (!flooded) throw new Error("The crowd tells nothing.");
      return flooded;
    },
  };
}

/** A few ask for so long; what counts is how long an error response takes. */
async function errorResponsesIn(port: number, authorization: string, forMs: number) {
  const wire = openWire(port, guests);
  const took: number[] = [];
  const until = performance.now() + forMs;
  const ask = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      const fate = await wire.send("GET", own, { authorization });
      if (fate.is === "answered" && fate.status === 503) took.push(performance.now() - began);
      await wait(10);
    }
  };
  await Promise.all(Array.from({ length: guests }, ask));
  wire.close();
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { count: took.length, p50: at(0.5), p99: at(0.99) };
}

async function untilWell(port: number, authorization: string): Promise<number> {
  const wire = openWire(port, 1);
  const began = performance.now();
  for (;;) {
    const fate = await wire.send("GET", own, { authorization });
    if (fate.is === "answered" && fate.status === 200) break;
    await wait(10);
  }
  wire.close();
  return performance.now() - began;
}
