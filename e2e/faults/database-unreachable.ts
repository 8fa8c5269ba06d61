import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres, type TestPostgres } from "../../server/src/testing/postgres.ts";
import { type ServerProcess, kill, readiness, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { type Fate, openWire } from "./wire.ts";

export type AwayReport = testUser.Losses & {
  acknowledged: number;
  /** Posts while nobody answered the server: statuses, how many did not say when to come again, and the slowest in milliseconds. */
  posts: { statuses: Record<number, number>; untold: number; slowestMs: number };
  /** What the signs of life and guests' kept pages said meanwhile, by status. */
  ready: Record<number, number>;
  health: Record<number, number>;
  kept: Record<number, number>;
  /** How long after the database was back the server took posts again, in milliseconds: after the long absence, and after a restart. */
  healedMs: { away: number; restart: number };
};

const pauseMs = 250;

/** PostgreSQL is stopped for so long, and then restarted once more, while people post and read. Undefined where the machine has none. */
export async function databaseAway(awayMs: number): Promise<AwayReport | undefined> {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "wagabond-away-"));
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: postgres.url });
  try {
    return await look(server, postgres, awayMs);
  } finally {
    await kill(server);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function look(
  server: ServerProcess,
  postgres: TestPostgres,
  awayMs: number,
): Promise<AwayReport> {
  const wire = openWire(server.port, 20);
  const fates = testUser.noFates();
  const token = await testUser.signIn(server);
  let number = 0;
  const post = async () => {
    number += 1;
    return testUser.post(wire, token, testUser.draftOf(`Hoot ${number} meanwhile`), fates);
  };
  for (let turn = 0; turn < 20; turn += 1) await post();
  await wire.send("GET", "/");

  const seen = { posts: {}, ready: {}, health: {}, kept: {} };
  const posts: AwayReport["posts"] = { statuses: seen.posts, untold: 0, slowestMs: 0 };
  await postgres.halt();
  const until = performance.now() + awayMs;
  while (performance.now() < until) {
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const [posted, health, kept, ready] = await Promise.all([
      wire.send("POST", "/api/hoots", headers, {
        title: `While it is away at ${began}`,
        text: "x",
      }),
      wire.send("GET", "/api/health"),
      wire.send("GET", "/"),
      readiness(server.address),
    ]);
    posts.slowestMs = Math.max(posts.slowestMs, performance.now() - began);
    count(seen.posts, statusOf(posted));
    if (posted.is === "answered" && posted.retryAfter === undefined) posts.untold += 1;
    count(seen.health, statusOf(health));
    count(seen.kept, statusOf(kept));
    count(seen.ready, ready ?? 0);
    await wait(pauseMs);
  }
  await postgres.resume();
  const away = await untilPosted(post);
  await postgres.halt();
  await postgres.resume();
  const restart = await untilPosted(post);
  for (let turn = 0; turn < 20; turn += 1) await post();
  wire.close();
  return {
    ...testUser.lossesIn(await testUser.readAll(server), fates.acknowledged),
    acknowledged: fates.acknowledged.size,
    posts,
    ready: seen.ready,
    health: seen.health,
    kept: seen.kept,
    healedMs: { away, restart },
  };
}

const statusOf = (fate: Fate) => (fate.is === "answered" ? fate.status : 0);

const count = (statuses: Record<number, number>, status: number) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

async function untilPosted(post: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await post())) await wait(10);
  return performance.now() - began;
}
