import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createAccessToken } from "#contracts/accounts/access-tokens.ts";
import { deleteAccount, forgotPassword, resetPassword } from "#contracts/accounts/accounts.ts";
import { getSecurityLog } from "#contracts/accounts/security-log.ts";
import * as contract from "#contracts/accounts/webhooks.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, deletePet, updatePet } from "#contracts/travel/pets.ts";
import { createTrip, deleteTrip, updateTrip } from "#contracts/travel/trips.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { schema } from "../../platform/jobs/schema.ts";
import { join } from "../../travel/members/members.testing.ts";
import { sendWebhook } from "./send.ts";

type Received = { path: string; headers: IncomingHttpHeaders; body: string };

let server: TestServer;
let address: string;
const received: Received[] = [];
/** Answers with the status of the path's last part; with 0, never. */
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { url: path = "", headers } = request;
    received.push({ path, headers, body: Buffer.concat(chunks).toString() });
    const status = Number(path.split("/").at(-1));
    if (status === 0) return;
    response.writeHead(status, { location: "/elsewhere/200" }).end("x\0".repeat(4_000));
  });
});

beforeAll(async () => {
  server = await testServer({ env: { demo: false }, localWebhooks: true });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const at = receiver.address();
  if (at === null || typeof at === "string") throw new Error("No port.");
  address = `http://127.0.0.1:${at.port}`;
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.close();
});

const soon = { timeout: 60_000, interval: 20 };
let count = 0;

async function newWebhook(
  { call }: Pick<Person, "call">,
  {
    status = 200,
    events = contract.webhookEvents,
  }: { status?: number; events?: readonly contract.WebhookEvent[] } = {},
) {
  const path = `/${(count += 1)}/${status}`;
  const webhook = await call(contract.createWebhook, {
    body: { url: address + path, events: [...events] },
  });
  const own = () => received.filter((one) => one.path === path);
  const bodies = () => own().map(({ body }) => contract.WebhookPayload.parse(JSON.parse(body)));
  return { ...webhook, own, bodies, params: { id: webhook._id } };
}

const logOf = async ({ call }: Person, params: { id: string }) =>
  (await call(contract.listDeliveries, { params })).data;

test("what happens to own trips and pets is sent, signed, with IDs and nothing private", async () => {
  const person = await newPerson(server);
  const webhook = await newWebhook(person);
  expect(webhook.secret).toMatch(/^whsec_/);
  const { call } = person;
  const steps: (() => Promise<unknown>)[] = [];
  const trip = await call(createTrip, { body: { destination: "Lima" } });
  const pet = await call(createPet, { body: { petName: "Biscuit" } });
  const params = { id: trip._id };
  steps.push(
    () => call(updateTrip, { params, body: { destination: "Cusco" } }),
    () => call(updatePet, { params: { id: pet._id }, body: { petName: "Olive" } }),
    () =>
      call(createRecord, {
        params: { id: pet._id },
        body: { kind: "rabies", givenAt: "2026-03-12" },
      }),
    () => call(deleteTrip, { params }),
    () => call(deletePet, { params: { id: pet._id } }),
  );
  for (const [at, step] of steps.entries()) {
    await vi.waitFor(() => expect(webhook.own()).toHaveLength(at + 2), soon);
    await step();
  }
  await vi.waitFor(() => expect(webhook.own()).toHaveLength(7), soon);
  const [ofTrip, ofPet] = [
    { _id: trip._id, path: `/api/plans/${trip._id}` },
    { _id: pet._id, path: `/api/pets/${pet._id}` },
  ];
  const sorted = webhook.bodies().map(({ type, data }) => ({ type, data }));
  expect(sorted).toEqual(
    expect.arrayContaining([
      { type: "trip.created", data: ofTrip },
      { type: "pet.created", data: ofPet },
    ]),
  );
  expect(sorted.slice(2)).toEqual([
    { type: "trip.changed", data: ofTrip },
    { type: "pet.changed", data: ofPet },
    { type: "pet.changed", data: ofPet },
    { type: "trip.deleted", data: ofTrip },
    { type: "pet.deleted", data: ofPet },
  ]);
  const verifier = new Verifier(webhook.secret);
  for (const { headers, body } of webhook.own()) {
    const signed = {
      "webhook-id": String(headers["webhook-id"]),
      "webhook-timestamp": String(headers["webhook-timestamp"]),
      "webhook-signature": String(headers["webhook-signature"]),
    };
    expect(verifier.verify(body, signed)).toEqual(JSON.parse(body));
    expect(() =>
      verifier.verify(body.replace("trip", "trap"), { ...signed, "webhook-id": "other" }),
    ).toThrow("No matching signature found");
    expect(body).not.toMatch(/Lima|Cusco|Biscuit|Olive/);
  }
  const { data } = await call(getSecurityLog);
  expect(data[0]).toMatchObject({ what: "webhook.made", detail: address.slice("http://".length) });
});

