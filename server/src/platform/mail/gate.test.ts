import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as accounts from "#contracts/accounts/accounts.ts";
import { subscribe } from "#contracts/community/newsletter.ts";
import { placeOrder } from "#contracts/commerce/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commentBy, hootBy, personOf } from "../../accounts/relations/relations.testing.ts";
import { notificationQueue } from "../../community/notifications/service.ts";
import { features } from "../../features.ts";
import { allMailsSent, mailsTo } from "../../../testing/mails.ts";
import { goodForm, newCart, newProduct } from "../../../testing/orders.ts";
import { newPerson } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { makeEvents } from "../events.ts";
import { mail } from "./email.ts";
import { deleteOldSends, mailCause } from "./gate.ts";
import { queueEmail } from "./outbox.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** What arrived, when nothing waits any more. */
async function arrived(email: string): Promise<string[]> {
  await allMailsSent(server);
  return mailsTo(server, email, 0);
}

/** Makes everything that was sent, and what is due, older. */
async function later(minutes: number): Promise<void> {
  const by = `interval '${minutes} minutes'`;
  await server.database.run(`update mail_sends set at = at - ${by}`);
  await server.database.run(`update notifications set mail_due_at = mail_due_at - ${by}`);
}

const password = "seven quiet otters";
const signUp = (email: string, name = "Nia Novak") =>
  server.call(accounts.signUp, { body: { name, email, password, confirm: password } });

test("signing up, deleting the account and signing up again sends a stranger two mails an hour", async () => {
  const email = "stranger@example.com";
  for (let round = 0; round < 5; round += 1) {
    const token = await signUp(email);
    await server.withToken(token)(accounts.deleteAccount, { body: { password } });
  }
  expect(await arrived(email)).toHaveLength(2);
  // Of deleted accounts, nothing waits.
  expect(await waitingFor(email)).toEqual([]);
  // Nothing that a caller sees tells it, and other kinds of mail don't get around it.
  await signUp(email);
  expect(await server.call(accounts.resendVerification, { body: { email } })).toEqual({});
  expect(await server.call(accounts.forgotPassword, { body: { email } })).toEqual({});
  await expect(signUp(email)).rejects.toMatchObject({ code: "SIGNUP_FAILED" });
  await server.call(subscribe, { body: { email, consent: true } });
  await order({ email });
  expect(await arrived(email)).toHaveLength(2);
  const metrics = await (await server.fetch("/api/metrics")).text();
  expect(metrics).toMatch(/^mails_dropped_total\{limit="verification link"\} [1-9]/m);
  expect(metrics).toMatch(/^mails_dropped_total\{limit="order placed"\} [1-9]/m);
  await later(61);
  // What waits keeps its place, so nobody can delay it further.
  await order({ email });
  expect(await arrived(email)).toHaveLength(2);
});

test("an owner gets every link that they asked for, whatever strangers send to the address before", async () => {
  const email = "owner@example.com";
  for (let count = 0; count < 3; count += 1) await order({ email });
  const token = await signUp(email);
  for (let count = 0; count < 4; count += 1) {
    await server.call(accounts.resendVerification, { body: { email } });
    await server.call(accounts.forgotPassword, { body: { email } });
    await server.call(subscribe, { body: { email, consent: true } });
  }
  expect(await arrived(email)).toHaveLength(2);
  // One of each, two an hour; the first link stays valid.
  expect(await waitingFor(email)).toEqual([
    { subject: expect.stringMatching(/^Verify your email/), hours: 1 },
    { subject: expect.stringMatching(/^Reset your/), hours: 1 },
    { subject: expect.stringMatching(/newsletter$/), hours: 2 },
  ]);
  // Links that nobody gets don't use up the links of the account.
  const links = await server.db
    .selectFrom("mailed_tokens as t")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .select("t.purpose")
    .where("a.email", "=", email)
    .execute();
  expect(links.map(({ purpose }) => purpose).toSorted()).toEqual(["reset", "verify"]);
  await server.withToken(token)(accounts.deleteAccount, { body: { password } });
  expect(await waitingFor(email)).toEqual([
    { subject: expect.stringMatching(/newsletter$/), hours: 2 },
  ]);
});

