import { signUp } from "#contracts/accounts/accounts.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { followPerson } from "#contracts/community/relations.ts";
import { addPushDevice } from "#contracts/community/push.ts";
import { likeHoot } from "#contracts/community/hoots.ts";
import { search } from "#contracts/lookup/search.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commentBy, hootBy } from "../src/accounts/relations/relations.testing.ts";
import { pushService } from "../src/platform/push/push-service.testing.ts";
import { allRows } from "./authorization-all-rows.ts";
import { makeScene, type Row, type Scene, send } from "./authorization-scene.ts";
import { allMailsSent } from "./mails.ts";
import { newModerator } from "../src/community/moderation/moderation.testing.ts";
import { newPerson } from "./people.ts";
import { type TestServer, testServer } from "./server.ts";

/** The name that the owner of the scene gave at sign-up; their username is olga.owner. */
const name = /Olga/;

let server: TestServer;
let service: Awaited<ReturnType<typeof pushService>>;
let scene: Scene;
let moderator: Awaited<ReturnType<typeof newModerator>>;
beforeAll(async () => {
  service = await pushService();
  server = await testServer({ localPush: true });
  scene = await makeScene(server);
  moderator = await newModerator(server);
});
afterAll(async () => {
  await server.close();
  service.close();
});

// A stream of events never ends.
const rows = allRows
  .filter(({ ends, endpoint }) => !ends && endpoint.path !== "/api/live")
  .map((row): [string, Row] => [`${row.endpoint.method} ${row.endpoint.path} ${row.what}`, row]);

test.each(rows)(
  "%s tells no other person the name that its owner gave at sign-up",
  async (_, row) => {
    const { method, path } = row.endpoint;
    const tokens = method === "GET" ? [undefined, scene.stranger.token] : [scene.stranger.token];
    if (path.startsWith("/api/admin/reports")) tokens.push(moderator.token);
    for (const token of tokens) {
      const answer = await send(server, row.endpoint, await row.input(scene), token);
      expect(await answer.text()).not.toMatch(name);
    }
  },
);

test("feeds, mails and pushes call a person by their username", async () => {
  const { owner } = scene;
  // Somebody who has not been told anything yet, so that nothing is bundled.
  const stranger = await newPerson(server, "Rita Reader");
  const { _id: strangerId } = await stranger.call(getOwnProfile);
  const device = service.device("stranger");
  const { endpoint, keys } = device;
  const outside = "https://push.example.com/stranger";
  await stranger.call(addPushDevice, { body: { endpoint: outside, keys } });
  await server.db
    .updateTable("push_subscriptions")
    .set({ endpoint })
    .where("endpoint", "=", outside)
    .execute();
  const { _id: id } = await hootBy(stranger.call);
  const { _id: own } = await hootBy(owner.call);
  await commentBy(owner.call, id, "Hello @rita.reader.");
  await owner.call(likeHoot, { params: { id } });
  await owner.call(followPerson, { params: { id: strangerId } });
  await commentBy(stranger.call, own);
  const { email, password } = owner;
  const again = { name: "Other", email, password, confirm: password };
  await expect(server.call(signUp, { body: again })).rejects.toMatchObject({ status: 409 });
  await allMailsSent(server);
  const mails = await server.outbox();
  expect(mails.filter((mail) => name.test(mail))).toEqual([]);
  const subjects = mails.flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? []);
  expect(subjects).toContain("olga.owner mentioned you");
  const pushes = () => service.received.map(({ text }) => text).join("\n");
  await expect.poll(pushes).toContain("olga.owner mentioned you.");
  expect(pushes()).not.toMatch(name);
  const feed = await (await server.fetch("/feed.atom")).text();
  expect(feed).toContain("<name>olga.owner</name>");
  expect(feed).not.toMatch(name);
});

test("nobody is found by the name that they gave at sign-up", async () => {
  const { groups } = await server.call(search, { query: { q: "Olga Owner" } });
  // The username is made of it, and finds them.
  expect(JSON.stringify(groups)).toContain("olga.owner");
  expect(JSON.stringify(groups)).not.toMatch(name);
});
