import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { logIn } from "#contracts/accounts/accounts.ts";
import { createHoot, pageHoots } from "#contracts/community/hoots.ts";
import { demoEmail, demoPassword } from "../../../seeds/seed.ts";
import { channel } from "../events.ts";
import { openJobs } from "../jobs/jobs.ts";
import { workload } from "../jobs/jobs.testing.ts";
import { freshDatabase, testServer, type TestServer } from "../../../testing/server.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import { openDatabase } from "./open.ts";

const patience = { timeout: 60_000, interval: 20 };

/** A connection to the database that can be cut without a close, also of what is opened or closed meanwhile. */
async function cable(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let lostBytes = 0;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const far = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    for (const [from, to] of [
      [client, far],
      [far, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => {
        if (isCut) lostBytes += bytes.length;
        else to.write(bytes);
      });
      from.on("end", () => isCut || to.end());
      from.on("error", () => isCut || to.destroy());
      from.on("close", () => isCut || to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The cable has no end.");
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(address.port) }).href,
    cut: () => (isCut = true),
    mend: () => (isCut = false),
    lostBytes: () => lostBytes,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("a PostgreSQL that goes away", () => {
  let line: Awaited<ReturnType<typeof cable>>;
  let databaseUrl: string;
  let server: TestServer;
  let other: TestServer;
  let token: string;
  // A test that failed while the line was cut is tried again.
  afterEach(() => void line.mend());
  beforeAll(async () => {
    databaseUrl = await freshDatabase("Demo");
    line = await cable(databaseUrl);
    const sessionSecret = "the same for all processes on one database";
    server = await testServer({ env: { databaseUrl: line.url, sessionSecret } });
    other = await testServer({ env: { databaseUrl, sessionSecret } });
    const body = { email: demoEmail, password: demoPassword };
    token = await server.call(logIn, { body });
  });
  afterAll(async () => {
    await server.close();
    await other.close();
    line.close();
  });

  const post = (at: TestServer, title: string) =>
    at.withToken(token)(createHoot, { body: { title, text: "x" } });
  const newest = async () => (await server.call(pageHoots, { query: { limit: 1 } })).data[0]?.title;

  async function cutConnections(): Promise<void> {
    const admin = new pg.Client({ connectionString: inject("postgresUrl") });
    await admin.connect();
    const name = new URL(databaseUrl).pathname.slice(1);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      name,
    ]);
    await admin.end();
  }

  test("what one process writes, guests of the other read, and a session is good at both", async () => {
    await newest();
    await post(other, "From next door");
    await expect.poll(newest, patience).toBe("From next door");
  });

  test("an announcement that nobody understands is taken as one that was missed", async () => {
    await newest();
    await sql`update hoots set title = 'By another hand'
      where id = (select id from hoots order by id desc limit 1)`.execute(other.db);
    for (const payload of ["not JSON", '{"origin":"x","happened":[{"what":"moon.landed"}]}']) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(other.db);
    }
    await expect.poll(newest, patience).toBe("By another hand");
  });

  test("cut connections cost a 503 at most, and the server stands", async () => {
    const codes = new Set<string>();
    let posts = 0;
    const ceasefire = new AbortController();
    const writers = Array.from({ length: 12 }, async (_, n) => {
      while (!ceasefire.signal.aborted) {
        await post(server, freshText(`Under fire ${n}`)).catch(({ code }) => codes.add(code));
        posts += 1;
      }
    });
    for (let turn = 0; turn < 5; turn += 1) {
      const before = posts;
      await vi.waitUntil(() => posts > before + 12, patience);
      await cutConnections();
    }
    ceasefire.abort();
    await Promise.all(writers);
    expect(["UNAVAILABLE"]).toEqual(expect.arrayContaining([...codes]));
    // The first one may be seen because all was forgotten when the line was up again; the second one was heard.
    for (const title of ["After the fire", "Heard again"]) {
      await newest();
      await post(other, title);
      await expect.poll(newest, patience).toBe(title);
    }
  });

  /** It serves cached pages again, and no connection drops them from now on. */
  async function untilListening() {
    await expect
      .poll(async () => {
        const before = await cacheHits();
        await newest();
        return (await cacheHits()) - before;
      }, patience)
      .toBe(1);
  }
  const cacheHits = async () => {
    const metrics = await (await server.fetch("/api/metrics")).text();
    return Number(/^\w*cache_hits\w* (\d+)$/m.exec(metrics)?.[1]);
  };

  test("a silent database gives a 503 in seconds; cached pages are served; the server recovers by itself", async () => {
    const list = "/api/hoots/paginated?limit=1";
    await untilListening();
    expect((await server.fetch(list)).status).toBe(200);
    line.cut();
    const calls = Array.from({ length: 14 }, () => server.fetch("/api/hoots/random"));
    for (const answer of await Promise.all(calls)) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "3"]);
    }
    expect((await server.fetch("/api/ready")).status).toBe(503);
    expect((await server.fetch("/api/health")).status).toBe(200);
    expect((await server.fetch(list)).status).toBe(200);
    await post(other, "While you were away");
    line.mend();
    await expect.poll(newest, patience).toBe("While you were away");
    expect((await server.fetch("/api/ready")).status).toBe(200);
  });

  test("a query whose connection is lost fails, though new connections reach the database", async () => {
    const own = await cable(databaseUrl);
    const database = await openDatabase({ databaseUrl: own.url, dataDir: tmpdir() });
    await database.ping();
    own.cut();
    const lost = database.ping().then(() => "an answer", String);
    await expect.poll(own.lostBytes, patience).toBeGreaterThan(0);
    // What was sent meanwhile never arrives.
    own.mend();
    expect(await lost).toContain("Connection terminated");
    await database.ping();
    await database.close();
    own.close();
  });

  test("a query that runs for long is not taken for a lost one", async () => {
    const database = await openDatabase({
      databaseUrl: line.url,
      dataDir: tmpdir(),
      statementMs: 30_000,
    });
    await expect(sql`select pg_sleep(6)`.execute(database.db)).resolves.toBeDefined();
    await database.close();
  });

  test.each(["that works", "that works on requests"])(
    "a server %s closes after it lost its database",
    async (what) => {
      const own = await cable(databaseUrl);
      const closing = await testServer({ env: { databaseUrl: own.url } });
      await closing.fetch("/api/hoots/random");
      own.cut();
      const working = what === "that works" ? 0 : 14;
      const calls = Array.from({ length: working }, () => closing.fetch("/api/hoots/random"));
      await expect.poll(own.lostBytes, patience).toBeGreaterThan(0);
      await closing.close();
      await Promise.allSettled(calls);
      own.close();
    },
  );

  test("the job queue logs that it cannot be read, and continues when the database is back", async () => {
    const database = await openDatabase({ databaseUrl: line.url, dataDir: tmpdir() });
    const lines: string[] = [];
    const log = { warn: (_details: object, text: string) => void lines.push(text) };
    const jobs = await openJobs({ database, queues: [workload], log });
    const done: string[] = [];
    await jobs.work(workload.name, async (id) => void done.push(id));
    line.cut();
    jobs.wake(workload.name);
    await expect.poll(() => lines, patience).toContain("Can't read the job queue.");
    await other.jobs.send(workload.name);
    line.mend();
    const woken = async () => {
      jobs.wake(workload.name);
      return done.length;
    };
    await expect.poll(woken, patience).toBe(1);
    line.cut();
    // It must not wait for a silent database.
    await jobs.stop();
    line.mend();
    await database.close();
  });
});
