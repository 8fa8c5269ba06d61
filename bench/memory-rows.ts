import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { uploadPhotos } from "#contracts/community/gallery.ts";
import type { ServerProcess } from "../e2e/faults/server-process.ts";
import { newSender } from "../e2e/faults/uploader.ts";
import { photo } from "../server/testing/good-files.ts";
import { childrenOf } from "../server/testing/processes.ts";
import { isNumber, startBaseline } from "./baseline.ts";
import { type EngineName, engines, variablesOf } from "./engines.ts";
import { inServer } from "./servers.ts";
import { memoryOf } from "./memory.ts";
import type { OpenRequest } from "./pglite-baseline.ts";
import type { Plan } from "./plan.ts";
import type { Row } from "./table.ts";

const restLimit = 220 * 2 ** 20;
const uploadLimit = 512 * 2 ** 20;
const crowdLimit = 640 * 2 ** 20;
const readers = 50;
const crowd = 200;
const uploads = 20;
const restMs = (plan: Plan) => (plan.quick ? 5_000 : 30_000);

/** Memory of the server: idle, with fifty readers and twenty uploads, and idle again. */
export async function memory(plan: Plan): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) {
    const variables = await variablesOf(engine, plan, "memory");
    await inServer(variables, async (server, folder) => {
      await wait(restMs(plan));
      const own = engine === "PGlite" ? await pgliteAlone(folder, restMs(plan)) : 0;
      const atRest = memoryOf(server.pid);
      rows.push(restRow(`memory at rest, on ${engine}`, atRest, own));
      const reading = await peakWhile(server, () => read(server, plan));
      rows.push(seen(`memory while ${readers} read`, engine, reading, atRest));
      const sending = await peakWhile(server, () => send(server));
      const row = seen(`memory while ${uploads} photos come at once`, engine, sending, atRest);
      const most = own + uploadLimit;
      const beside = `limit ${megabytes(most)} MB`;
      rows.push({ ...row, beside, ratio: sending / most, limit: { is: "at most", ratio: 1 } });
      await wait(plan.quick ? 5_000 : 45_000);
      rows.push(seen("memory after a rest", engine, withMediaWorker(server.pid), atRest));
    });
    rows.push(await crowdRow(engine, plan));
  }
  return rows;
}

/** Memory after many aborted uncached requests, the first load of a new process. */
async function crowdRow(engine: EngineName, plan: Plan): Promise<Row> {
  const variables = await variablesOf(engine, plan, "crowd");
  return inServer(variables, async (server) => {
    await wait(restMs(plan));
    const atRest = memoryOf(server.pid);
    const peak = await peakWhile(server, () => ask(server, plan.quick ? 10 : 30));
    await wait(restMs(plan));
    const after = memoryOf(server.pid);
    return {
      name: `memory after ${crowd} concurrent clients, on ${engine}`,
      ours: `${megabytes(after)} MB`,
      beside: `limit ${megabytes(crowdLimit)} MB`,
      ratio: after / crowdLimit,
      limit: { is: "at most", ratio: 1 },
      note: `${megabytes(atRest)} MB at rest, ${megabytes(peak)} MB at most`,
    };
  });
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

const restRow = (name: string, bytes: number, own: number): Row => ({
  name,
  ours: `${megabytes(bytes)} MB`,
  beside: own > 0 ? `limit 220 MB + ${megabytes(own)} MB PGlite alone` : "limit 220 MB",
  ratio: (bytes - own) / restLimit,
  limit: { is: "at most", ratio: 1 },
});

const seen = (name: string, engine: EngineName, bytes: number, atRest: number): Row => ({
  name: `${name}, on ${engine}`,
  ours: `${megabytes(bytes)} MB`,
  beside: `${megabytes(atRest)} MB at rest`,
  ratio: bytes / atRest,
});

/** Memory of a bare process with a copy of the same folder. */
async function pgliteAlone(folder: string, rest: number): Promise<number> {
  const copy = join(folder, "copy");
  cpSync(join(folder, "pglite"), copy, { recursive: true });
  const alone = startBaseline<OpenRequest, number>(
    new URL("./pglite-baseline.ts", import.meta.url),
    isNumber,
  );
  try {
    await alone.request({ folder: copy });
    await wait(rest);
    return memoryOf(alone.pid);
  } finally {
    alone.end();
  }
}

/** The server and the media worker it has started. */
const withMediaWorker = (pid: number) =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + memoryOf(each), 0);

async function peakWhile({ pid }: ServerProcess, work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const look = setInterval(() => (peak = Math.max(peak, withMediaWorker(pid))), 50);
  await work().finally(() => clearInterval(look));
  return peak;
}

/** Cached and uncached pages and lists. */
async function read({ address }: ServerProcess, { seconds }: Plan): Promise<void> {
  let turn = 0;
  const paths = ["/", "/allposts", "/api/hoots/paginated", "/marketplace"];
  const requests = [
    ...paths.map((path) => ({ path })),
    {
      setupRequest: (request: autocannon.Request) => {
        turn += 1;
        return { ...request, path: `/api/hoots/paginated?turn=${turn}` };
      },
    },
  ];
  const headers = { "accept-encoding": "br" };
  const result = await autocannon({
    url: address,
    connections: readers,
    duration: seconds * 4,
    headers,
    requests,
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of the answers are refusals.`);
}

/** Uncached pages and lists. OVERLOADED answers are expected. */
async function ask({ address }: ServerProcess, duration: number): Promise<void> {
  let turn = 0;
  const fresh = (path: string) => ({
    setupRequest: (request: autocannon.Request) => {
      turn += 1;
      return { ...request, path: `${path}turn=${turn}` };
    },
  });
  const paths = ["/allposts?", "/marketplace?", "/api/hoots/paginated?limit=50&"];
  const searches = ["dog", "cat", "hotel"].map((word) => `/api/hoots/search?q=${word}&`);
  await autocannon({
    url: address,
    connections: crowd,
    duration,
    timeout: 60,
    headers: { "accept-encoding": "br" },
    requests: [...paths, ...searches].map(fresh),
  });
}

async function send(server: ServerProcess): Promise<void> {
  const bytes = await photo({ width: 4000, height: 3000 });
  const people = await Promise.all(Array.from({ length: uploads }, () => newSender(server)));
  await Promise.all(
    people.map(({ id, call }) =>
      call(server)(uploadPhotos, {
        params: { profileId: id },
        body: {},
        files: { image: [new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" })] },
      }),
    ),
  );
}
