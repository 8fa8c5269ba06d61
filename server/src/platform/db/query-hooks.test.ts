import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createHoot, getHoot, likeHoot } from "#contracts/community/hoots.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshText } from "../../../testing/fresh-text.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { hookQueries, type QueryHook } from "./query-hooks.ts";

/** A client whose query answers what it was called with. */
const echo = () => ({ query: (...args: unknown[]): unknown => args });

/** A hook that notes when a query passes it. */
const noting =
  (name: string, notes: string[]): QueryHook =>
  (send) =>
  async (query) => {
    notes.push(`${name} before ${query.text}`);
    const result = await send({ ...query, name });
    notes.push(`${name} after`);
    return result;
  };

describe("hooks around the queries of a client", () => {
  test("are called from the first to the last, and back", async () => {
    const notes: string[] = [];
    const client = echo();
    hookQueries(client, [noting("outer", notes), noting("inner", notes)]);
    expect(await client.query("select $1", [7])).toEqual([
      { text: "select $1", values: [7], name: "inner" },
    ]);
    expect(await client.query({ text: "select 2" })).toEqual([{ text: "select 2", name: "inner" }]);
    expect(notes.slice(0, 4)).toEqual([
      "outer before select $1",
      "inner before select $1",
      "inner after",
      "outer after",
    ]);
  });

  test("do not see a query with a callback, nor a cursor", () => {
    const client = echo();
    const notes: string[] = [];
    hookQueries(client, [noting("hook", notes)]);
    const done = () => undefined;
    const cursor = { text: "select 1", submit: () => undefined };
    for (const args of [["select 1", done], ["select 1", [], done], [cursor]]) {
      expect(client.query(...args)).toEqual(args);
    }
    expect(notes).toEqual([]);
  });

  test("pass on what a query throws", async () => {
    const client = {
      query: (_sql: string): Promise<unknown> => Promise.reject(new Error("no such table")),
    };
    hookQueries(client, [noting("hook", [])]);
    await expect(client.query("select 1")).rejects.toThrow("no such table");
  });

  test("are put there in one file of the product", () => {
    const root = join(import.meta.dirname, "../..");
    const patching = globSync("**/*.ts", { cwd: root }).filter((path) =>
      /\.query = /.test(readFileSync(join(root, path), "utf8")),
    );
    expect(patching.filter((path) => !path.endsWith(".test.ts"))).toEqual([
      "platform/db/query-hooks.ts",
    ]);
  });
});

describe.each([true, false])("a server with DATABASE_QUERY_HOOKS %s", (queryHooks) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ env: { queryHooks } });
  });
  afterAll(() => server.close());

  test("writes, reads and prepares its queries only where hooks are on", async () => {
    const dana = await server.as("dana");
    const body = { title: freshText("A lighthouse"), text: "It blinked first." };
    const { _id: id } = await dana(createHoot, { body });
    await dana(likeHoot, { params: { id } });
    expect(await server.call(getHoot, { params: { id } })).toMatchObject({
      title: body.title,
      likeCount: 1,
    });
    expect((await server.fetch("/api/ready")).status).toBe(200);
    const connections = Array.from({ length: 10 }, () =>
      sql<{ count: number }>`
        select count(*)::int as count, pg_sleep(0.02) from pg_prepared_statements
        where name like 'wagabond%'`.execute(server.db),
    );
    const counts = (await Promise.all(connections)).map(({ rows }) => rows[0]?.count ?? 0);
    expect(Math.max(...counts) > 0).toBe(queryHooks);
  });

  test("finishes a transaction that lifts its limit", async () => {
    const counted = await server.db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return sql<{ count: number }>`select count(*) from generate_series(1, 1000)`.execute(trx);
    });
    expect(counted.rows).toEqual([{ count: 1_000 }]);
  });
});
