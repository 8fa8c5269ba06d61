import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount, signUp } from "#contracts/accounts/accounts.ts";
import { createAccessToken } from "#contracts/accounts/access-tokens.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { createInvitation, listInvitations } from "#contracts/accounts/sign-ups.ts";
import { createWebhook, testWebhook } from "#contracts/accounts/webhooks.ts";
import { createHoot, likeHoot } from "#contracts/community/hoots.ts";
import { blockPerson, followPerson, mutePerson } from "#contracts/community/relations.ts";
import { createStoryComment, likeStory } from "#contracts/community/stories.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import { addBlog, addPet, addPhoto, addRecord } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { join } from "../../travel/members/members.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { signUps: "invited" }, localWebhooks: true });
});
afterAll(() => server.close());

const dayMs = 24 * 60 * 60 * 1000;

/** The tables of the database, of any schema, in which an ID stands, in whatever column. */
async function tablesWith(id: string): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)'
    order by 2`.execute(server.db);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} t
      where to_jsonb(t)::text like ${`%${id}%`} limit 1`.execute(server.db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

test("its likes, blocks and invitation go with an account, and its ID stands in no table", async () => {
  const dana = await server.as("dana");
  const { _id: danaId } = await dana(getOwnProfile);
  const { url } = await dana(createInvitation);
  const invitation = new URL(url ?? "").searchParams.get("invitation") ?? "";
  const [email, password] = ["inga@example.com", "seven quiet otters"];
  const body = { name: "Inga Invited", email, password, invitation };
  const call = server.withToken(await server.call(signUp, { body }));
  await sql`update accounts set verified_at = now() where email = ${email}`.execute(server.db);
  const { _id: id, username } = await call(getOwnProfile);

  const hoot = { id: (await dana(createHoot, { body: { title: "Ferry", text: "Calm." } }))._id };
  const story = { id: (await addBlog(dana))._id };
  await call(likeHoot, { params: hoot });
  await call(likeStory, { params: story });
  await call(createStoryComment, { params: story, body: { text: "Both benches, please." } });
  await call(createHoot, { body: { title: "Benches", text: "In the sun." } });
  await addBlog(call);
  await addRecord(call, (await addPet(call))._id);
  await addPhoto({ call, id });
  const trip = await dana(createTrip, { body: { destination: "Lima" } });
  await join(dana, trip._id, call);
  await call(createTrip, { body: { destination: "Cusco" } });
  const name = "calendar";
  await call(createAccessToken, { body: { name, scopes: ["read"], days: 30 } });
  const events = ["trip.created" as const];
  const webhook = await call(createWebhook, { body: { url: "http://localhost:9/", events } });
  await call(testWebhook, { params: { id: webhook._id } });
  await dana(followPerson, { params: { id } });
  await call(mutePerson, { params: { id: danaId } });
  await call(blockPerson, { params: { id: danaId } });
  const [used] = (await dana(listInvitations)).data;
  expect(used?.usedBy).toEqual({ _id: id, username });
  expect(await tablesWith(id)).toEqual(
    expect.arrayContaining(["blog_likes", "hoot_likes", "invitations", "relations", "sessions"]),
  );

  await call(deleteAccount, { body: { password } });
  const [hidden] = (await dana(listInvitations)).data;
  expect(hidden).toMatchObject({ url: null, usedBy: null });
  await server.removeClosed(new Date(Date.now() + 15 * dayMs));
  expect(await tablesWith(id)).toEqual([]);
});
