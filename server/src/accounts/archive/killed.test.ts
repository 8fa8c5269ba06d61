import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signUp } from "#contracts/accounts/accounts.ts";
import * as archive from "#contracts/accounts/archive.ts";
import { type Call, makeClient } from "#contracts/kernel/client.ts";
import { createPet, listPets } from "#contracts/travel/pets.ts";
import { afterEach, expect, inject, test } from "vitest";
import { openDatabase } from "../../platform/db/open.ts";
import { fileOf } from "../../../testing/owned-rows.ts";
import { printed } from "../../../testing/papers.ts";
import { freshDatabase, type TestServer, testServer } from "../../../testing/server.ts";
import { packed, unzipped } from "./archive.testing.ts";

const atEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of atEnd.splice(0).toReversed()) await close();
});

const body = { name: "Kim Killed", email: "kim@example.com", password: "seven quiet otters" };
const slowMs = 1_500;
const patience = { timeout: 60_000 };

type Place = { dataDir: string; databaseUrl: string | undefined };

async function place(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "wagabond-killed-"));
  atEnd.push(() => rmSync(dataDir, { recursive: true, force: true }));
  if (process.env["TEST_DATABASE"] === "postgres")
    return { dataDir, databaseUrl: await freshDatabase("Empty") };
  cpSync(inject("pgliteEmpty"), join(dataDir, "pglite"), { recursive: true });
  return { dataDir, databaseUrl: undefined };
}

/** A server of its own process, whose file store is slow, and a client of it. */
async function slowServer({ dataDir, databaseUrl = "" }: Place) {
  const child = fork(
    join(import.meta.dirname, "killed-process.testing.ts"),
    [dataDir, databaseUrl, String(slowMs)],
    { stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: [] },
  );
  atEnd.push(() => child.kill("SIGKILL"));
  const [address]: unknown[] = await Promise.race([once(child, "message"), once(child, "exit")]);
  const client = (token?: string) =>
    makeClient({ fetch: (path, init) => fetch(String(address) + path, init), token: () => token });
  const token = await client()(signUp, { body: { ...body, confirm: body.password } });
  return { child, token, call: client(token) };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** A new server in the same place, after the killed one has been silent for long. */
async function nextServer({ dataDir, databaseUrl }: Place, token: string) {
  const database = await openDatabase({ dataDir, databaseUrl });
  await database.run(
    "update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'",
  );
  await database.close();
  const server = await testServer({ env: { dataDir, databaseUrl, demo: false } });
  atEnd.push(() => server.close());
  return { server, token, call: server.withToken(token) };
}

/** Lets the next try start now. */
async function retryNow({ database, jobs }: TestServer): Promise<void> {
  const states = () =>
    database.run("select state from jobs.job where name = 'archives' and state <> 'completed'");
  await expect.poll(states, patience).toMatchObject([{ state: "retry" }]);
  await database.run("update jobs.job set start_after = now() where name = 'archives'");
  jobs.wake("archives");
}

const addPet = async (call: Call) =>
  call(createPet, {
    body: { petName: "Rex" },
    files: {
      vaccine: fileOf(await (await printed(1)).save(), "a.pdf"),
      microchip: fileOf(await (await printed(2)).save(), "b.pdf"),
    },
  });

test("an export whose server is killed is made again, and no half of it is shown", async () => {
  const there = await place();
  const { child, call, token } = await slowServer(there);
  await addPet(call);
  await call(archive.startExport);
  await expect
    .poll(async () => (await call(archive.getExport)).progress, patience)
    .toBeGreaterThan(0);
  await kill(child);
  const next = await nextServer(there, token);
  expect(await next.call(archive.getExport)).toMatchObject({ state: "working", url: null });
  const half = await next.server.fetch("/api/auth/export/file", {
    headers: { authorization: `Bearer ${next.token}` },
  });
  expect(half.status).toBe(404);
  await retryNow(next.server);
  await expect.poll(async () => (await next.call(archive.getExport)).state, patience).toBe("ready");
  const files = await unzipped(await packed(next.server, next));
  expect([...files.keys()].filter((path) => path.endsWith(".pdf"))).toHaveLength(2);
}, 240_000);

test("an import whose server is killed leaves nothing half restored, and is made again", async () => {
  const source = await testServer({ env: { demo: false } });
  atEnd.push(() => source.close());
  const from = await source.call(signUp, { body: { ...body, confirm: body.password } });
  await addPet(source.withToken(from));
  const zip = await packed(source, { call: source.withToken(from), token: from });
  const there = await place();
  const { child, call, token } = await slowServer(there);
  await call(archive.startImport, { files: { file: fileOf(zip, "a.zip") } });
  // One of two files is staged.
  await expect
    .poll(async () => (await call(archive.getImport)).progress, patience)
    .toBeGreaterThan(0.4);
  expect((await call(archive.getImport)).state).toBe("working");
  await kill(child);
  const next = await nextServer(there, token);
  expect(await next.call(listPets)).toEqual([]);
  await retryNow(next.server);
  await expect.poll(async () => (await next.call(archive.getImport)).state, patience).toBe("ready");
  expect(await next.call(listPets)).toMatchObject([{ petName: "Rex" }]);
  const attached = next.server.db.selectFrom("files").select("id").where("state", "=", "kept");
  expect(await attached.execute()).toHaveLength(2);
}, 240_000);
