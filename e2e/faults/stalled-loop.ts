import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import { startRequests } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

export type StallReport = {
  /** Responses to members by status: before, from the stall to two seconds after it, and later. */
  before: Record<number, number>;
  stalled: Record<number, number>;
  after: Record<number, number>;
  /** Duration and status of `/api/health` right after the stall. */
  health: { status: number; ms: number };
};

const connections = 200;
const calmMs = 3_000;
const stallMs = 2_500;
const recoverMs = 2_000;

/** Suspends a server under load for more than two seconds, like a long garbage collection or a busy machine. */
export async function stalledLoop(): Promise<StallReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-stall-"));
  const server = await startServer({ DATA_DIR: folder });
  try {
    return await stall(server, await testUser.signIn(server));
  } finally {
    server.signal("SIGCONT");
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function stall(server: ServerProcess, token: string): Promise<StallReport> {
  const headers = { authorization: `Bearer ${token}` };
  const path = "/api/profiles/me";
  const load = startRequests(server.port, connections, { path, headers });
  let seen: Record<number, number> = {};
  const since = () => {
    const now = { ...load.statuses };
    const added = Object.entries(now)
      .map(([status, count]): [string, number] => [status, count - (seen[Number(status)] ?? 0)])
      .filter(([, count]) => count > 0);
    seen = now;
    return Object.fromEntries(added);
  };
  await wait(calmMs);
  const before = since();
  server.signal("SIGSTOP");
  await wait(stallMs);
  server.signal("SIGCONT");
  const health = await checkHealth(server.port);
  await wait(recoverMs);
  const stalled = since();
  await wait(calmMs);
  const after = since();
  await load.stop();
  return { before, stalled, after, health };
}

async function checkHealth(port: number): Promise<StallReport["health"]> {
  const wire = openWire(port, 1);
  const began = performance.now();
  const result = await wire.send("GET", "/api/health");
  wire.close();
  return { status: result.is === "answered" ? result.status : 0, ms: performance.now() - began };
}
