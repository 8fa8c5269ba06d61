import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { signUp } from "#contracts/accounts/accounts.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import type { Load, Loaded } from "./load.ts";
import { type Latency, startRequests } from "./latency.ts";
import { type ServerProcess, isReady, kill, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";

/** What one flood does to others: another member's median before and meanwhile, and the responses of health. */
export type FloodReport = {
  name: string;
  quiet: Latency;
  member: Latency;
  ratio: number;
  health: Latency;
  statuses: Loaded;
};

type FloodsReport = { floods: FloodReport[]; alive: boolean };

/** A flood by name, prepared on the server. */
export type FloodKind = {
  name: string;
  load: (server: ServerProcess) => Promise<Omit<Load, "port">> | Omit<Load, "port">;
};

const own = "/api/profiles/me";
const quietMs = 2_000;
const floodMs = 6_000;
const healthEveryMs = 50;

/** Runs floods one after the other against a server with default limits, beside a member who reads their profile. */
export async function measureFloods(
  kinds: readonly FloodKind[],
  databaseUrl?: string,
): Promise<FloodsReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-floods-"));
  const server = await startServer({
    DATA_DIR: folder,
    RATE_LIMITS: "on",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  try {
    const authorization = `Bearer ${await testUser.signIn(server)}`;
    const floods: FloodReport[] = [];
    for (const { name, load } of kinds) {
      const prepared = await load(server);
      floods.push({
        name,
        ...(await measure(server, { ...prepared, port: server.port }, authorization)),
      });
    }
    return { floods, alive: await isReady(server.address) };
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  { port }: ServerProcess,
  load: Load,
  authorization: string,
): Promise<Omit<FloodReport, "name">> {
  const readOwn = () => startRequests(port, 1, { path: own, headers: { authorization } });
  // What runs for the first time is slow by itself.
  const warm = readOwn();
  const first = startLoad({ ...load, connections: 1 });
  await wait(quietMs / 2);
  await first.stop();
  await warm.stop();
  const alone = readOwn();
  await wait(quietMs);
  const quiet = await alone.stop();
  const flood = startLoad(load);
  const reading = readOwn();
  const checking = startRequests(port, 1, { path: "/api/health", pauseMs: healthEveryMs });
  await wait(floodMs);
  const [member, health] = [await reading.stop(), await checking.stop()];
  const statuses = await flood.stop();
  return { quiet, member, ratio: member.p50 / quiet.p50, health, statuses };
}

function startLoad(load: Load) {
  const worker = new Worker(new URL("./load.ts", import.meta.url), { workerData: load });
  const message = once(worker, "message");
  return {
    async stop(): Promise<Loaded> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage("enough");
      const [loaded]: Loaded[] = await message;
      if (!loaded) throw new Error("The load reported nothing.");
      return loaded;
    },
  };
}

/** The token of a new account, whose email isn't verified. */
export async function newAccount({ address }: ServerProcess): Promise<string> {
  const call = makeClient({ fetch: (path, init) => fetch(address + path, init) });
  const email = `${randomUUID()}@example.com`;
  const password = randomUUID();
  return call(signUp, { body: { name: "Flo Flood", email, password } });
}
