import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

export type KillReport = testUser.Losses & {
  rounds: number;
  acknowledged: number;
  /** Posts in progress when the process died, which were retried with the same key. */
  repeated: number;
  restartMs: number[];
};

type Plan = { rounds: number; writes: number; databaseUrl?: string | undefined };

const connections = 8;

/**
 * Kills the server repeatedly at a random moment during many writes, on the same data. After each
 * restart every acknowledged hoot must be complete; posts in progress are retried and must exist
 * once.
 */
export async function killInMidWrite({ rounds, writes, databaseUrl }: Plan): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-kill-"));
  const variables = { DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const acknowledged = new Map<string, testUser.Draft>();
  const restartMs: number[] = [];
  let repeated = 0;
  let server = await startServer(variables);
  try {
    const token = await testUser.signIn(server);
    for (let round = 1; round <= rounds; round += 1) {
      const results = await writeUntilKilled(server, token, { round, writes });
      server = await startServer(variables);
      restartMs.push(server.readyMs);
      repeated += await sendAgain(server, token, results);
      for (const [id, draft] of results.acknowledged) acknowledged.set(id, draft);
    }
    const losses = testUser.lossesIn(await testUser.readAll(server), acknowledged);
    return { ...losses, rounds, acknowledged: acknowledged.size, repeated, restartMs };
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeUntilKilled(
  server: ServerProcess,
  token: string,
  { round, writes }: { round: number; writes: number },
): Promise<testUser.PostResults> {
  const results = testUser.newResults();
  const wire = openWire(server.port, connections);
  const lastWrite = randomInt(Math.ceil(writes / 2), writes + 1);
  let next = 0;
  let dying: Promise<unknown> | undefined;
  const die = async () => {
    await wait(randomInt(0, 8));
    await kill(server);
  };
  const writer = async () => {
    while (next < writes * 2) {
      next += 1;
      const draft = testUser.draftOf(`Round ${round}, hoot ${next}`);
      if (!(await testUser.post(wire, token, draft, results))) return;
      if (results.acknowledged.size >= lastWrite) dying ??= die();
    }
  };
  await Promise.all(Array.from({ length: connections }, writer));
  await (dying ?? kill(server));
  wire.close();
  if (results.rejected.size > 0) {
    throw new Error(`Posts were rejected with ${[...results.rejected.keys()].join(", ")}.`);
  }
  return results;
}

/** Retries posts without a response; whether or not the first attempt was saved, exactly one must exist. */
async function sendAgain(
  server: ServerProcess,
  token: string,
  results: testUser.PostResults,
): Promise<number> {
  const wire = openWire(server.port, connections);
  const drafts = results.unanswered.splice(0);
  await Promise.all(drafts.map((draft) => testUser.post(wire, token, draft, results)));
  wire.close();
  if (results.unanswered.length > 0 || results.rejected.size > 0) {
    throw new Error("A retried post was not acknowledged.");
  }
  return drafts.length;
}
