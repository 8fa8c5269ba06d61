import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/open.ts";
import { makeEvents } from "../events.ts";
import { mailCause } from "../mail/gate.ts";
import { queueEmail } from "../mail/outbox.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";
import { type Jobs, openJobs, type Work } from "./jobs.ts";
import { workload } from "./jobs.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const atEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of atEnd.splice(0).toReversed()) await close();
  await server.database.run("delete from jobs.job where name = $1", [workload.name]);
});

type Process = { jobs: Jobs; lines: string[] };
type Database = Pick<OpenDatabase<unknown>, "kind" | "run">;

/** What one process on the database does; `work` is left out where it only sends. */
async function open(work?: Work, database: Database = server.database): Promise<Process> {
  const lines: string[] = [];
  const log = { warn: (_details: object, text: string) => void lines.push(text) };
  const jobs = await openJobs({ database, queues: [workload], log });
  atEnd.push(jobs.stop);
  if (work) await jobs.work(workload.name, work);
  return { jobs, lines };
}

const rows = (database: Database = server.database) =>
  database.run(
    `select id, state, retry_count, extract(epoch from start_after - now())::float8 as pause
    from jobs.job where name = $1 order by created_on`,
    [workload.name],
  );
const own = () => rows();
const states = async () => (await rows()).map(({ state }) => state);
/** Others work on this machine too. */
const patience = { timeout: 60_000 };

const overdue = (database: Database) =>
  database.run(`update jobs.job set started_on = now() - interval '1 hour' where name = $1`, [
    workload.name,
  ]);
const due = (database: Database = server.database) =>
  database.run("update jobs.job set start_after = now() where name = $1", [workload.name]);

test("a job that fails is tried again, each time after a longer pause, until it is done", async () => {
  let tries = 0;
  const { jobs } = await open(async () => {
    tries += 1;
    if (tries < 4) throw new Error("not yet");
  });
  await jobs.send(workload.name);
  const pauses: number[] = [];
  for (let failed = 1; failed < 4; failed += 1) {
    await expect.poll(own, patience).toMatchObject([{ state: "retry", retry_count: failed - 1 }]);
    pauses.push(Number((await rows())[0]?.["pause"]));
    await due();
    jobs.wake(workload.name);
  }
  await expect.poll(states, patience).toEqual(["completed"]);
  expect(tries).toBe(4);
  expect(pauses[0]).toBeLessThan(121);
  expect(pauses[2]).toBeGreaterThan(225);
});

test("a job that goes on failing is given up after its last try, and counted", async () => {
  const { jobs } = await open(async () => {
    throw new Error("never");
  });
  await jobs.send(workload.name);
  for (let failed = 0; failed < workload.retries; failed += 1) {
    await expect.poll(own, patience).toMatchObject([{ state: "retry", retry_count: failed }]);
    await due();
    jobs.wake(workload.name);
  }
  await expect.poll(states, patience).toEqual(["failed"]);
  expect((await jobs.figures())[0]).toMatchObject({
    queue: workload.name,
    waiting: 0,
    active: 0,
    failed: 1,
    runs: { done: 0, failed: workload.retries + 1 },
  });
});

test("two processes on one database carry out each job once, and share the work", async () => {
  const doneBy: Record<string, string[]> = { a: [], b: [] };
  const worker = (name: string) => async (id: string) => {
    await wait(5);
    doneBy[name]?.push(id);
  };
  const { jobs } = await open(worker("a"));
  const { jobs: other } = await open(worker("b"));
  const ids = Array.from({ length: 24 }, () => crypto.randomUUID());
  await jobs.ensure(workload.name, ids);
  other.wake(workload.name);
  await expect.poll(async () => new Set(await states()), patience).toEqual(new Set(["completed"]));
  expect(Object.values(doneBy).flat().toSorted()).toEqual(ids.toSorted());
  expect(doneBy["b"]?.length).toBeGreaterThan(0);
});

test("a job is there if what it belongs to is committed, and never if that is rolled back", async () => {
  const done: string[] = [];
  const { jobs } = await open(async (id) => void done.push(id));
  const [committed, undone] = [crypto.randomUUID(), crypto.randomUUID()];
  const rolledBack = server.db.transaction().execute(async (trx) => {
    await jobs.send(workload.name, { id: undone, within: trx });
    throw new Error("changed my mind");
  });
  await expect(rolledBack).rejects.toThrow("changed my mind");
  await server.db
    .transaction()
    .execute((trx) => jobs.send(workload.name, { id: committed, within: trx }));
  jobs.wake(workload.name);
  await expect.poll(states, patience).toEqual(["completed"]);
  expect(done).toEqual([committed]);
});

