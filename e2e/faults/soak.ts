import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memoryOf } from "../../bench/memory.ts";
import { demoUserId } from "../../server/seeds/ids.ts";
import { heapFile } from "./heap-probe.ts";
import { type Ending, kill, type ServerProcess, startServer } from "./server-process.ts";
import { openWire } from "./wire.ts";

export type SoakReport = {
  loads: number;
  /** The heap after a collection in MB, and all memory of the process, from the end of the warm-up on. */
  heaps: number[];
  memory: { before: number; most: number };
  statuses: Record<number, number>;
  /** How the process ended, if it did. */
  ended: Ending | undefined;
};

const heapMb = 256;
const connections = 8;
const samples = 10;
const probeMs = 20;
/** Caches of code and of responses fill first. */
const warmUpShare = 0.2;
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Pages that are made anew, and such that stay; `RANDOM` is another value in each request. */
const paths = [
  "/blogs?before=RANDOM",
  `/profiles/${demoUserId("dana")}?before=RANDOM`,
  "/allposts?q=RANDOM",
  "/blogs?before=RANDOM",
  "/search?q=RANDOM",
  "/marketplace?q=RANDOM",
  "/documents/RANDOM/Mexico",
  "/shared/RANDOM",
  "/signup",
  "/login?next=/RANDOM",
  "/",
  "/blogs.data?before=RANDOM",
];

/** Loads pages without a break, without limits, from a server with a heap of 256 MB. */
export async function soak(ms: number): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-soak-"));
  const probe = new URL("./heap-probe.ts", import.meta.url).pathname;
  const server = await startServer({
    DATA_DIR: folder,
    HEAP_PROBE: folder,
    NODE_OPTIONS: `--max-old-space-size=${heapMb} --import=${probe}`,
  });
  let ended: Ending | undefined;
  void server.ended.then((ending) => (ended = ending));
  const isUp = () => ended === undefined;
  const load = startLoading(server);
  const heaps: number[] = [];
  try {
    await wait(ms * warmUpShare);
    const before = memoryOf(server.pid);
    let most = before;
    for (let sample = 0; sample < samples && isUp(); sample += 1) {
      heaps.push(megabytes(await heapOf(server, folder, isUp)));
      most = Math.max(most, memoryOf(server.pid));
      await wait((ms * (1 - warmUpShare)) / samples);
    }
    heaps.push(megabytes(await heapOf(server, folder, isUp)));
    const statuses = await load.stop();
    const loads = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    const memory = { before: megabytes(before), most: megabytes(most) };
    return { loads, heaps, memory, statuses, ended };
  } finally {
    await load.stop();
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

function startLoading({ port }: ServerProcess) {
  const wire = openWire(port, connections);
  const statuses: Record<number, number> = {};
  let over = false;
  const isOver = () => over;
  const send = async (_: unknown, first: number) => {
    for (let turn = first; !isOver(); turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      const result = await wire.send("GET", path.replaceAll("RANDOM", randomUUID()));
      const status = result.is === "answered" ? result.status : 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 0) await wait(probeMs);
    }
  };
  const work = Promise.all(Array.from({ length: connections }, send));
  return {
    async stop() {
      over = true;
      await work;
      wire.close();
      return statuses;
    },
  };
}

/** What is left of the heap after a collection, in bytes; 0 if the process ends. */
async function heapOf(server: ServerProcess, folder: string, isUp: () => boolean): Promise<number> {
  const path = join(folder, heapFile);
  rmSync(path, { force: true });
  server.signal("SIGUSR2");
  while (isUp()) {
    try {
      return Number(readFileSync(path, "utf8"));
    } catch {
      await wait(probeMs);
    }
  }
  return 0;
}
