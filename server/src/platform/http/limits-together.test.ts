import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, testServer, type TestServer } from "../../../testing/server.ts";

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("two servers on one database", () => {
  let servers: TestServer[];
  beforeAll(async () => {
    const databaseUrl = await freshDatabase("Empty");
    const env = { databaseUrl, rateLimits: true, demo: false };
    servers = [await testServer({ env }), await testServer({ env })];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  const guess = async (turn: number) => {
    const answer = await servers[turn % 2]?.fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: "guess" }),
    });
    return answer?.status;
  };

  test("processes share one limit, and its table identifies no user", async () => {
    const statuses: unknown[] = [];
    for (let turn = 0; turn < 30; turn += 1) statuses.push(await guess(turn));
    expect(statuses.slice(0, 25)).toEqual(Array(25).fill(401));
    expect(statuses.slice(25)).toEqual(Array(5).fill(429));
    const { rows } = await sql<{ key: string }>`select key from rate_counts`.execute(
      servers[0]?.db ?? fail(),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ key }) => key).join()).not.toMatch(/127\.0\.0\.1|@/);
  });

  test("if the counts cannot be stored, each server counts for itself", async () => {
    await sql`drop table rate_counts`.execute(servers[0]?.db ?? fail());
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await servers[0]?.fetch("/api/search?q=lima"))?.status).toBe(200);
    }
  });
});

function fail(): never {
  throw new Error("There is no server.");
}
