import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("while hundreds of questions wait for the database, others get their turn", async () => {
  let answered = 0;
  const requests = Array.from({ length: 300 }, async () => {
    await sql`select count(*) from generate_series(1, 2000)`.execute(server.db);
    answered += 1;
  });
  expect((await server.fetch("/api/health")).status).toBe(200);
  expect(answered).toBeLessThan(300);
  await Promise.all(requests);
});