/** The emails to an address that wait for their hour. */
const waitingFor = (email: string) =>
  server.database.run(
    `select subject, round(extract(epoch from next_try_at - now()) / 3600)::int as hours
    from mail_outbox where to_address = $1 and attempts = 0 and next_try_at > now()
    order by next_try_at`,
    [email],
  );

async function order(changes: Partial<typeof goodForm>) {
  const { variantId } = await newProduct(server);
  const { token } = await newCart(server, { lines: [{ variantId }] });
  const body = { ...goodForm, ...changes };
  const done = await server.call(placeOrder, { params: { token }, body });
  expect(done.is).toBe("ordered");
}

const typed = {
  firstName: "Urgentcanary",
  lastName: "Callcanary",
  address1: "Streetcanary 1",
  address2: "Floorcanary",
  city: "Towncanary",
  province: "Statecanary",
  note: "Notecanary",
};

test("twenty orders send an unverified address two mails, with nothing that the buyer typed", async () => {
  const email = "orders@example.com";
  for (let count = 0; count < 20; count += 1) await order({ ...typed, email });
  const mails = await arrived(email);
  expect(mails).toHaveLength(2);
  for (const each of mails) expect(each).not.toMatch(/canary/i);
});

test("a verified address gets ten mails about orders an hour, with the shipping address", async () => {
  const { email } = await newPerson(server);
  for (let count = 0; count < 12; count += 1) await order({ ...typed, email });
  const about = (await arrived(email)).filter((each) => each.includes("confirmed"));
  expect(about).toHaveLength(10);
  expect(about[0]).toContain("Streetcanary 1");
});

test("forty comments send three emails, and one about all others when ten minutes are over", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  const before = (await arrived(ana.email)).length;
  for (let count = 0; count < 40; count += 1) await commentBy(ben.call, id);
  expect((await arrived(ana.email)).length - before).toBe(3);
  await mailDue();
  expect((await arrived(ana.email)).length - before).toBe(3);
  await later(11);
  await mailDue();
  const mails = await arrived(ana.email);
  expect(mails.length - before).toBe(4);
  expect(mails.at(-1)).toMatch(/^Subject: 37 notifications from Wagabond$/m);
});

test("comments send at most ten emails an hour, and none is lost", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  const before = (await arrived(ana.email)).length;
  for (let round = 0; round < 5; round += 1) {
    for (let count = 0; count < 4; count += 1) await commentBy(ben.call, id);
    await later(10);
    await mailDue();
  }
  expect((await arrived(ana.email)).length - before).toBe(10);
  // The verification, and emails that the same people caused before, count for other causes only.
  await later(61);
  await mailDue();
  const mails = (await arrived(ana.email)).slice(before);
  expect(mails).toHaveLength(11);
  const told = mails.map((each) => Number(/^Subject: (\d+) notif/m.exec(each)?.[1] ?? 1));
  expect(told.reduce((sum, count) => sum + count)).toBe(20);
});

/** Runs the job, and waits until nothing is due any more. */
async function mailDue(): Promise<void> {
  await server.jobs.send(notificationQueue.name);
  const due = async () =>
    server.database.run("select 1 from notifications where mail_due_at <= now() limit 1");
  await expect.poll(due).toEqual([]);
}

test("a verified owner gets security emails, whatever others send", async () => {
  const { email } = await newPerson(server);
  for (let count = 0; count < 12; count += 1) await order({ email });
  const before = (await arrived(email)).length;
  await server.call(accounts.forgotPassword, { body: { email } });
  expect((await arrived(email)).length - before).toBe(1);
});

const note = mail({ subject: "A note", greeting: "Hello,", paragraphs: ["Words."] });
const queue = (to: string, cause: ReturnType<typeof mailCause>) =>
  makeEvents(server.db, false).write((trx, publish) =>
    queueEmail(trx, publish, { to, cause, mail: note }),
  );