test("only the selected events are sent, and nothing of others' trips that one is on", async () => {
  const [ana, ben] = [await newPerson(server), await newPerson(server)];
  const { _id: id } = await ana.call(createTrip, { body: { destination: "Lima" } });
  await join(ana.call, id, ben.call);
  const [anas, bens] = [await newWebhook(ana, { events: ["trip.changed"] }), await newWebhook(ben)];
  await ben.call(updateTrip, { params: { id }, body: { destination: "Cusco" } });
  await vi.waitFor(() => expect(anas.bodies()).toMatchObject([{ type: "trip.changed" }]), soon);
  await ana.call(deleteTrip, { params: { id } });
  await ben.call(createPet, { body: { petName: "Biscuit" } });
  await vi.waitFor(() => expect(bens.bodies()).toHaveLength(1), soon);
  expect(bens.bodies()).toMatchObject([{ type: "pet.created" }]);
  expect(anas.own()).toHaveLength(1);
});

test("a change that fails is not sent", async () => {
  const person = await newPerson(server);
  const webhook = await newWebhook(person);
  await expect(
    person.call(createPet, { body: { petName: "Biscuit", age: 900 } }),
  ).rejects.toMatchObject({ code: "VALIDATION" });
  await person.call(contract.testWebhook, { params: webhook.params });
  await vi.waitFor(() => expect(webhook.bodies()).toMatchObject([{ type: "test" }]), soon);
});

test("the log shows a delivery with its answer, of which at most 1 kB is stored", async () => {
  const person = await newPerson(server);
  const webhook = await newWebhook(person, { status: 202 });
  const { _id } = await person.call(contract.testWebhook, { params: webhook.params });
  await vi.waitFor(
    async () =>
      expect(await logOf(person, webhook.params)).toMatchObject([
        { _id, event: "test", state: "delivered", tries: 1, status: 202, nextTryAt: null },
      ]),
    soon,
  );
  const [delivery] = await logOf(person, webhook.params);
  expect(delivery?.answer).toMatch(/^x{512}$/);
});

test.each([500, 404, 301])(
  "after the answer %i it waits for another try; no redirect is followed",
  async (status) => {
    const person = await newPerson(server);
    const webhook = await newWebhook(person, { status });
    await person.call(contract.testWebhook, { params: webhook.params });
    await vi.waitFor(
      async () =>
        expect(await logOf(person, webhook.params)).toMatchObject([
          { state: "waiting", tries: 1, status, nextTryAt: expect.any(String) },
        ]),
      soon,
    );
    const [{ nextTryAt, triedAt } = { nextTryAt: null, triedAt: null }] = await logOf(
      person,
      webhook.params,
    );
    expect(Date.parse(nextTryAt ?? "") - Date.parse(triedAt ?? "")).toBeGreaterThan(59_000);
    const [own] = await person.call(contract.listWebhooks);
    expect(own).toMatchObject({ failingSince: expect.any(String), disabledAt: null });
    expect(received.some(({ path }) => path === "/elsewhere/200")).toBe(false);
  },
);

/** Lets the tries of a webhook come now. */
async function tryNow(id: string) {
  const rows = await server.db
    .selectFrom("webhook_deliveries")
    .select("job_id")
    .where("webhook_id", "=", id)
    .where("state", "=", "waiting")
    .execute();
  const ids = rows.flatMap(({ job_id }) => job_id ?? []);
  await server.database.run(
    `update ${schema}.job set start_after = now() where id = any ($1::uuid[])`,
    [ids],
  );
  server.jobs.wake("webhooks");
}

