import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import { startAsking } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

export type StallReport = {
  /** Answers to signed-in readers by status: before, from the stall to two seconds after it, and from then on. */
  before: Record<number, number>;
  stalled: Record<number, number>;
  after: Record<number, number>;
  /** How long `/api/health` took, asked the moment the loop went on, in milliseconds, and what it said. */
  health: { status: number; ms: number };
};

const connections = 200;
const calmMs = 3_000;
const stallMs = 2_500;
const healMs = 2_000;

/** Holds a server as a whole for more than two seconds, as a full garbage collection or a machine does, under load. */
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
  const load = startAsking(server.port, connections, { path, headers });
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
  const health = await askHealth(server.port);
  await wait(healMs);
  const stalled = since();
  await wait(calmMs);
  const after = since();
  await load.stop();
  return { before, stalled, after, health };
}

async function askHealth(port: number): Promise<StallReport["health"]> {
  const wire = openWire(port, 1);
  const began = performance.now();
  const fate = await wire.send("GET", "/api/health");
  wire.close();
  return { status: fate.is === "answered" ? fate.status : 0, ms: performance.now() - began };
}
