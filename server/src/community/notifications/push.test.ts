import { logIn, logOut } from "#contracts/accounts/accounts.ts";
import * as notifications from "#contracts/community/notifications.ts";
import * as contract from "#contracts/community/push.ts";
import { blockPerson, mutePerson } from "#contracts/community/relations.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pushService, type TestDevice } from "../../platform/push/push-service.testing.ts";
import { newPushKeys, sendPush } from "../../platform/push/send.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import {
  commentBy,
  hootBy,
  type Newcomer,
  personOf,
} from "../../accounts/relations/relations.testing.ts";
import { deleteLateMessages, findMessage } from "./push-store.ts";

const soon = { timeout: 60_000 };

let server: TestServer;
let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  service = await pushService();
  server = await testServer({ env: { demo: false }, localPush: true });
});
afterAll(async () => {
  await server.close();
  service.close();
});

/** A device as if its address were one of a push service. */
async function subscribe({ call }: Newcomer, { endpoint, keys }: TestDevice): Promise<string> {
  const outside = `https://push.example.com/${uuidv7()}`;
  const { _id } = await call(contract.addPushDevice, { body: { endpoint: outside, keys } });
  await server.db
    .updateTable("push_subscriptions")
    .set({ endpoint })
    .where("id", "=", _id)
    .execute();
  return _id;
}

const receivedBy = (name: string) =>
  service.received.filter(({ path }) => path.startsWith(`/${name}/`));
const waiting = async () =>
  (await server.db.selectFrom("push_messages").select("id").execute()).length;
const allSent = () => vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000 });
const devicesOf = async ({ call }: Newcomer) => (await call(contract.listPushDevices)).data;

test("a comment is pushed to each device of the author, encrypted, signed and without its text", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  await subscribe(ana, service.device("phone"));
  await subscribe(ana, service.device("laptop"));
  const { _id: id } = await hootBy(ana.call);
  const comment = await commentBy(ben.call, id, "Meet me at gate 7.");
  await allSent();
  const [pushed, ...others] = receivedBy("phone");
  expect([others, receivedBy("laptop")]).toEqual([[], [expect.anything()]]);
  expect(JSON.parse(pushed?.text ?? "")).toEqual({
    title: "Wagabond",
    body: `${ben.username} commented in your conversation.`,
    path: `/hoots/${id}#c-${comment._id}`,
    tag: expect.any(String),
  });
  expect(pushed?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "86400",
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/),
  });
  const { key } = await ana.call(contract.listPushDevices);
  expect(pushed?.headers.authorization).toContain(`k=${key}`);
});

test("the push setting of a kind is honored, and nothing is pushed to people on the site", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  await subscribe(ana, service.device("quiet"));
  const { _id: id } = await hootBy(ana.call);
  const off = { app: true, push: false, mail: "never" } as const;
  await ana.call(notifications.updateNotificationSettings, { body: { comment: off } });
  await commentBy(ben.call, id);
  await ana.call(notifications.updateNotificationSettings, {
    body: { comment: { ...off, push: true } },
  });
  // Reading the list counts as a visit.
  await ana.call(notifications.listNotifications);
  await commentBy(ben.call, id, "Another one.");
  expect(await waiting()).toBe(0);
  expect(receivedBy("quiet")).toEqual([]);
});

test("nothing is pushed of muted threads, nor of blocked and muted people", async () => {
  const [ana, ben, cleo, dov] = await Promise.all([1, 2, 3, 4].map(() => personOf(server)));
  if (!ana || !ben || !cleo || !dov) throw new Error("Four people were expected.");
  await subscribe(ana, service.device("spared"));
  const quiet = await hootBy(ana.call);
  await ana.call(notifications.muteThread, { params: { kind: "hoot", id: quiet._id } });
  await commentBy(ben.call, quiet._id, `Listen, @${ana.username}.`);
  await ana.call(blockPerson, { params: { id: ben.id } });
  await cleo.call(blockPerson, { params: { id: ana.id } });
  await ana.call(mutePerson, { params: { id: dov.id } });
  const { _id: elsewhere } = await hootBy((await personOf(server)).call);
  for (const { call } of [ben, cleo, dov]) {
    await commentBy(call, elsewhere, `Look here, @${ana.username}.`);
  }
  expect(await waiting()).toBe(0);
  expect(receivedBy("spared")).toEqual([]);
});

test("a push that waits is dropped when its author is blocked, muted or hidden meanwhile", async () => {
  const ana = await personOf(server);
  const device = await subscribe(ana, service.device("patient"));
  await sql`update push_subscriptions set paused_until = now() + interval '1 hour' where id = ${device}`.execute(
    server.db,
  );
  const { _id: id } = await hootBy(ana.call);
  const authors = await Promise.all([1, 2, 3, 4].map(() => personOf(server)));
  for (const { call } of authors) await commentBy(call, id);
  const [shown, hidden, blocked, muted] = authors.map((author) => author.id);
  await server.db
    .updateTable("comments")
    .set({ hidden_at: new Date() })
    .where("author_id", "=", hidden ?? "")
    .execute();
  await ana.call(blockPerson, { params: { id: blocked ?? "" } });
  await ana.call(mutePerson, { params: { id: muted ?? "" } });
  const rows = await server.db
    .selectFrom("push_messages as m")
    .innerJoin("notifications as n", "n.id", "m.notification_id")
    .select(["m.id", "n.actor_id"])
    .where("m.subscription_id", "=", device)
    .execute();
  const open: (string | null)[] = [];
  for (const row of rows) {
    if ((await findMessage(server.db, row.id))?.is_open) open.push(row.actor_id);
  }
  expect([rows.length, open]).toEqual([authors.length, [shown]]);
  await server.db.deleteFrom("push_messages").execute();
});

