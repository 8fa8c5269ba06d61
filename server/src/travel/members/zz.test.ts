import { sql } from "kysely";
import { expect, test } from "vitest";
import { testServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";
import { idOf } from "./members.testing.ts";
import { canRead } from "../trips/policy.ts";
import { findVersion } from "../readiness/store.ts";
import { householdVersion } from "../readiness/store.ts";
import { sharedFileQuery } from "../trips/member-store.ts";
test("x", async () => {
  const server = await testServer();
  const ana = await newPerson(server);
  const id = await idOf(ana);
  for (let i = 0; i < 30; i++) {
    const o = await idOf(await newPerson(server));
    await sql`insert into plans (id, owner_id, destination, year) select gen_random_uuid(), ${o}, 'x', 2027 from generate_series(1,1000)`.execute(
      server.db,
    );
  }
  await sql`insert into plans (id, owner_id, destination, year) select gen_random_uuid(), ${id}, 'x', 2027 from generate_series(1,1000)`.execute(
    server.db,
  );
  await sql`update plans set member_ids = array[${id}]::uuid[] where id in (select id from plans where owner_id <> ${id} limit 10)`.execute(
    server.db,
  );
  await sql`vacuum analyze plans`
    .execute(server.db)
    .catch(() => sql`analyze plans`.execute(server.db));
  const show = async (q: any) =>
    console.log(
      (await sql<any>`explain (analyze, costs off) ${q}`.execute(server.db)).rows
        .map((r: any) => r["QUERY PLAN"])
        .join("\n"),
    );
  await show(sql`select p.id from plans p where ${canRead({ userId: id }, "p")} order by p.year`);
  await show(sql`select ${householdVersion({ userId: id })}`);
  await show(sharedFileQuery(crypto.randomUUID(), { userId: id }));
  await server.close();
}, 120000);
