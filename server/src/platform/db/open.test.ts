import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("while hundreds of questions wait for the database, others get their turn", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const asked = Array.from({ length: 300 }, () =>
    sql`select count(*) from generate_series(1, 2000)`.execute(server.db),
  );
  await Promise.all(asked);
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(10);
});
