import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readEnv } from "../../server/src/platform/env.ts";
import { openInstance } from "../../server/src/operations/open-instance.ts";
import { freePort } from "../../server/testing/postgres.ts";
import { layDatabase } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

export type TerminationReport = testUser.Losses & {
  rounds: number;
  acknowledged: number;
  /** Statuses other than 201. */
  rejected: Record<number, number>;
  /** Time from each termination until a post was acknowledged again. */
  backMs: number[];
};

const connections = 8;
const pauseMs = 50;
const giveUpMs = 60_000;

/**
 * Terminates the PGlite worker repeatedly at a random moment during many writes, while the server keeps running. Every
 * acknowledged hoot must be complete; rejected posts are retried with the same key and must exist once.
 */
export async function workerTerminated(rounds: number): Promise<TerminationReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-worker-"));
  const port = await freePort();
  const variables = { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "silent" };
  const env = readEnv({ ...variables, RATE_LIMITS: "off" });
  layDatabase(variables);
  // The worker can only be terminated from inside the process.
  const app = await openInstance({
    env,
    renderPage: async () => new Response("", { status: 404 }),
  });
  const wire = openWire(port, connections);
  try {
    const token = await testUser.signIn(app);
    const results = testUser.newResults();
    const backMs: number[] = [];
    let isOver = false;
    const isRunning = () => !isOver;
    let next = 0;
    const write = async () => {
      while (isRunning()) {
        next += 1;
        const draft = testUser.draftOf(`Hoot ${next}`);
        const until = performance.now() + giveUpMs;
        while (!(await testUser.post(wire, token, draft, results))) {
          if (performance.now() > until) throw new Error("A post was never acknowledged.");
          await wait(pauseMs);
        }
      }
    };
    const writing = Promise.all(Array.from({ length: connections }, write));
    for (let round = 0; round < rounds; round += 1) {
      const before = results.acknowledged.size;
      while (results.acknowledged.size < before + connections) await wait(1);
      await wait(randomInt(0, 30));
      const written = results.acknowledged.size;
      const began = performance.now();
      app.database.restart?.();
      // Responses already in flight are not from the new worker.
      while (results.acknowledged.size <= written + connections) await wait(1);
      backMs.push(performance.now() - began);
    }
    isOver = true;
    await writing;
    const losses = testUser.lossesIn(await testUser.readAll(app), results.acknowledged);
    const rejected = Object.fromEntries(results.rejected);
    return { ...losses, rounds, acknowledged: results.acknowledged.size, rejected, backMs };
  } finally {
    wire.close();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