test("an hourly job that all processes request runs once", async () => {
  const done: string[] = [];
  const processes = [await open(async (id) => void done.push(id)), await open(), await open()];
  for (const { jobs } of [...processes, ...processes]) {
    await jobs.send(workload.name, { onePer: 3_600 });
  }
  await expect.poll(states, patience).toEqual(["completed"]);
  await processes[0]?.jobs.send(workload.name, { onePer: 3_600 });
  expect(done).toHaveLength(1);
});

test("a job is put down once by its name while it waits, and again when it was done before", async () => {
  const { jobs } = await open();
  const id = crypto.randomUUID();
  await jobs.ensure(workload.name, [id]);
  await jobs.ensure(workload.name, [id]);
  expect(await states()).toEqual(["created"]);
  await jobs.work(workload.name, async () => undefined);
  jobs.wake(workload.name);
  await expect.poll(states, patience).toEqual(["completed"]);
  let again = 0;
  await open(async () => void (again += 1));
  await jobs.ensure(workload.name, [id]);
  await expect
    .poll(async () => [await states(), (await jobs.figures())[0]?.runs.done], patience)
    .toEqual([["completed"], 2]);
  expect(again).toBe(0);
});

test("a stopping worker finishes short jobs and aborts long ones", async () => {
  const seen: string[] = [];
  const { jobs } = await open(async (id, signal) => {
    seen.push(id);
    await new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("broken off")));
    });
  });
  await jobs.ensure(workload.name, [crypto.randomUUID(), crypto.randomUUID()]);
  await expect.poll(() => seen.length, patience).toBe(1);
  await jobs.stop();
  expect(seen).toHaveLength(1);
  expect(new Set(await states())).toEqual(new Set(["created", "retry"]));
});

test("what a killed process had in hand is carried out by another", async () => {
  const { dataDir, databaseUrl } = place();
  const child = fork(
    join(import.meta.dirname, "killed-process.testing.ts"),
    [dataDir, ...databaseUrl],
    {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      execArgv: [],
    },
  );
  const id = await firstWord(child);
  child.kill("SIGKILL");
  await once(child, "exit");
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl[0] });
  atEnd.push(database.close);
  expect(await rows(database)).toMatchObject([{ id, state: "active" }]);
  await overdue(database);
  const done: string[] = [];
  const { jobs } = await open(async (data) => void done.push(data), database);
  const isBack = async () => (await rows(database))[0]?.["state"];
  await expect.poll(isBack, patience).toBe("retry");
  await due(database);
  jobs.wake(workload.name);
  await expect.poll(() => done, patience).toEqual([id]);
});

const firstWord = async (child: ChildProcess): Promise<unknown> =>
  (await Promise.race([once(child, "message"), once(child, "exit")]))[0];

/** Where the other process works: on the database of the server, or on a PGlite of its own. */
function place(): { dataDir: string; databaseUrl: string[] } {
  const { databaseUrl } = server.env;
  const dataDir = mkdtempSync(join(tmpdir(), "wagabond-jobs-"));
  atEnd.push(() => rmSync(dataDir, { recursive: true, force: true }));
  if (databaseUrl) return { dataDir, databaseUrl: [databaseUrl] };
  cpSync(inject("pgliteDemo"), join(dataDir, "pglite"), { recursive: true });
  return { dataDir, databaseUrl: [] };
}

test("metrics tell how the queues stand", async () => {
  const metrics = async () => (await server.fetch("/api/metrics")).text();
  await newPerson(server);
  await expect.poll(metrics, patience).toMatch(/^jobs\{queue="mail",state="done"\} [1-9]/m);
  expect(await metrics()).toMatch(/^job_runs\{queue="mail",ending="done"\} [1-9]/m);
  expect(await metrics()).toMatch(/^jobs\{queue="sweeps",state="failed"\} 0$/m);
  // Enqueued by another process, which sends no notification here.
  const elsewhere = await open();
  const { db } = server;
  await makeEvents(db, false).write((trx, publish) =>
    queueEmail(trx, publish, {
      to: "later@example.com",
      cause: mailCause("note", { above: "drop" }),
      mail: { subject: "Later", text: "Later.", html: "Later." },
    }),
  );
  await elsewhere.jobs.stop();
  const [mail] = await db.selectFrom("mail_outbox").select("id").execute();
  await server.database.run(
    `insert into jobs.job (id, name, start_after, created_on, retry_limit, retry_backoff, expire_seconds, keep_until)
    select $1, 'mail', now() + interval '1 day', now() - interval '90 seconds', 1, true, 120, now() + interval '3 days'`,
    [mail?.id],
  );
  expect(await metrics()).toMatch(/^jobs\{queue="mail",state="waiting"\} 1$/m);
  expect(await metrics()).toMatch(/^jobs_oldest_seconds\{queue="mail"\} 9\d/m);
});
