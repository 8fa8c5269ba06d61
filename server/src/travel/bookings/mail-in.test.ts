import { randomUUID } from "node:crypto";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { listNotifications } from "#contracts/community/notifications.ts";
import {
  dismissWaiting,
  listWaiting,
  type WaitingBooking,
  waitingMax,
} from "#contracts/travel/bookings.ts";
import { listTrips } from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newPerson, newUnverified, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

const secret = "a-secret-of-the-webhook/of+32bytes-and-more==";
const inboundMail = { secret, server: "mx.example.org", address: "trips@wagabond.example" };

let server: TestServer;
let dana: Person;
beforeAll(async () => {
  server = await testServer({ env: { inboundMail } });
});
afterAll(() => server.close());
beforeEach(async () => {
  dana = await newPerson(server, "Dana Mail");
});

type Parts = {
  id?: string;
  from?: string;
  results?: string[];
  head?: string[];
  subject?: string;
  text?: string;
};

const flight = "Booking code XK4P2Q\r\n\r\nLH 454   11 June 2027   FRA 10:05   SFO 12:35";

function mail({ id = randomUUID(), from = dana.email, results, head = [], ...more }: Parts = {}) {
  const { subject = "Fwd: Your trip", text = flight } = more;
  const vouched = results ?? [`mx.example.org; dmarc=pass header.from=${from.split("@")[1]}`];
  return [
    ...vouched.map((one) => `Authentication-Results: ${one}`),
    `From: Dana <${from}>`,
    "To: trips@wagabond.example",
    `Subject: ${subject}`,
    ...(id ? [`Message-ID: <${id}@mail.example>`] : []),
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    ...head,
    "",
    text,
  ].join("\r\n");
}

async function deliver(body: string, authorization = `Bearer ${secret}`, to = server) {
  const headers = { authorization, "content-type": "message/rfc822" };
  const answer = await to.fetch("/api/mail-in", { method: "POST", headers, body });
  return { status: answer.status, body: await answer.text() };
}

const waiting = async (person = dana): Promise<WaitingBooking[]> =>
  (await person.call(listWaiting)).data;
const read = async (count = 1, person = dana) => {
  await expect
    .poll(async () => (await waiting(person)).filter(({ isRead }) => isRead).length)
    .toBe(count);
  return waiting(person);
};

test("a forwarded confirmation is read by a job, waits, and is in no trip", async () => {
  expect(await deliver(mail())).toEqual({ status: 202, body: '{"accepted":true}' });
  const [one] = await read();
  expect(one).toMatchObject({
    subject: "Fwd: Your trip",
    bookings: [
      {
        is: "flight",
        leg: { flightNumber: "LH 454", from: "FRA", to: "SFO", confirmation: "XK4P2Q", pets: [] },
      },
    ],
    unread: [],
  });
  expect(await dana.call(listTrips)).toEqual([]);
  const { address } = await dana.call(listWaiting);
  expect(address).toBe("trips@wagabond.example");
  const rows = await server.db
    .selectFrom("inbound_mails")
    .select("raw")
    .where("id", "=", one?._id ?? "")
    .execute();
  expect(rows).toEqual([{ raw: null }]);
  await expect
    .poll(async () =>
      (await dana.call(listNotifications)).data.map(({ what, subject }) => [what, subject.path]),
    )
    .toContainEqual(["booking", "/plans/import"]);
});