test("what is delayed is sent an hour after the mail before the last, and concurrent mails are counted", async () => {
  const cause = mailCause("delayed", { above: "delay" });
  const to = "waits@example.com";
  await Promise.all(Array.from({ length: 5 }, () => queue(to, cause)));
  const rows = await server.database.run(
    `select round(extract(epoch from next_try_at - now()) / 3600)::int as hours
    from mail_outbox where to_address = $1 order by next_try_at`,
    [to],
  );
  const delays = rows.map(({ hours }) => hours).filter((hours) => hours !== 0);
  expect(delays).toEqual([1, 1, 2]);
  await server.db.deleteFrom("mail_outbox").where("to_address", "=", to).execute();
});

test("the addresses of a mailbox that differ in case count together", async () => {
  const cause = mailCause("dropped", { above: "drop" });
  const outcomes = [];
  for (const to of ["Case@example.com", "case@example.com", "CASE@EXAMPLE.COM"])
    outcomes.push((await queue(to, cause)).is);
  expect(outcomes).toEqual(["queued", "queued", "dropped"]);
});

test("what was sent is stored by hashes of addresses, and forgotten after an hour", async () => {
  const rows = await server.db.selectFrom("mail_sends").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { address_hash } of rows) expect(Buffer.from(address_hash)).toHaveLength(32);
  await later(24 * 60);
  await deleteOldSends(server.db);
  expect(await server.db.selectFrom("mail_sends").select("id").execute()).toEqual([]);
});

const root = join(import.meta.dirname, "../../../..");
const sources = globSync("{server,scripts,web}/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !/\.test(?:ing)?\.tsx?$|^server\/src\/testing\//.test(path),
);
const containing = (code: string) =>
  sources.filter((path) => readFileSync(join(root, path), "utf8").includes(code)).toSorted();

test("every cause of an email is listed, once", () => {
  const causes = features.flatMap((feature) =>
    "mailCauses" in feature ? (feature.mailCauses ?? []) : [],
  );
  const names = causes.map(({ name, above, limits = [], isSubscribed, waitingMax }) => {
    const rates = limits.map(({ times, seconds }) => `${times} per ${seconds / 60} min`);
    const most = waitingMax === undefined ? [] : [`${waitingMax} waits`];
    const rules = [...rates, ...(isSubscribed ? ["subscribers"] : []), above, ...most];
    return `${name}: ${rules.join(", ")}`;
  });
  expect(names).toEqual([
    "sign-up: delay, 1 waits",
    "verification link: delay, 1 waits",
    "address taken: 1 per 60 min, drop",
    "password reset: delay, 1 waits",
    "log-in from a new device: 5 per 60 min, drop",
    "email to confirm: delay, 1 waits",
    "email changed: delay, 1 waits",
    "password changed: delay, 1 waits",
    "account deleted: 2 per 60 min, drop",
    "archive ready: delay, 1 waits",
    "trip invitation: 5 per 60 min, drop",
    "webhook switched off: 3 per 60 min, drop",
    "suggestion checked: 20 per 60 min, delay",
    "place suggestion checked: 20 per 60 min, delay",
    "notifications: 3 per 10 min, 10 per 60 min, bundle",
    "moderation decision: 20 per 60 min, delay",
    "order placed: 10 per 60 min, drop",
    "order shipped: 20 per 60 min, delay",
    "order canceled: 20 per 60 min, delay",
    "newsletter confirmation: delay, 1 waits",
    "newsletter: subscribers, drop",
    "newsletter test: 30 per 60 min, drop",
  ]);
  const written = sources.flatMap((path) =>
    Array.from(readFileSync(join(root, path), "utf8").matchAll(/= mailCause\(|: mailCause\("/g)),
  );
  expect(written).toHaveLength(causes.length);
});

test("no email gets around the gate", () => {
  expect(containing('insertInto("mail_outbox")')).toEqual(["server/src/platform/mail/store.ts"]);
  expect(containing("store.insertMail(")).toEqual(["server/src/platform/mail/outbox.ts"]);
  expect(containing("await admit(")).toEqual(["server/src/platform/mail/outbox.ts"]);
  // The operator's test email has no database behind it.
  const doctor = "server/src/operations/doctor/mail.ts";
  expect(containing('from "nodemailer"')).toEqual([doctor, "server/src/platform/mail/deliver.ts"]);
  expect(containing("makeDeliver(").filter((path) => !path.includes("/mail/"))).toEqual([
    doctor,
    "server/src/operations/start-jobs.ts",
  ]);
});
