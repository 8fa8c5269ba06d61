import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../../server/src/platform/db/open.ts";
import { demoShopToken } from "../../server/src/commerce/storefront-api/settings.ts";
import { type ServerProcess, kill, readiness, startServer } from "./server-process.ts";
import { type Latency, startRequests } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { openWire, type Wire } from "./wire.ts";

type TimedResponse = { status: number; ms: number; retryAfter: string | undefined };

export type EndlessReport = {
  health: Latency;
  /** A cached list. */
  cached: Latency;
  /** Responses to posts with an endless statement. */
  endless: TimedResponse[];
  /** Responses to search texts of 32 kB. */
  searches: TimedResponse[];
  /** Whether the server was not ready meanwhile, and ready in the end. */
  wasNotReady: boolean;
  isReady: boolean;
  /** A post after the endless statements. */
  after: TimedResponse;
  /** SIGTERM during an endless statement. */
  stopped: { code: number | null; ms: number };
};

const cachedList = "/api/hoots/paginated?limit=3";
const posts = 2;
const searches = 8;
const settleMs = 500;

/**
 * Runs endless statements and search texts of 32 kB, with default limits. Health and cached responses must work
 * meanwhile, the statements must be canceled, and the process must stop on SIGTERM.
 */
export async function endlessStatement(databaseUrl?: string): Promise<EndlessReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-endless-"));
  const variables = {
    DATA_DIR: folder,
    RATE_LIMITS: "on",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const first = await startServer(variables);
  first.signal("SIGTERM");
  await first.ended;
  await addEndlessTrigger(folder, databaseUrl);
  const server = await startServer(variables);
  const wire = openWire(server.port, posts + searches + 2);
  try {
    const token = await testUser.signIn(server);
    await wire.send("GET", cachedList);
    const asking = { health: { path: "/api/health" }, cached: { path: cachedList } };
    const health = startRequests(server.port, 1, asking.health);
    const cached = startRequests(server.port, 1, asking.cached);
    const readinessWatch = watchReadiness(server);
    const responses = await Promise.all([
      ...Array.from({ length: posts }, (_, n) => post(wire, token, `Endless ${n}`)),
      ...Array.from({ length: searches }, () => search(wire)),
    ]);
    const wasNotReady = await readinessWatch.stop();
    await untilReady(server);
    const isReady = (await readiness(server.address)) === 200;
    const after = await post(wire, token, "Afterwards");
    const latencies = { health: await health.stop(), cached: await cached.stop() };
    const last = post(wire, token, "Endless again");
    await wait(settleMs);
    const stopped = await stop(server);
    await last;
    const endless = responses.slice(0, posts);
    return {
      ...latencies,
      endless,
      searches: responses.slice(posts),
      wasNotReady,
      isReady,
      after,
      stopped,
    };
  } finally {
    wire.close();
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the insertion of a hoot endless if its title says so. */
async function addEndlessTrigger(dataDir: string, databaseUrl?: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  await sql`create function never_end() returns trigger language plpgsql as
    'begin perform count(*) from generate_series(1, 1000000000000); return new; end'`.execute(db);
  await sql`create trigger never_end before insert on hoots for each row
    when (new.title like 'Endless%') execute function never_end()`.execute(db);
  await close();
}

async function timed(request: ReturnType<Wire["send"]>): Promise<TimedResponse> {
  const began = performance.now();
  const result = await request;
  const ms = performance.now() - began;
  if (result.is !== "answered") return { status: 0, ms, retryAfter: undefined };
  return { status: result.status, ms, retryAfter: result.retryAfter };
}

const post = (wire: Wire, token: string, title: string) =>
  timed(
    wire.send("POST", "/api/hoots", { authorization: `Bearer ${token}` }, { title, text: "x" }),
  );

const search = (wire: Wire) =>
  timed(
    wire.send(
      "POST",
      "/storefront/api/2025-01/graphql",
      { "x-shopify-storefront-access-token": demoShopToken },
      {
        query: "query ($q: String!) { products(first: 3, query: $q) { nodes { id } } }",
        variables: { q: "a.".repeat(16_000) },
      },
    ),
  );

function watchReadiness({ address }: ServerProcess) {
  let isOver = false;
  const isRunning = () => !isOver;
  const statuses = new Set<number | undefined>();
  const work = (async () => {
    while (isRunning()) {
      statuses.add(await readiness(address));
      await wait(50);
    }
  })();
  return {
    async stop(): Promise<boolean> {
      isOver = true;
      await work;
      return statuses.has(503);
    },
  };
}

async function untilReady({ address }: ServerProcess): Promise<void> {
  const until = performance.now() + 10_000;
  while ((await readiness(address)) !== 200 && performance.now() < until) await wait(50);
}

async function stop(server: ServerProcess): Promise<{ code: number | null; ms: number }> {
  const began = performance.now();
  server.signal("SIGTERM");
  const { code } = await server.ended;
  return { code, ms: performance.now() - began };
}
