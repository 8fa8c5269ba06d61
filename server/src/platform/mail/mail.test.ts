import { readdirSync, readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { resendVerification } from "#contracts/accounts/accounts.ts";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { uuidv7 } from "uuidv7";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeEvents } from "../events.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newUnverified } from "../../../testing/people.ts";
import { freePort } from "../../../testing/postgres.ts";
import { openJobs } from "../jobs/jobs.ts";
import { ensureMailJobs, mailQueue, startMailer } from "./mailer.ts";
import { type Deliver, makeDeliver } from "./deliver.ts";
import { mail } from "./email.ts";
import { mailCause } from "./gate.ts";
import { queueEmail } from "./outbox.ts";
import { insertMail } from "./store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const atEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of atEnd.splice(0).toReversed()) await close();
});

type Received = { to: string[]; raw: string };

/** A mail server of our own; `options` make it difficult. */
async function mailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  atEnd.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port: given } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${given}`, received };
}

async function serverMailingTo(mailUrl: string): Promise<TestServer> {
  const mailing = await testServer({ env: { mailUrl, demo: false } });
  atEnd.push(() => mailing.close());
  return mailing;
}

const waiting = (where: TestServer) => where.db.selectFrom("mail_outbox").selectAll().execute();

const decoded = (raw: string) =>
  raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

test("without a mail server each mail is one file that a person can read", async () => {
  const { email } = await newUnverified(server, "Zoë Ångström");
  const [mail = ""] = await mailsTo(server, email);
  expect(mail).toContain("From: Wagabond <noreply@localhost>");
  expect(mail).toContain("Subject: Verify your email for Wagabond");
  expect(mail).toContain("Auto-Submitted: auto-generated");
  expect(mail).toContain("\nHello zoe.angstrom,\n");
  expect(mail.split("\n")).toContain(
    `${server.env.publicUrl}/api/auth/verify?token=${tokenIn(mail)}`,
  );
  expect(mail).toMatch(
    /^Content-Type: text\/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit$/m,
  );
  expect(mail).not.toContain("\r");
});

test("mail files sort by time, are whole, and are for the owner's eyes alone", async () => {
  const folder = join(server.env.dataDir, "outbox");
  const people = [await newUnverified(server), await newUnverified(server)];
  for (const { email } of people) await mailsTo(server, email);
  const names = readdirSync(folder).toSorted();
  for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f-]{36}\.eml$/);
  const newest = names.slice(-2).map((name) => readFileSync(join(folder, name), "utf8"));
  people.forEach(({ email }, index) => expect(newest[index]).toContain(`To: ${email}`));
  expect(statSync(join(folder, names[0] ?? "")).mode & 0o777).toBe(0o600);
});

test("what a person is called reaches no header", async () => {
  const { email } = await newUnverified(server, "Bcc: all@example.com");
  const [mail = ""] = await mailsTo(server, email);
  const [headers = ""] = mail.split("\n\n");
  expect(headers).not.toContain("all@example.com");
});

test("with a mail server the mail goes there, once, with its link in one piece", async () => {
  const { url, received } = await mailServer();
  const mailing = await serverMailingTo(url);
  const { email } = await newUnverified(mailing, "Zoë");
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]?.to).toEqual([email]);
  const text = decoded(received[0]?.raw ?? "").replaceAll("\r", "");
  expect(text).toContain(`${mailing.env.publicUrl}/api/auth/verify?token=${tokenIn(text)}`);
  await expect.poll(() => waiting(mailing)).toEqual([]);
  expect(received).toHaveLength(1);
});

test("while the mail server is down, people can sign up, the pauses between tries grow to an hour, and the email is sent when it is back", async () => {
  const port = await freePort();
  const mailing = await serverMailingTo(`smtp://127.0.0.1:${port}`);
  const { email } = await newUnverified(mailing);
  await expect.poll(async () => (await waiting(mailing))[0]?.last_error).toContain("ESOCKET");
  const [mail] = await waiting(mailing);
  expect(mail).toMatchObject({ to_address: email, attempts: 1 });
  const pauses: number[] = [];
  for (let tries = 1; tries <= 9; tries += 1) {
    const isBack = { state: "retry", retry_count: tries - 1 };
    await expect.poll(() => jobOf(mailing, mail?.id)).toMatchObject(isBack);
    pauses.push(Number((await jobOf(mailing, mail?.id))?.["pause"]));
    await untilDue(mailing);
    mailing.jobs.wake(mailQueue.name);
  }
  // Each is chosen by chance between one end and twice of it, so that the emails of an outage are not all retried at once.
  expect(pauses[0]).toBeGreaterThan(20);
  expect(pauses[0]).toBeLessThan(61);
  expect(pauses[4]).toBeGreaterThan(8 * 60 - 10);
  expect(pauses[8]).toBeGreaterThan(60 * 60 - 10);
  expect(Math.max(...pauses)).toBeLessThan(60 * 60 + 1);

  const { received } = await mailServer({}, port);
  await untilDue(mailing);
  await mailing.call(resendVerification, { body: { email } });
  await expect.poll(() => received.map(({ to }) => to)).toEqual([[email], [email]]);
});

