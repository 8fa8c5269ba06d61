import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHoot, getHoot } from "#contracts/community/hoots.ts";
import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { testServer, type TestServer } from "../../../../testing/server.ts";
import { openPglite } from "./open.ts";

const isPglite = process.env["TEST_DATABASE"] !== "postgres";
/** An endless statement takes a core that long: longer than `/api/ready` waits for the database. */
const shortMs = 3_000;
const endlessSql = "select count(*) from generate_series(1, 1000000000000)";
const endless = sql.raw(endlessSql);

/** Makes the statement that writes a hoot with this title endless. */
const plantEndlessWrite = async ({ db }: TestServer) => {
  await sql`create function never_end() returns trigger language plpgsql as
    ${sql.lit(`begin perform count(*) from generate_series(1, 1000000000000); return new; end`)}`.execute(
    db,
  );
  await sql`create trigger never_end before insert on hoots for each row
    when (new.title = 'Endless') execute function never_end()`.execute(db);
};

describe.skipIf(!isPglite)("a server on PGlite", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ statementMs: shortMs });
    await plantEndlessWrite(server);
  });
  afterAll(() => server.close());

  const cached = "/api/hoots/paginated?limit=3";
  const post = async (title: string) =>
    (await server.as("dana"))(createHoot, { body: { title, text: "x" } });

  test("answers health, cached pages and those who wait while a statement does not end, which is a 503", async () => {
    expect((await server.fetch(cached)).status).toBe(200);
    await server.tokenOf("dana");
    let isOver = false;
    const writing = post("Endless").catch((error: unknown) => error);
    void writing.then(() => (isOver = true));
    const statuses = { health: new Set<number>(), cached: new Set<number>(), ready: new Set() };
    const isRunning = () => !isOver;
    const requestReady = async () => {
      while (isRunning()) statuses.ready.add((await server.fetch("/api/ready")).status);
    };
    const pending = requestReady();
    while (isRunning()) {
      statuses.health.add((await server.fetch("/api/health")).status);
      statuses.cached.add((await server.fetch(cached)).status);
    }
    const waiting = server.fetch("/api/hoots/random");
    await pending;
    expect(statuses).toMatchObject({ health: new Set([200]), cached: new Set([200]) });
    expect(statuses.ready).toContain(503);
    expect(await writing).toMatchObject({ code: "UNAVAILABLE", status: 503, retryAfter: 3 });
    expect((await waiting).status).toBe(200);
    expect((await server.fetch("/api/ready")).status).toBe(200);
  });

  test("has every write that it acknowledged before its worker was ended, and none of an open transaction", async () => {
    const { _id } = await post("Acknowledged");
    const open = server.db.transaction().execute(async (trx) => {
      await sql`update hoots set title = 'Never committed'`.execute(trx);
      server.database.restart?.();
      await sql`select 1`.execute(trx);
    });
    await expect(open).rejects.toThrow(/started again|terminated|not queryable/);
    expect((await server.call(getHoot, { params: { id: _id } })).title).toBe("Acknowledged");
    expect((await post("Afterwards")).title).toBe("Afterwards");
  });

  test("is not ready while its folder cannot be opened, and recovers by itself", async () => {
    const version = join(server.env.dataDir, "pglite/PG_VERSION");
    const failures: string[] = [];
    server.database.onFailure?.((reason) => void failures.push(reason.message));
    renameSync(version, `${version}.away`);
    server.database.restart?.();
    await expect.poll(() => failures.length, { timeout: 60_000 }).toBeGreaterThan(1);
    expect((await server.fetch("/api/ready")).status).toBe(503);
    expect((await server.fetch("/api/health")).status).toBe(200);
    renameSync(`${version}.away`, version);
    const ready = async () => (await server.fetch("/api/ready")).status;
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  });
});

