import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createHoot, getHoot, pageHoots } from "#contracts/community/hoots.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import {
  newDatabase,
  startPostgres,
  startReplica,
  type TestPostgres,
} from "../../../testing/postgres.ts";

const patience = { timeout: 60_000, interval: 20 };

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("a server with a read replica", () => {
  let primary: TestPostgres;
  let replica: TestPostgres;
  let atReplica: pg.Client;
  let atPrimary: pg.Client;
  let server: TestServer;
  beforeAll(async () => {
    primary = (await startPostgres()) ?? none("PostgreSQL");
    const databaseUrl = await newDatabase(primary.url, "site");
    replica = await startReplica(primary.url);
    const databaseReadUrl = Object.assign(new URL(replica.url), { pathname: "/site" }).href;
    server = await testServer({ env: { databaseUrl, databaseReadUrl } });
    atReplica = new pg.Client({ connectionString: databaseReadUrl });
    atPrimary = new pg.Client({ connectionString: databaseUrl });
    atReplica.on("error", () => undefined);
    await atReplica.connect();
    await atPrimary.connect();
  });
  afterAll(async () => {
    await server.close();
    await atReplica.end().catch(() => undefined);
    await atPrimary.end();
    await replica.stop();
    await primary.stop();
  });

  /** Requests something that no cache has. */
  let requests = 0;
  const freshPage = async () => {
    requests += 1;
    const { data } = await server.call(pageHoots, {
      query: { limit: 50, page: 1 + (requests % 2) },
    });
    return data.map(({ title }) => title);
  };
  const newest = async () =>
    (await server.call(pageHoots, { query: { limit: (requests += 1) } })).data[0]?.title;
  const post = async (title: string) =>
    (await server.as("dana"))(createHoot, { body: { title, text: "x" } });

  /** How many queries of the server the replica has answered. */
  async function answeredByReplica(): Promise<number> {
    const { rows } = await atReplica.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and query like '%hoots%'`,
    );
    return rows[0]?.count ?? 0;
  }

  const untilReplicaAnswers = () =>
    vi.waitUntil(async () => {
      await newest();
      return (await answeredByReplica()) > 0;
    }, patience);

  test("guests read from it", async () => {
    await untilReplicaAnswers();
    expect((await freshPage()).length).toBeGreaterThan(0);
  });

  test("one that lags is passed by: guest and author see what was acknowledged", async () => {
    await atReplica.query("select pg_wal_replay_pause()");
    for (let turn = 0; turn < 5; turn += 1) {
      const title = `Ahead of the copy ${turn}`;
      const { _id } = await post(title);
      expect(await newest()).toBe(title);
      expect((await server.call(getHoot, { params: { id: _id } })).title).toBe(title);
      expect((await (await server.as("dana"))(getHoot, { params: { id: _id } })).title).toBe(title);
    }
    await atReplica.query("select pg_wal_replay_resume()");
    await untilReplicaAnswers();
    expect(await newest()).toBe("Ahead of the copy 4");
  });

  test("one that is gone costs nobody an answer", async () => {
    await replica.stop();
    for (let turn = 0; turn < 5; turn += 1) {
      await post(`Without a copy ${turn}`);
      expect(await newest()).toBe(`Without a copy ${turn}`);
    }
  });
});

function none(what: string): never {
  throw new Error(`This machine has no ${what}.`);
}