test("a mail that is refused waits, and the next one is not held up by it", async () => {
  const rejected = new Set<string>();
  const { url, received } = await mailServer({
    onRcptTo({ address }, _session, done) {
      if (received.length > 0 || !rejected.has(address)) return done();
      done(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 }));
    },
  });
  const mailing = await serverMailingTo(url);
  rejected.add("refused@example.com");
  await promise(mailing, "refused@example.com");
  await ensureMailJobs(mailing.db, mailing.jobs);
  const { email } = await newUnverified(mailing);
  await expect.poll(() => received.map(({ to }) => to)).toEqual([[email]]);
  await expect
    .poll(() => waiting(mailing))
    .toMatchObject([{ to_address: "refused@example.com", attempts: 1 }]);
  await expect.poll(async () => (await waiting(mailing))[0]?.last_error).toContain("550");
  const [mail] = await waiting(mailing);
  expect(mail?.last_error).not.toContain("refused@");
});

test("a slow mail server delays no request", async () => {
  const greetings: (() => void)[] = [];
  const { url, received } = await mailServer({
    onConnect: (_session, done) => void greetings.push(() => done()),
  });
  const mailing = await serverMailingTo(url);
  const people = [await newUnverified(mailing), await newUnverified(mailing)];
  expect(received).toEqual([]);
  const greeting = setInterval(() => greetings.shift()?.(), 20);
  await expect.poll(() => received.length).toBe(people.length);
  clearInterval(greeting);
});

const noted = mailCause("note", { above: "drop" });

/** Promises a mail as a service does, without telling the couriers of the server. */
async function promise(where: TestServer, to: string): Promise<void> {
  const note = mail({ subject: "A note", greeting: "Hello,", paragraphs: ["Words."] });
  await makeEvents(where.db, false).write((trx, publish) =>
    queueEmail(trx, publish, { to, cause: noted, mail: note }),
  );
}

const untilDue = (where: TestServer) =>
  where.database.run(`update jobs.job set start_after = now() where state = 'retry'`);

/** The job of a mail; `pause` are the seconds until its next try. */
const jobOf = async ({ database }: TestServer, id = "") =>
  (
    await database.run(
      `select state, retry_count, extract(epoch from start_after - now())::float8 as pause
      from jobs.job where name = 'mail' and id = $1`,
      [id],
    )
  )[0];

/** A mailer of a process beside the server, on the same database. */
async function mailerWith(deliver: Deliver, where = server) {
  const lines: { details: object; text: string }[] = [];
  const log = { warn: (details: object, text: string) => void lines.push({ details, text }) };
  const { db, database } = where;
  const jobs = await openJobs({ database, queues: [mailQueue], log });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= jobs.stop());
  atEnd.push(stop);
  await startMailer({ db, events: makeEvents(db, false), jobs, deliver, log });
  return { jobs, lines, stop };
}

const addresses = (prefix: string) =>
  Array.from({ length: 12 }, (_, index) => `${prefix}${index}@example.com`);

test("two processes at one outbox never deliver a mail twice", async () => {
  const delivered: string[] = [];
  const deliver: Deliver = async ({ to_address }) => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    delivered.push(to_address);
  };
  for (const to of addresses("once")) await promise(server, to);
  await Promise.all([mailerWith(deliver), mailerWith(deliver)]);
  await expect.poll(() => waiting(server)).toEqual([]);
  expect(delivered.toSorted()).toEqual(addresses("once").toSorted());
});

