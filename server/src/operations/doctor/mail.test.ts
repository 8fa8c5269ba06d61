import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, expect, test } from "vitest";
import { examine } from "../doctor.ts";
import { sendTestMail } from "./mail.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wagabond-doctor-mail-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const atEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of atEnd.splice(0)) await close();
});

type Received = { to: string[]; raw: string };

/** A mail server that knows one user, and what it has taken. */
async function mailServer(): Promise<{ at: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      if (username === "ana" && password === "right") return done(null, { user: "ana" });
      return done(new Error(`No sign-in for ${username} with ${password}`));
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

test("a mail server that lets us in is fine, and gets no mail", async () => {
  const { at, received } = await mailServer();
  expect(await mailWith({ MAIL_URL: `smtp://ana:right@${at}` })).toEqual({
    about: "mail",
    is: "fine",
    text: `through ${at}, from Wagabond <hello@wagabond.example>; it lets us in`,
  });
  expect(received).toEqual([]);
});

test("one that refuses the password, and a port that nobody listens at, are wrong, without the password", async () => {
  const { at } = await mailServer();
  const refused = await mailWith({ MAIL_URL: `smtp://ana:canary@${at}` });
  expect(refused).toMatchObject({
    is: "wrong",
    text: expect.stringContaining("it refuses the user and password of MAIL_URL (535)"),
  });
  expect(refused?.text).not.toContain("canary");
  expect(await mailWith({ MAIL_URL: "smtp://ana:canary@127.0.0.1:1" })).toMatchObject({
    is: "wrong",
    text: expect.stringMatching(/it does not answer as a mail server does \(E[A-Z]+\)$/),
  });
});

test("a port that takes the call and says nothing is wrong, and is not waited for", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  atEnd.push(() => new Promise((resolve) => silent.close(() => resolve())));
  const { port } = silent.address() as AddressInfo;
  expect(await mailWith({ MAIL_URL: `smtp://127.0.0.1:${port}` })).toMatchObject({ is: "wrong" });
});

test("a test mail goes to its address by the server of the site", async () => {
  const { at, received } = await mailServer();
  const variables = { DATA_DIR: dataDir, MAIL_URL: `smtp://ana:right@${at}` };
  expect(await sendTestMail(variables, "Ops@Pets.example")).toEqual({
    done: true,
    text: `${at} has taken a test mail to ops@pets.example. Look whether it arrives, and not among the spam.`,
  });
  expect(received.map(({ to }) => to)).toEqual([["ops@pets.example"]]);
  expect(received[0]?.raw).toContain("Subject: Test mail from Wagabond");
});

test("a test mail that is refused, and an address that is none, are told", async () => {
  const { at } = await mailServer();
  const refused = await sendTestMail(
    { DATA_DIR: dataDir, MAIL_URL: `smtp://ana:canary@${at}` },
    "a@pets.example",
  );
  expect(refused).toEqual({
    done: false,
    text: `The mail to a@pets.example could not be sent through ${at}: it refuses the user and password of MAIL_URL (535).`,
  });
  expect(
    await sendTestMail({ DATA_DIR: dataDir }, "a@b.example\r\nBcc: c@d.example"),
  ).toMatchObject({
    done: false,
  });
  expect(await sendTestMail({ PORT: "x" }, "a@pets.example")).toMatchObject({ done: false });
});

test("the command sends it; without a mail server it lies in the outbox", async () => {
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
    `MAIL_URL is not set: the test mail to ops@pets.example lies in ${join(dataDir, "outbox")}.\n`,
  ]);
  const [name = ""] = readdirSync(join(dataDir, "outbox"));
  expect(readFileSync(join(dataDir, "outbox", name), "utf8")).toContain("To: ops@pets.example");
  expect((await run("doctor", "--mail", "nobody"))[0]).toBe(1);
  expect((await run("doctor", "--mail"))[0]).toBe(2);
  const [code, help] = await run("doctor", "--help");
  expect([code, help]).toEqual([0, expect.stringContaining("npx wagabond doctor --mail")]);
}, 60_000);