test.skipIf(!isPglite)("a server stops in order while a statement does not end", async () => {
  const server = await testServer({ env: { demo: false }, statementMs: shortMs });
  const statement = endless.execute(server.db).catch((error: unknown) => error);
  await server.close();
  expect(await statement).toBeInstanceOf(Error);
});

describe.skipIf(!isPglite)("PGlite in its worker", () => {
  const megabyte = 2 ** 20;
  const folder = mkdtempSync(join(tmpdir(), "wagabond-worker-"));
  const patient = { statementMs: 60_000, idleInTransactionMs: 60_000 };
  let made = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function open(
    limits: Partial<typeof patient> = {},
    memory = { recycleAt: 1_000 * megabyte, limit: 256 * megabyte },
  ) {
    const own = join(folder, String((made += 1)));
    cpSync(inject("pgliteEmpty"), own, { recursive: true });
    const pglite = await openPglite(own, { ...patient, ...limits }, memory);
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pglite.pool }) });
    const startedAt = async () => {
      const { rows } = await sql<{ at: Date }>`select pg_postmaster_start_time() as at`.execute(db);
      return rows[0]?.at.getTime() ?? 0;
    };
    return { ...pglite, db, startedAt };
  }

  test("a statement may take as long as its transaction allows", async () => {
    const { db, close } = await open({ statementMs: 400 });
    const long = sql<{ count: number }>`select count(*) from generate_series(1, 2000000)`;
    const counted = await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return long.execute(trx);
    });
    expect(counted.rows).toEqual([{ count: 2_000_000 }]);
    await expect(endless.execute(db)).rejects.toMatchObject({ code: "57014" });
    await close();
  });

  test("a transaction that is left open is ended, and others go on", async () => {
    const { db, close } = await open({ idleInTransactionMs: 100 });
    await sql`create table bowls (size integer)`.execute(db);
    const { promise: never } = Promise.withResolvers<void>();
    void db.transaction().execute(async (trx) => {
      await sql`insert into bowls values (1)`.execute(trx);
      await never;
    });
    const { rows } = await sql`select size from bowls`.execute(db);
    expect(rows).toEqual([]);
    await close();
  });

  test("an error leaves the connection good for the next statement, prepared or not", async () => {
    const { db, close } = await open();
    await expect(sql`select ${1}::integer / 0`.execute(db)).rejects.toMatchObject({
      code: "22012",
    });
    await expect(sql`selec`.execute(db)).rejects.toMatchObject({ code: "42601" });
    expect((await sql`select ${"x"}::text as x`.execute(db)).rows).toEqual([{ x: "x" }]);
    await close();
  });

  test("a statement that wants more memory than there is fails, and the next one is well", async () => {
    const { db, close } = await open();
    const large = sql`select length(string_agg(repeat('x', 60000000), ''))
      from generate_series(1, 10)`;
    await expect(large.execute(db)).rejects.toMatchObject({ code: "53200" });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test("memory is given back between two statements, and nothing is lost", async () => {
    const { db, close, startedAt } = await open({}, { recycleAt: 1, limit: 256 * megabyte });
    await sql`create table bowls (size integer)`.execute(db);
    const before = await startedAt();
    await sql`insert into bowls values (1)`.execute(db);
    expect((await sql`select size from bowls`.execute(db)).rows).toEqual([{ size: 1 }]);
    expect(await startedAt()).not.toBe(before);
    await close();
  });

  test("nobody writes while the folder is copied", async () => {
    const { db, exclusive, close } = await open();
    await sql`create table bowls (size integer)`.execute(db);
    const order: string[] = [];
    const { promise: copied, resolve: endCopy } = Promise.withResolvers<void>();
    const copying = exclusive(async () => {
      await copied;
      order.push("copied");
    });
    const writing = sql`insert into bowls values (1)`.execute(db).then(() => order.push("written"));
    setTimeout(endCopy, 50);
    await Promise.all([copying, writing]);
    expect(order).toEqual(["copied", "written"]);
    await close();
  });
});