test("nothing is mailed of what was rolled back", async () => {
  const note = mail({ subject: "A note", greeting: "Hello,", paragraphs: ["Words."] });
  const rolledBack = makeEvents(server.db, false).write(async (trx, publish) => {
    await queueEmail(trx, publish, { to: "never@example.com", cause: noted, mail: note });
    throw new Error("changed my mind");
  });
  await expect(rolledBack).rejects.toThrow("changed my mind");
  expect(await waiting(server)).toEqual([]);
});

test("a mail that fails for three days is given up, with a line in the log that names no address", async () => {
  await promise(server, "lost@example.com");
  await server.db
    .updateTable("mail_outbox")
    .set({ created_at: new Date(Date.now() - 3.1 * 24 * 60 * 60 * 1000) })
    .execute();
  const { lines } = await mailerWith(async () => {
    throw new Error("550 lost@example.com unknown");
  });
  await expect.poll(() => waiting(server)).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.text).toContain("Gave up");
  expect(JSON.stringify(lines)).not.toContain("lost@");
});

test("a stopping mailer finishes emails in progress and starts no more", async () => {
  const delivered: string[] = [];
  const finish: (() => void)[] = [];
  for (const to of domains("stopping")) await promise(server, to);
  const mailer = await mailerWith(async ({ to_address }) => {
    await new Promise<void>((resolve) => finish.push(resolve));
    delivered.push(to_address);
  });
  const tried = async () => (await waiting(server)).filter(({ attempts }) => attempts > 0).length;
  await expect.poll(tried).toBe(mailQueue.atOnce);
  const stopping = mailer.stop();
  for (const each of finish) each();
  await stopping;
  expect(delivered).toHaveLength(mailQueue.atOnce ?? 0);
  expect(await waiting(server)).toHaveLength(12 - delivered.length);
  await server.db.deleteFrom("mail_outbox").execute();
});

const domains = (name: string) =>
  Array.from({ length: 12 }, (_, index) => `someone@${name}${index}.example`);

test.each([
  ["an address", () => "hangs@example.com"],
  ["a domain", (index: number) => `hangs${index}@slow.example`],
])("%s at which the mail server hangs holds up no other email", async (_, hanging) => {
  const { url, received } = await mailServer({
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith("hangs")) done();
    },
  });
  const mailing = await serverMailingTo(url);
  for (let index = 0; index < 12; index += 1) {
    await makeEvents(mailing.db, false).write(async (trx) => {
      const content = mail({ subject: "A note", greeting: "Hello,", paragraphs: ["Words."] });
      const row = { id: uuidv7(), to_address: hanging(index), ...content, headers: {} };
      await insertMail(trx, row, null);
    });
  }
  await ensureMailJobs(mailing.db, mailing.jobs);
  const tried = async () => (await waiting(mailing)).some(({ attempts }) => attempts > 0);
  await expect.poll(tried).toBe(true);
  const others = [...domains("fine"), ...addresses("fine")];
  for (const to of others) await promise(mailing, to);
  await ensureMailJobs(mailing.db, mailing.jobs);
  const reached = () => received.flatMap(({ to }) => to).toSorted();
  await expect.poll(reached, { timeout: 9_000 }).toEqual(others.toSorted());
  // The server gave up none of them: it still waits for an answer.
  expect((await waiting(mailing)).every(({ last_error }) => last_error === null)).toBe(true);
});

test("a hanging mail server does not prevent the server from closing, and the email waits for the next start", async () => {
  const { url } = await mailServer({ onConnect: () => undefined });
  await promise(server, "hung@example.com");
  const mailer = await mailerWith(
    makeDeliver({ ...server.env, mailUrl: url }, async () => ({
      name: "Wagabond",
      contactEmail: null,
    })),
  );
  await expect.poll(async () => (await waiting(server))[0]?.attempts).toBe(1);
  await mailer.stop();
  expect(await waiting(server)).toMatchObject([{ to_address: "hung@example.com", attempts: 1 }]);
  await server.db.deleteFrom("mail_outbox").execute();
});
