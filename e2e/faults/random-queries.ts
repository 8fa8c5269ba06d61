import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type ServerProcess, isReady, kill, startServer } from "./server-process.ts";
import { type Latency, startRequests } from "./latency.ts";
import type { RandomFlood, RandomFlooded } from "./random-flood.ts";
import * as testUser from "./test-user.ts";

export type RandomQueriesReport = {
  floods: {
    path: string;
    /** Whether the key is declared, so that each request needs a new response. */
    isDeclared: boolean;
    statuses: RandomFlooded;
    /** The member's responses before and during the flood, and the ratio of the medians. */
    quiet: Latency;
    member: Latency;
    ratio: number;
    /** Number of cache misses. */
    misses: number;
  }[];
  /** Number of popular pages that were no longer cached. */
  evicted: number;
  alive: boolean;
};

const own = "/api/profiles/me";
/** Pages that do not expire by time. */
const popular = [
  "/allposts",
  "/blogs",
  "/documents/USA/Mexico",
  "/api/hoots/paginated",
  "/api/docs",
];
/** Undeclared keys on pages and endpoints, and unknown pages: all can be served from the cache. */
const undeclared = ["/?u=RANDOM", "/api/hoots/paginated?u=RANDOM", "/api/docs?u=RANDOM", "/RANDOM"];
/** A declared key with new values: each response must be generated. */
const declared = ["/allposts?q=RANDOM", "/api/search?q=RANDOM"];

/** One address requests random URLs as fast as possible, with default limits. */
export async function randomQueries({
  quietMs = 3_000,
  floodMs = 8_000,
  connections = 90,
}: {
  quietMs?: number;
  floodMs?: number;
  connections?: number;
} = {}): Promise<RandomQueriesReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-random-queries-"));
  const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: "on" });
  try {
    const authorization = `Bearer ${await testUser.signIn(server)}`;
    const requestOwn = () =>
      startRequests(server.port, 1, { path: own, headers: { authorization } });
    for (let turn = 0; turn < 20; turn += 1) await readPopular(server);
    const floods: RandomQueriesReport["floods"] = [];
    for (const path of [...undeclared, ...declared]) {
      await (await fetch(server.address + path.replace("RANDOM", "first"))).arrayBuffer();
      const alone = requestOwn();
      await wait(quietMs);
      const quiet = await alone.stop();
      const before = await missesOf(server);
      const flood = startFlood({ port: server.port, connections, path });
      const member = requestOwn();
      await wait(floodMs);
      const during = await member.stop();
      const statuses = await flood.stop();
      const misses = (await missesOf(server)) - before;
      const ratio = during.p50 / quiet.p50;
      const isDeclared = declared.includes(path);
      floods.push({ path, isDeclared, statuses, quiet, member: during, ratio, misses });
    }
    const before = await missesOf(server);
    await readPopular(server);
    const evicted = (await missesOf(server)) - before;
    return { floods, evicted, alive: await isReady(server.address) };
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readPopular({ address }: ServerProcess): Promise<void> {
  for (const path of popular) await (await fetch(address + path)).arrayBuffer();
}

async function missesOf({ address }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${address}/api/metrics`)).text();
  return Number(/^answer_cache_misses (\d+)/m.exec(metrics)?.[1]);
}

function startFlood(flood: RandomFlood) {
  const worker = new Worker(new URL("./random-flood.ts", import.meta.url), { workerData: flood });
  const result = once(worker, "message");
  return {
    async stop(): Promise<RandomFlooded> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage("enough");
      const [statuses]: RandomFlooded[] = await result;
      if (!statuses) throw new Error("The flood reported nothing.");
      return statuses;
    },
  };
}