test("a device whose subscription has ended is forgotten; another answer keeps it", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  await subscribe(ana, service.device("gone", 410));
  await subscribe(ana, service.device("missing", 404));
  const rejecting = await subscribe(ana, service.device("rejecting", 400));
  await commentBy(ben.call, (await hootBy(ana.call))._id);
  await allSent();
  expect((await devicesOf(ana)).map(({ _id }) => _id)).toEqual([rejecting]);
});

test("a message waits for the next try where the push service fails", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  await subscribe(ana, service.device("failing", 503));
  await commentBy(ben.call, (await hootBy(ana.call))._id);
  await vi.waitFor(() => expect(receivedBy("failing")).toHaveLength(1), { timeout: 60_000 });
  expect(await waiting()).toBe(1);
  expect(await devicesOf(ana)).toHaveLength(1);
  await server.db.deleteFrom("push_messages").execute();
});

test("devices that never answer don't delay others, are paused, and are deleted after days", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  const silent = await Promise.all(
    Array.from({ length: 3 }, (_, at) => subscribe(ana, service.device(`silent-${at}`, 0))),
  );
  const down = await subscribe(ana, service.device("down", 503));
  await subscribe(ana, service.device("answering"));
  const comment = await commentBy(ben.call, id);
  await vi.waitFor(() => expect(receivedBy("answering")).toHaveLength(1), soon);
  // The silent ones still wait for their answers.
  const receivedBySilent = () => receivedBy("silent-0").length + receivedBy("silent-1").length;
  await vi.waitFor(() => expect(receivedBySilent()).toBeGreaterThan(0), soon);
  const failuresOf = async () =>
    (
      await sql<{ failures: number; waits: boolean }>`
      select failures, paused_until > now() as waits from push_subscriptions where id = ${down}`.execute(
        server.db,
      )
    ).rows;
  await vi.waitFor(
    async () => expect(await failuresOf()).toEqual([{ failures: 1, waits: true }]),
    soon,
  );
  // While it waits, nothing is sent to it.
  await commentBy(ben.call, id, "Another one.", comment._id);
  await vi.waitFor(() => expect(receivedBy("answering")).toHaveLength(2), soon);
  expect(receivedBy("down")).toHaveLength(1);
  await sql`update push_subscriptions set failures = 14, paused_until = null where id = ${down}`.execute(
    server.db,
  );
  await commentBy(ben.call, id, "The last one.", comment._id);
  await vi.waitFor(async () => expect(await failuresOf()).toEqual([]), soon);
  await server.db.deleteFrom("push_subscriptions").where("id", "in", silent).execute();
});

test("messages that nothing sends any more are deleted", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  await subscribe(ana, service.device("late", 503));
  await commentBy(ben.call, (await hootBy(ana.call))._id);
  await sql`update push_messages set created_at = now() - interval '25 hours'`.execute(server.db);
  await deleteLateMessages(server.db);
  expect(await waiting()).toBe(0);
});

test("a device is listed, belongs to who used it last, ends with its session, and at most 10 remain", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const body = { endpoint: "https://push.example.com/shared", keys: service.device("x").keys };
  const { _id } = await ana.call(contract.addPushDevice, { body });
  expect(await ana.call(contract.addPushDevice, { body })).toEqual({ _id });
  expect(await devicesOf(ana)).toMatchObject([{ _id, device: expect.any(String) }]);
  await ben.call(contract.removePushDevice, { params: { id: _id } });
  expect(await devicesOf(ana)).toHaveLength(1);
  await ben.call(contract.addPushDevice, { body });
  expect([await devicesOf(ana), await devicesOf(ben)]).toMatchObject([[], [{ _id }]]);
  await ben.call(contract.removePushDevice, { params: { id: _id } });
  expect(await devicesOf(ben)).toEqual([]);
  for (let count = 0; count < contract.pushDevicesMax + 2; count += 1) {
    const endpoint = `https://push.example.com/${count}`;
    await ben.call(contract.addPushDevice, { body: { ...body, endpoint } });
  }
  expect(await devicesOf(ben)).toHaveLength(contract.pushDevicesMax);
  const { email, password } = ben;
  const other = server.withToken(await server.call(logIn, { body: { email, password } }));
  await ben.call(logOut);
  expect((await other(contract.listPushDevices)).data).toEqual([]);
});

test("addresses of this machine and other protocols are refused, also where a row holds one", async () => {
  const { call } = await personOf(server);
  const { endpoint, keys } = service.device("inside");
  for (const address of [endpoint, "https://localhost/push", "https://10.0.0.1/push"]) {
    const body = { endpoint: address, keys };
    await expect(call(contract.addPushDevice, { body })).rejects.toMatchObject({
      code: "VALIDATION",
    });
  }
  const sender = { keys: newPushKeys(), subject: "mailto:hello@example.com" };
  const over = new AbortController().signal;
  const sent = (address: string) =>
    (async () => sendPush(sender, { endpoint: address, ...keys }, "{}", over))();
  await expect(sent(endpoint)).rejects.toThrow("by https");
  await expect(sent("https://127.0.0.1/push")).rejects.toThrow("by their names");
  await expect(sent("https://localhost/push")).rejects.toThrow("no public address");
  await expect(
    (async () => sendPush(sender, { endpoint, ...keys }, "x".repeat(4_000), over))(),
  ).rejects.toThrow("too long");
});
