import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transact } from "./transact.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  await sql`create table cups (name text primary key, full_of int not null)`.execute(server.db);
  await sql`insert into cups values ('red', 0), ('blue', 0)`.execute(server.db);
});
afterAll(() => server.close());

/** Resolves for both once two have come. */
function meetingPoint(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here >= 2) resolve();
    return promise;
  };
}

// PGlite has one connection: no two transactions of its are ever under way.
test.skipIf(process.env["TEST_DATABASE"] !== "postgres")(
  "two writes that wait for each other both come to their end",
  async () => {
    const meet = meetingPoint();
    let tries = 0;
    const fill = (first: string, second: string) =>
      transact(server.db, async (trx) => {
        tries += 1;
        await sql`update cups set full_of = full_of + 1 where name = ${first}`.execute(trx);
        await meet();
        await sql`update cups set full_of = full_of + 1 where name = ${second}`.execute(trx);
      });
    await Promise.all([fill("red", "blue"), fill("blue", "red")]);
    expect(tries).toBeGreaterThan(2);
    const { rows } = await sql`select full_of from cups`.execute(server.db);
    expect(rows).toEqual([{ full_of: 2 }, { full_of: 2 }]);
  },
);

test("what is wrong in itself is not tried again", async () => {
  let tries = 0;
  const doomed = transact(server.db, async (trx) => {
    tries += 1;
    await sql`insert into cups values ('red', 0)`.execute(trx);
  });
  await expect(doomed).rejects.toMatchObject({ code: "23505" });
  expect(tries).toBe(1);
});