test("after five tries it gives up, with the same webhook-id in all", async () => {
  const person = await newPerson(server);
  const webhook = await newWebhook(person, { status: 503 });
  await person.call(contract.testWebhook, { params: webhook.params });
  for (let tries = 1; tries <= contract.webhookTriesMax; tries += 1) {
    const now =
      tries === contract.webhookTriesMax
        ? { state: "failed", nextTryAt: null }
        : { state: "waiting", nextTryAt: expect.any(String) };
    await vi.waitFor(
      async () =>
        expect(await logOf(person, webhook.params)).toMatchObject([{ tries, status: 503, ...now }]),
      soon,
    );
    await tryNow(webhook._id);
  }
  expect(new Set(webhook.own().map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(webhook.own()).toHaveLength(contract.webhookTriesMax);
});

test("after three days of failures it is off, its owner gets an email, and can turn it on again", async () => {
  const person = await newPerson(server);
  const webhook = await newWebhook(person, { status: 500 });
  const { params } = webhook;
  await server.db
    .updateTable("webhooks")
    .set({ failing_since: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000 - 1000) })
    .where("id", "=", webhook._id)
    .execute();
  await person.call(contract.testWebhook, { params });
  const mail = (await mailsTo(server, person.email, 2)).at(-1) ?? "";
  expect(mail).toContain("webhook was turned off");
  expect(mail).toContain("127.0.0.1");
  const [own] = await person.call(contract.listWebhooks);
  expect(own?.disabledAt).toEqual(expect.any(String));
  await expect(person.call(contract.testWebhook, { params })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await person.call(createPet, { body: { petName: "Biscuit" } });
  expect(await logOf(person, params)).toHaveLength(1);
  const again = await person.call(contract.updateWebhook, { params, body: { enabled: true } });
  expect(again).toMatchObject({ disabledAt: null, failingSince: null });
});

test("several changes of one thing that wait are sent once, and no more than 100 wait", async () => {
  const person = await newPerson(server);
  const webhook = await newWebhook(person, { status: 500, events: ["pet.changed"] });
  const row = { webhook_id: webhook._id, event: "pet.changed", tries: 1 } as const;
  await server.db
    .insertInto("webhook_deliveries")
    .values(
      Array.from({ length: 100 }, () => ({
        ...row,
        id: crypto.randomUUID(),
        subject_id: crypto.randomUUID(),
        job_id: crypto.randomUUID(),
        next_try_at: new Date(),
      })),
    )
    .execute();
  const { _id: id } = await person.call(createPet, { body: { petName: "Biscuit" } });
  await person.call(updatePet, { params: { id }, body: { petName: "Olive" } });
  await person.call(contract.testWebhook, { params: webhook.params });
  await vi.waitFor(() => expect(webhook.bodies().map(({ type }) => type)).toEqual(["test"]), soon);
});

test("a change of the URL is in the security log, other changes are not", async () => {
  const person = await newPerson(server);
  const { params, url } = await newWebhook(person);
  await person.call(contract.updateWebhook, { params, body: { url, events: ["pet.created"] } });
  await person.call(contract.updateWebhook, { params, body: { url: "http://localhost:9/hook" } });
  const { data } = await person.call(getSecurityLog);
  expect(data.map(({ what, detail }) => ({ what, detail }))).toEqual([
    { what: "webhook.changed", detail: "localhost:9" },
    { what: "webhook.made", detail: new URL(address).host },
    { what: "account.made", detail: null },
  ]);
});

test("no access token reads, tests or removes one", async () => {
  const person = await newPerson(server);
  const { params } = await newWebhook(person);
  const { token } = await person.call(createAccessToken, {
    body: { name: "calendar", scopes: ["read", "write"], days: 30 },
  });
  const call = server.withToken(token);
  const rejected = { code: "SCOPE" };
  await expect(call(contract.listWebhooks)).rejects.toMatchObject(rejected);
  await expect(call(contract.listDeliveries, { params })).rejects.toMatchObject(rejected);
  await expect(call(contract.testWebhook, { params })).rejects.toMatchObject(rejected);
  await expect(call(contract.removeWebhook, { params })).rejects.toMatchObject(rejected);
});

test("a person has at most 10, and no other person sees, tests, changes or removes one", async () => {
  const [ana, ben] = [await newPerson(server), await newPerson(server)];
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => newWebhook(ana)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(contract.webhooksMax);
  const [own] = await ana.call(contract.listWebhooks);
  const params = { id: own?._id ?? "" };
  const notFound = { code: "NOT_FOUND" };
  await expect(ben.call(contract.listDeliveries, { params })).rejects.toMatchObject(notFound);
  await expect(ben.call(contract.testWebhook, { params })).rejects.toMatchObject(notFound);
  await expect(
    ben.call(contract.updateWebhook, { params, body: { enabled: false } }),
  ).rejects.toMatchObject(notFound);
  await expect(ben.call(contract.removeWebhook, { params })).rejects.toMatchObject(notFound);
  expect(await ben.call(contract.listWebhooks)).toEqual([]);
  await ana.call(contract.removeWebhook, { params });
  expect(await ana.call(contract.listWebhooks)).toHaveLength(9);
});

test("a reset and the account's deletion remove every webhook, and the email counts them", async () => {
  const [ana, ben] = [await newPerson(server), await newPerson(server)];
  await newWebhook(ana);
  await newWebhook(ben);
  await server.call(forgotPassword, { body: { email: ana.email } });
  const token = tokenIn((await mailsTo(server, ana.email, 2)).at(-1));
  await server.call(resetPassword, { body: { token, password: "eight louder otters" } });
  const notice = (await mailsTo(server, ana.email, 3)).at(-1) ?? "";
  expect(notice).toContain("1 webhook stopped working");
  await ben.call(deleteAccount, { body: { password: ben.password } });
  const left = await server.db
    .selectFrom("webhooks as w")
    .innerJoin("accounts as a", "a.id", "w.account_id")
    .select("w.id")
    .where("a.email", "in", [ana.email, ben.email])
    .execute();
  expect(left).toEqual([]);
});

const hostile = [
  "http://example.com/hook",
  "https://127.0.0.1/hook",
  "https://0.0.0.0/",
  "https://0x7f.1/",
  "https://2130706433/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[fd00::1]/",
  "https://8.8.8.8/",
  "https://localhost/",
  "https://user:pass@example.com/",
  "ftp://example.com/",
  "javascript:alert(1)",
  "//example.com",
  "",
];

test("only https URLs with host names are accepted", async () => {
  const strict = await testServer({ env: { demo: false } });
  const person = await newPerson(strict);
  for (const url of hostile) {
    const rejected = person.call(contract.createWebhook, {
      body: { url, events: ["pet.created"] },
    });
    await expect(rejected, url).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { url: expect.any(String) },
    });
  }
  const url = "https://hooks.example.com/wagabond";
  const { _id: id } = await person.call(contract.createWebhook, {
    body: { url, events: ["pet.created"] },
  });
  await expect(
    person.call(contract.updateWebhook, { params: { id }, body: { url: "https://10.0.0.1/" } }),
  ).rejects.toMatchObject({ code: "VALIDATION" });
  await strict.close();
});

test("nothing is sent to an address, or to a name that resolves to one that isn't public", async () => {
  const sending = { local: false, over: new AbortController().signal, now: new Date() };
  const secret = `whsec_${Buffer.alloc(32).toString("base64")}`;
  const send = async (url: string) => sendWebhook({ id: "1", url, secret, body: "{}" }, sending);
  const { port } = new URL(address);
  const before = received.length;
  for (const url of hostile.filter((one) => /^https?:\/\/(?!localhost|user)/.test(one))) {
    await expect(send(url), url).rejects.toThrow("by https, to names");
  }
  await expect(send(`${address}/1/200`)).rejects.toThrow("by https, to names");
  await expect(send(`https://localhost:${port}/1/200`)).rejects.toThrow("no public address");
  expect(received).toHaveLength(before);
});
