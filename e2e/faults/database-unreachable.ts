import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres, type TestPostgres } from "../../server/testing/postgres.ts";
import { type ServerProcess, kill, readiness, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { type RequestResult, openWire } from "./wire.ts";

export type UnreachableReport = testUser.Losses & {
  acknowledged: number;
  /** Posts while the database was unreachable: statuses, responses without Retry-After, and the slowest in milliseconds. */
  posts: { statuses: Record<number, number>; withoutRetryAfter: number; slowestMs: number };
  /** Health responses and guests' cached pages meanwhile, by status. */
  ready: Record<number, number>;
  health: Record<number, number>;
  cached: Record<number, number>;
  /** Time from the return of the database until posts succeeded, in milliseconds: after the long outage, and after a restart. */
  recoveryMs: { away: number; restart: number };
};

const pauseMs = 250;

/** Stops PostgreSQL for the given time, then restarts it once more, under load. Undefined if it is not installed. */
export async function databaseUnreachable(downMs: number): Promise<UnreachableReport | undefined> {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "wagabond-away-"));
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: postgres.url });
  try {
    return await measure(server, postgres, downMs);
  } finally {
    await kill(server);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  server: ServerProcess,
  postgres: TestPostgres,
  downMs: number,
): Promise<UnreachableReport> {
  const wire = openWire(server.port, 20);
  const results = testUser.newResults();
  const token = await testUser.signIn(server);
  let number = 0;
  const post = async () => {
    number += 1;
    return testUser.post(wire, token, testUser.draftOf(`Hoot ${number} meanwhile`), results);
  };
  for (let turn = 0; turn < 20; turn += 1) await post();
  await wire.send("GET", "/");

  const seen = { posts: {}, ready: {}, health: {}, cached: {} };
  const posts: UnreachableReport["posts"] = {
    statuses: seen.posts,
    withoutRetryAfter: 0,
    slowestMs: 0,
  };
  await postgres.halt();
  const until = performance.now() + downMs;
  while (performance.now() < until) {
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const [posted, health, cached, ready] = await Promise.all([
      wire.send("POST", "/api/hoots", headers, {
        title: `During the outage at ${began}`,
        text: "x",
      }),
      wire.send("GET", "/api/health"),
      wire.send("GET", "/"),
      readiness(server.address),
    ]);
    posts.slowestMs = Math.max(posts.slowestMs, performance.now() - began);
    count(seen.posts, statusOf(posted));
    if (posted.is === "answered" && posted.retryAfter === undefined) posts.withoutRetryAfter += 1;
    count(seen.health, statusOf(health));
    count(seen.cached, statusOf(cached));
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
    ...testUser.lossesIn(await testUser.readAll(server), results.acknowledged),
    acknowledged: results.acknowledged.size,
    posts,
    ready: seen.ready,
    health: seen.health,
    cached: seen.cached,
    recoveryMs: { away, restart },
  };
}

const statusOf = (result: RequestResult) => (result.is === "answered" ? result.status : 0);

const count = (statuses: Record<number, number>, status: number) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

async function untilPosted(post: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await post())) await wait(10);
  return performance.now() - began;
}
