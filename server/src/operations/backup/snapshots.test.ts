import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createHoot, likeHoot } from "#contracts/community/hoots.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { examine } from "../doctor.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { withRequests, contentsOf, folders } from "./backup.testing.ts";
import { restore, verify } from "./commands.ts";
import { listSnapshots, snapshotFolder, maxSnapshots, takeSnapshot } from "./snapshot.ts";
import { makeSnapshots, type Snapshots } from "./snapshots.ts";

/** Snapshots have a low priority, so they are slow on a busy machine. */
const patience = { timeout: 300_000 };

const onPglite = process.env["TEST_DATABASE"] !== "postgres";

describe.runIf(onPglite)("a snapshot of a PGlite server", () => {
  const { make: newFolder, clear } = folders();
  const warnings: object[] = [];
  let server: TestServer;
  let person: Person;
  let snapshots: Snapshots;
  let dataDir: string;
  beforeAll(async () => {
    server = await testServer();
    person = await newPerson(server);
    const mails = server.db.selectFrom("mail_outbox").select("id");
    await vi.waitUntil(async () => (await mails.execute()).length === 0, 60_000);
    dataDir = server.env.dataDir;
    const log = { warn: (details: object) => void warnings.push(details) };
    snapshots = makeSnapshots({ db: server.db, dataDir, log });
  });
  afterAll(async () => {
    await snapshots.stop();
    await server.close();
    clear();
  });

  const post = () => person.call(createHoot, { body: { title: "One more", text: freshText("x") } });
  const taken = async () => (await listSnapshots(dataDir)).map(({ name }) => name);
  const inFolder = () =>
    readdirSync(snapshotFolder(dataDir)).filter((name) => !name.startsWith("lock"));

  test(
    "is taken of an open server, for its owner alone, and not again while nothing changes",
    patience,
    async () => {
      await snapshots.take();
      const [first = "", ...none] = await taken();
      expect(none).toEqual([]);
      expect(statSync(join(snapshotFolder(dataDir), first)).mode & 0o777).toBe(0o600);
      await snapshots.take();
      expect(await taken()).toEqual([first]);
      await post();
      await snapshots.take();
      expect((await taken())[1]).toBe(first);
      const found = (await examine({ DATA_DIR: dataDir })).find(
        ({ about }) => about === "snapshots",
      );
      expect(found?.text).toMatch(/^2, newest from \d{4}-/);
      expect(warnings).toEqual([]);
    },
  );

  test("is restored like a backup, with the files that lie there already", patience, async () => {
    const contents = await contentsOf(server.db);
    const [newest = ""] = await taken();
    const file = join(snapshotFolder(dataDir), newest);
    const place = { dataDir: newFolder() };
    mkdirSync(join(place.dataDir, "files/public/0198c0de-0000-7000-8000-000000000000"), {
      recursive: true,
    });
    const { done, text } = await restore({ DATA_DIR: place.dataDir }, file);
    expect(done).toBe(true);
    expect(text).toContain("It has no files. Put the original files where");
    expect(await withRequests(place, contentsOf)).toEqual(contents);
  });

  test(
    "makes room for itself: the last 24 stay, and what was never one is left alone",
    patience,
    async () => {
      const old = Array.from({ length: 30 }, (_, n) => {
        return `2026-01-${String(n + 1).padStart(2, "0")}T00-00-00Z~0-${n}.tar`;
      });
      for (const name of [...old, "keep-me.tar"])
        writeFileSync(join(snapshotFolder(dataDir), name), "");
      await post();
      await snapshots.take();
      const names = await taken();
      expect(names).toHaveLength(maxSnapshots);
      expect(names.slice(3)).toEqual(old.toReversed().slice(0, maxSnapshots - 3));
      expect(inFolder()).toContain("keep-me.tar");
      expect(warnings).toEqual([]);
    },
  );

  test(
    "that is killed half-way does not count, and the next one clears up after it",
    patience,
    async () => {
      const before = await taken();
      const { _id } = await post();
      for (const ms of [150, 900]) {
        const killed = fork(join(import.meta.dirname, "snapshot-process.ts"), [dataDir, "0-F"], {
          stdio: "ignore",
          execArgv: [],
        });
        await wait(ms);
        killed.kill("SIGKILL");
        if (killed.exitCode === null && killed.signalCode === null) await once(killed, "exit");
        // The server doesn't wait for a process that is gone.
        await person.call(likeHoot, { params: { id: _id } });
      }
      const earlier = new Set(before);
      for (const name of (await taken()).filter((name) => !earlier.has(name))) {
        expect(await verify(join(snapshotFolder(dataDir), name))).toMatchObject({ done: true });
      }
      await takeSnapshot(dataDir, "0-E", new Date());
      const [newest = ""] = await taken();
      expect(newest).toContain("~0-E.tar");
      expect(await verify(join(snapshotFolder(dataDir), newest))).toMatchObject({ done: true });
      expect(inFolder().filter((name) => /partial|copy|gone/.test(name))).toEqual([]);
    },
  );

  test("that is under way when its server closes is broken off", async () => {
    const taking = snapshots.take();
    await wait(100);
    await snapshots.stop();
    await taking;
    expect(warnings).toEqual([]);
  });
});
