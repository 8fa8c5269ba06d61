import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { memoryOf } from "../../bench/memory.ts";
import type { Flood, Flooded } from "./flood.ts";
import { type ServerProcess, isReady, kill, startServer } from "./server-process.ts";
import { type Latency, startRequests } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

export type OverloadReport = {
  /** Responses to the excess load. */
  flood: Flooded;
  /** Duration of rejections meanwhile, in milliseconds, measured on a few connections. */
  rejections: { count: number; p50: number; p99: number };
  /** Guests' cached pages: before and during the load. */
  calm: Latency;
  cached: Latency;
  /** Memory of the server in MB: before, peak, and after. */
  memory: { before: number; most: number; after: number };
  /** The same process is running and ready. */
  alive: boolean;
  /** Responses after the load, and the time until they succeeded, in milliseconds. */
  after: Latency;
  recoveryMs: number;
};

const crowd = 2_000;
const guests = 5;
const calmMs = 3_000;
const floodMs = 12_000;
const sampleMs = 100;
const own = "/api/profiles/me";
const cachedPath = "/";
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Far more concurrent uncached requests than a server accepts. */
export async function overload(): Promise<OverloadReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-overload-"));
  const server = await startServer({ DATA_DIR: folder });
  try {
    return await measure(server, `Bearer ${await testUser.signIn(server)}`);
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server: ServerProcess, authorization: string): Promise<OverloadReport> {
  const { port } = server;
  const guestsAsk = () => startRequests(port, guests, { path: cachedPath });
  const calmGuests = guestsAsk();
  await wait(calmMs);
  const calm = await calmGuests.stop();
  const before = memoryOf(server.pid);
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), sampleMs);

  const crowded = startFlood({ port, connections: crowd, path: own, authorization });
  const visiting = guestsAsk();
  const rejections = await rejectionTimes(port, authorization, floodMs);
  const cached = await visiting.stop();
  const flood = await crowded.stop();
  clearInterval(sampling);

  const recoveryMs = await untilWell(port, authorization);
  const again = startRequests(port, guests, { path: own, headers: { authorization } });
  await wait(calmMs);
  const after = await again.stop();
  return {
    flood,
    rejections,
    calm,
    cached,
    memory: {
      before: megabytes(before),
      most: megabytes(most),
      after: megabytes(memoryOf(server.pid)),
    },
    alive: await isReady(server.address),
    after,
    recoveryMs,
  };
}

function startFlood(flood: Flood) {
  const worker = new Worker(new URL("./flood.ts", import.meta.url), { workerData: flood });
  const message = once(worker, "message");
  return {
    async stop(): Promise<Flooded> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage("enough");
      const [flooded]: Flooded[] = await message;
      if (!flooded) throw new Error("The flood reported nothing.");
      return flooded;
    },
  };
}

/** Measures the duration of rejections on a few connections. */
async function rejectionTimes(port: number, authorization: string, forMs: number) {
  const wire = openWire(port, guests);
  const took: number[] = [];
  const until = performance.now() + forMs;
  const send = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      const result = await wire.send("GET", own, { authorization });
      if (result.is === "answered" && result.status === 503) took.push(performance.now() - began);
      await wait(10);
    }
  };
  await Promise.all(Array.from({ length: guests }, send));
  wire.close();
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { count: took.length, p50: at(0.5), p99: at(0.99) };
}

async function untilWell(port: number, authorization: string): Promise<number> {
  const wire = openWire(port, 1);
  const began = performance.now();
  for (;;) {
    const result = await wire.send("GET", own, { authorization });
    if (result.is === "answered" && result.status === 200) break;
    await wait(10);
  }
  wire.close();
  return performance.now() - began;
}
