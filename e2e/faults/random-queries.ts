import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type ServerProcess, isReady, kill, startServer } from "./server-process.ts";
import { type Latency, startAsking } from "./latency.ts";
import type { RandomFlood, RandomFlooded } from "./random-flood.ts";
import * as testUser from "./test-user.ts";

export type RandomQueriesReport = {
  floods: {
    path: string;
    /** Whether each request asks for something else. */
    isKnown: boolean;
    statuses: RandomFlooded;
    /** The member's answers just before, and meanwhile; and how much longer the median took. */
    quiet: Latency;
    member: Latency;
    ratio: number;
    /** What had to be made anew. */
    misses: number;
  }[];
  /** Of the pages that were read often before, how many had to be made anew after. */
  evicted: number;
  standing: boolean;
};

const own = "/api/profiles/me";
/** None of them is made anew because time passes. */
const popular = [
  "/allposts",
  "/blogs",
  "/documents/USA/Mexico",
  "/api/hoots/paginated",
  "/api/docs",
];
/** Keys that nobody knows, on pages and endpoints; pages that do not exist: nothing of it has to be made. */
const unknown = ["/?u=RANDOM", "/api/hoots/paginated?u=RANDOM", "/api/docs?u=RANDOM", "/RANDOM"];
/** A known key whose values nobody asked for before: each has to be made. */
const known = ["/allposts?q=RANDOM", "/api/search?q=RANDOM"];

/** One address asks for what no cache has seen, as fast as it is answered, with the limits a server starts with. */
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
    const ask = () => startAsking(server.port, 1, { path: own, headers: { authorization } });
    for (let turn = 0; turn < 20; turn += 1) await readPopular(server);
    const floods: RandomQueriesReport["floods"] = [];
    for (const path of [...unknown, ...known]) {
      await (await fetch(server.address + path.replace("RANDOM", "first"))).arrayBuffer();
      const alone = ask();
      await wait(quietMs);
      const quiet = await alone.stop();
      const before = await missesOf(server);
      const flood = startFlood({ port: server.port, connections, path });
      const member = ask();
      await wait(floodMs);
      const during = await member.stop();
      const statuses = await flood.stop();
      const misses = (await missesOf(server)) - before;
      const ratio = during.p50 / quiet.p50;
      const isKnown = known.includes(path);
      floods.push({ path, isKnown, statuses, quiet, member: during, ratio, misses });
    }
    const before = await missesOf(server);
    await readPopular(server);
    const evicted = (await missesOf(server)) - before;
    return { floods, evicted, standing: await isReady(server.address) };
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
      if (!statuses) throw new Error("The flood reports nothing.");
      return statuses;
    },
  };
}