test("an email counts once, also after it was dismissed", async () => {
  const id = randomUUID();
  await deliver(mail({ id }));
  await deliver(mail({ id, subject: "Again" }));
  const [one] = await read();
  expect(await waiting()).toHaveLength(1);
  const other = await newPerson(server, "Otto Other");
  const params = { id: one?._id ?? "" };
  await expect(other.call(dismissWaiting, { params })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await dana.call(dismissWaiting, { params });
  await deliver(mail({ id }));
  expect(await waiting()).toEqual([]);
  await expect(dana.call(dismissWaiting, { params })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("emails without a passed check, or from others, are dropped like taken ones", async () => {
  const unverified = await newUnverified(server, "Una Known");
  const dropped = [
    mail({ results: [] }),
    mail({ results: ["mx.example.org; dmarc=fail"] }),
    mail({ results: ["mx.evil.example; dmarc=pass", "mx.example.org; dmarc=pass"] }),
    mail({ results: ["mx.example.org; spf=pass smtp.mailfrom=evil.example"] }),
    mail({ from: "stranger@pets.example" }),
    mail({ from: unverified.email }),
    mail({ head: ["From: other@pets.example"] }),
    mail({ head: ["Auto-Submitted: auto-replied"] }),
  ];
  for (const one of dropped)
    // oxlint-disable-next-line no-await-in-loop -- one webhook
    expect(await deliver(one)).toEqual({ status: 202, body: '{"accepted":true}' });
  expect(await waiting()).toEqual([]);
  const metrics = await (await server.fetch("/api/metrics")).text();
  for (const reason of ["not authentic", "unknown sender", "no sender", "automatic"])
    expect(metrics).toMatch(new RegExp(`inbound_mails_dropped_total\\{[^}]*"${reason}"\\} [1-9]`));
});

test("a wrong secret gets 401, something else than an email 400 or 415", async () => {
  for (const wrong of ["", "Bearer ", "Bearer wrong", `Bearer ${secret}x`])
    // oxlint-disable-next-line no-await-in-loop -- one at a time is enough
    expect((await deliver(mail(), wrong)).status).toBe(401);
  expect((await deliver("\r\n\r\n")).status).toBe(400);
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const json = await server.fetch("/api/mail-in", { method: "POST", headers, body: "{}" });
  expect(json.status).toBe(415);
  expect(await waiting()).toEqual([]);
});

test("where mail-in isn't set up, its path doesn't exist, and no address is shown", async () => {
  const plain = await testServer();
  try {
    expect((await deliver(mail(), undefined, plain)).status).toBe(404);
    const person = await newPerson(plain, "Pia Plain");
    expect(await person.call(listWaiting)).toEqual({ address: null, data: [] });
  } finally {
    await plain.close();
  }
});

test("an email over 15 MB is refused", async () => {
  const answer = await deliver(mail({ text: "x".repeat(15 * 1024 * 1024) }));
  expect(answer.status).toBe(413);
});

test("only so many emails of one account wait", async () => {
  const { id } = await server.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", dana.email)
    .executeTakeFirstOrThrow();
  await sql`
    insert into inbound_mails (id, profile_id, message_hash, subject, reading)
    select gen_random_uuid(), ${id}, decode(md5(n::text), 'hex'), 'Mail', '{"bookings":[],"notes":[],"unread":[]}'
    from generate_series(1, ${waitingMax}) n`.execute(server.db);
  await deliver(mail());
  expect(await waiting()).toHaveLength(waitingMax);
});

test("texts of an email stay text, and one without a booking is explained", async () => {
  const subject = "<script>alert(1)</script> =?utf-8?q?=00=E2=80=AE?=";
  await deliver(mail({ subject, text: "See you\u0000 at the <b>harbor</b>" }));
  const [one] = await read();
  expect(one?.subject).toContain("<script>alert(1)</script>");
  expect(one?.subject).not.toMatch(/\p{Cc}|\u202E/u);
  expect(one).toMatchObject({ bookings: [], notes: [expect.stringContaining("didn't find any")] });
  expect((await dana.call(listNotifications)).data).toEqual([]);
});

test("what waits goes with the account", async () => {
  await deliver(mail());
  await read();
  const before = await sql`select count(*)::int as n from inbound_mails`.execute(server.db);
  await dana.call(deleteAccount, { body: { password: dana.password } });
  await server.removeClosed();
  const after = await sql`select count(*)::int as n from inbound_mails`.execute(server.db);
  expect(after.rows).toEqual([{ n: Number(Object.values(before.rows[0] ?? {})[0]) - 1 }]);
});
