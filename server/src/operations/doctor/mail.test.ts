import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, expect, test } from "vitest";
import { changeSettings } from "#contracts/kernel/settings.ts";
import { newAdmin } from "../../../testing/people.ts";
import { freePort } from "../../../testing/postgres.ts";
import { testServer } from "../../../testing/server.ts";
import { examine } from "../doctor.ts";
import { sendTestMail } from "./mail.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wagabond-doctor-mail-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const atEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of atEnd.splice(0)) await close();
});

type Received = { to: string[]; raw: string };

/** A mail server with one user, and the emails it received. */
async function mailServer(): Promise<{ at: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      if (username === "ana" && password === "right") return done(null, { user: "ana" });
      return done(new Error(`No login for ${username} with ${password}`));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { at: `127.0.0.1:${port}`, received };
}

const mailWith = async (variables: Record<string, string>) =>
  (await examine({ DATA_DIR: dataDir, ...variables })).find(({ about }) => about === "mail");

test("a mail server that accepts the login is fine and receives no email", async () => {
  const { at, received } = await mailServer();
  expect(await mailWith({ MAIL_URL: `smtp://ana:right@${at}` })).toEqual({
    about: "mail",
    is: "fine",
    text: `through ${at}, from noreply@localhost; connected`,
  });
  expect(received).toEqual([]);
});

test("a rejected password and a closed port are problems, reported without the password", async () => {
  const { at } = await mailServer();
  const rejected = await mailWith({ MAIL_URL: `smtp://ana:canary@${at}` });
  expect(rejected).toMatchObject({
    is: "wrong",
    text: expect.stringContaining(
      "the server rejected the user name or password in MAIL_URL (535)",
    ),
  });
  expect(rejected?.text).not.toContain("canary");
  expect(await mailWith({ MAIL_URL: "smtp://ana:canary@127.0.0.1:1" })).toMatchObject({
    is: "wrong",
    text: expect.stringMatching(/no response from a mail server \(E[A-Z]+\)$/),
  });
});

test("a silent port is a problem and isn't waited for", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  atEnd.push(() => new Promise((resolve) => silent.close(() => resolve())));
  const { port } = silent.address() as AddressInfo;
  expect(await mailWith({ MAIL_URL: `smtp://127.0.0.1:${port}` })).toMatchObject({ is: "wrong" });
});

test("a test email is sent through the site's mail server", async () => {
  const { at, received } = await mailServer();
  const variables = { DATA_DIR: dataDir, MAIL_URL: `smtp://ana:right@${at}` };
  expect(await sendTestMail(variables, "Ops@Pets.example")).toEqual({
    done: true,
    text: `${at} accepted a test email to ops@pets.example. Check that it arrives, and not in the spam folder.`,
  });
  expect(received.map(({ to }) => to)).toEqual([["ops@pets.example"]]);
  expect(received[0]?.raw).toContain("Subject: Test email from Wagabond");
});

test("a test email has the name and the contact address of the settings, of a running and a stopped server", async () => {
  const { at, received } = await mailServer();
  const port = await freePort();
  const env = { dataDir: mkdtempSync(join(tmpdir(), "wagabond-doctor-mail-")), demo: false, port };
  const server = await testServer({ env });
  const variables = {
    DATA_DIR: env.dataDir,
    DATABASE_URL: server.env.databaseUrl ?? "",
    PORT: String(port),
    MAIL_URL: `smtp://ana:right@${at}`,
  };
  const admin = await newAdmin(server);
  const body = { name: "Pet Club", contactEmail: "us@club.example" };
  await admin.call(changeSettings, { body });
  expect(await sendTestMail(variables, "ops@pets.example")).toMatchObject({ done: true });
  await server.close();
  expect(await sendTestMail(variables, "ops@pets.example")).toMatchObject({ done: true });
  rmSync(env.dataDir, { recursive: true, force: true });
  expect(received).toHaveLength(2);
  for (const { raw } of received) {
    expect(raw).toContain("Subject: Test email from Pet Club");
    expect(raw).toMatch(/^From: "?Pet Club"? </m);
    expect(raw).toContain("us@club.example");
  }
});

test("a rejected test email and an invalid address are reported", async () => {
  const { at } = await mailServer();
  const rejected = await sendTestMail(
    { DATA_DIR: dataDir, MAIL_URL: `smtp://ana:canary@${at}` },
    "a@pets.example",
  );
  expect(rejected).toEqual({
    done: false,
    text: `Couldn't send an email to a@pets.example through ${at}: the server rejected the user name or password in MAIL_URL (535).`,
  });
  expect(
    await sendTestMail({ DATA_DIR: dataDir }, "a@b.example\r\nBcc: c@d.example"),
  ).toMatchObject({
    done: false,
  });
  expect(await sendTestMail({ PORT: "x" }, "a@pets.example")).toMatchObject({ done: false });
});

test("the command sends it; without a mail server it is saved to the outbox", async () => {
  const program = join(import.meta.dirname, "../../../bin/wagabond.js");
  const env = { ...process.env, DATA_DIR: dataDir, MAIL_URL: "" };
  const run = (...typed: string[]) =>
    new Promise<readonly [number, string]>((resolve) => {
      execFile(process.execPath, [program, ...typed], { env }, (error, stdout, stderr) =>
        resolve([error ? Number(error.code) : 0, `${stdout}${stderr}`]),
      );
    });
  expect(await run("doctor", "--mail", "ops@pets.example")).toEqual([
    0,
    `MAIL_URL is not set. The test email to ops@pets.example was saved to ${join(dataDir, "outbox")}.\n`,
  ]);
  const [name = ""] = readdirSync(join(dataDir, "outbox"));
  expect(readFileSync(join(dataDir, "outbox", name), "utf8")).toContain("To: ops@pets.example");
  expect((await run("doctor", "--mail", "nobody"))[0]).toBe(1);
  expect((await run("doctor", "--mail"))[0]).toBe(2);
  const [code, help] = await run("doctor", "--help");
  expect([code, help]).toEqual([0, expect.stringContaining("npx wagabond doctor --mail")]);
});
