import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pictureUrl } from "#contracts/kernel/files.ts";
import { deletePhoto } from "#contracts/community/gallery.ts";
import { createHoot, likeHoot } from "#contracts/community/hoots.ts";
import { updateProfile } from "#contracts/accounts/profiles.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { lockFolder } from "../../platform/db/lock.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { openDatabase } from "../../platform/db/open.ts";
import { readEnv } from "../../platform/env.ts";
import type { Schema } from "../../platform/schema.ts";
import { makeScene } from "../../../testing/authorization-scene.ts";
import { addPet, addPhoto, addRecord, fileOf, picture } from "../../../testing/owned-rows.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { balanced, readLedger } from "../../../testing/ledger.ts";
import { paper } from "../../../testing/papers.ts";
import { newDatabase } from "../../../testing/postgres.ts";
import { startS3 } from "../../../testing/s3-server.ts";
import {
  withRequests,
  type Contents,
  contentsOf,
  folders,
  program,
  type CommandResult,
  wagabond,
} from "./backup.testing.ts";
import { backupFolder, holdingFiles } from "./hold.ts";
import { backUp, restore, verify } from "./commands.ts";
import { makeArchive } from "./make.ts";
import { onEmptyDatabase } from "./empty-target.ts";
import { stepNames, restoreArchive } from "./restore.ts";
import { receiveRows, linesIn } from "./rows-in.ts";
import { listTables } from "./tables.ts";
import { bytesOf, fingerprintOf, readArchive } from "./unpacking.ts";
import { verifyArchive } from "./verify.ts";

const patience = { timeout: 300_000 };

const onPostgres = process.env["TEST_DATABASE"] === "postgres";
const { make: newFolder, clear } = folders();
let server: TestServer;
let variables: Record<string, string>;
beforeAll(async () => {
  server = await testServer();
  variables = { DATA_DIR: server.env.dataDir, DATABASE_URL: server.env.databaseUrl ?? "" };
});
afterAll(async () => {
  await server.close();
  clear();
});

const freshDatabase = () =>
  newDatabase(inject("postgresUrl"), `backup_${crypto.randomUUID().slice(0, 8)}`);

/** An empty target with the server's engine. */
async function emptyPlace() {
  const dataDir = newFolder();
  return onPostgres ? { dataDir, databaseUrl: await freshDatabase() } : { dataDir };
}

async function fullLife() {
  const { owner } = await makeScene(server);
  await owner.call(updateProfile, {
    params: { id: owner.id },
    body: {},
    files: { avatar: await picture(), passport: fileOf(paper(), "passport.pdf") },
  });
  const pet = await addPet(owner.call);
  await addRecord(owner.call, pet._id);
  return owner;
}

describe("a backup under load", () => {
  // On PGlite this is a drill (e2e/faults/backup-under-load.ts), because a new PGlite is slow.
  test.runIf(onPostgres)(
    "is consistent: likes add up, no row lacks its file, nothing acknowledged before is missing",
    patience,
    async () => {
      const owner = await fullLife();
      const photos = [];
      for (let n = 0; n < 12; n += 1) photos.push(await addPhoto(owner));
      const before = await owner.call(createHoot, { body: { title: "Before", text: "x" } });
      const file = join(newFolder(), "under-load.tar");
      const backup = wagabond(variables, "backup", file);
      const isOver = () => Promise.race([backup.then(() => true), wait(5, false)]);
      for (let n = 0; !(await isOver()); n += 1) {
        const { _id } = await owner.call(createHoot, { body: { title: `At ${n}`, text: "x" } });
        await owner.call(likeHoot, { params: { id: _id } });
        const photo = photos.pop();
        if (photo)
          await owner.call(deletePhoto, {
            params: { profileId: owner.id },
            body: { imageUrl: photo.url },
          });
      }
      expect(await backup).toMatchObject({ code: 0 });
      expect(photos.length).toBeLessThan(12);

      const place = await emptyPlace();
      const target = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "" };
      expect(await restore(target, file)).toMatchObject({ done: true });
      await withRequests(place, async (db) => {
        const titles = await db.selectFrom("hoots").select(["id", "title"]).execute();
        expect(titles).toContainEqual({ id: before._id, title: "Before" });
        const { rows } = await sql`
          select h.id from hoots h left join hoot_likes l on l.hoot_id = h.id
          group by h.id having h.like_count <> count(l.profile_id)`.execute(db);
        expect(rows).toEqual([]);
        expect(await readLedger(db, place.dataDir)).toEqual({
          ...balanced,
          unkept: expect.any(Array),
        });
      });
    },
  );

  test(
    "says of when it is: all that was saved before is in it, and nothing that was sent later",
    patience,
    async () => {
      const { owner } = await makeScene(server);
      const writes: { id: string; sent: number; saved: number }[] = [];
      const load = { isOver: false };
      const writing = (async () => {
        while (!load.isOver) {
          const sent = Date.now();
          const { _id } = await owner.call(createHoot, {
            body: { title: "At", text: freshText("x") },
          });
          writes.push({ id: _id, sent, saved: Date.now() });
        }
      })();
      await vi.waitUntil(() => writes.length > 3, 60_000);
      const file = join(newFolder(), "timed.tar");
      const { text } = await backUp(variables, file);
      const enough = writes.length + 3;
      await vi.waitUntil(() => writes.length > enough, 60_000);
      load.isOver = true;
      await writing;
      const { madeAt } = await verifyArchive(file, stepNames);
      expect(text).toContain(`It has everything that was saved before ${madeAt}.`);
      expect((await verify(file)).text).toContain(`everything that was saved before ${madeAt}`);
      let hoots = "";
      await readArchive(file, {
        rows: async (table, entry) => {
          const lines = await linesIn(await bytesOf(entry));
          if (table === "hoots") hoots += lines.join("\n");
        },
        file: async () => undefined,
      });
      const at = Date.parse(madeAt);
      const before = writes.filter(({ saved }) => saved < at);
      const after = writes.filter(({ sent }) => sent > at);
      expect(before.length).toBeGreaterThan(0);
      expect(after.length).toBeGreaterThan(0);
      expect(before.filter(({ id }) => !hoots.includes(id))).toEqual([]);
      // PostgreSQL takes its snapshot a moment later.
      if (!onPostgres) expect(after.filter(({ id }) => hoots.includes(id))).toEqual([]);
    },
  );

  test("keeps files that are deleted meanwhile; garbage collection removes them afterwards", async () => {
    const { owner } = await makeScene(server);
    const photo = await addPhoto(owner);
    const path = pictureUrl(photo.url, 320);
    const remove = () =>
      owner.call(deletePhoto, { params: { profileId: owner.id }, body: { imageUrl: photo.url } });
    const isThere = async () => (await server.fetch(path)).status;
    if (onPostgres) {
      const { databaseUrl, dataDir } = server.env;
      await withRequests({ databaseUrl, dataDir }, (db) => holdingFiles(db, remove));
    } else {
      const lock = lockFolder(backupFolder(server.env.dataDir));
      await remove();
      lock.release();
    }
    expect(await isThere()).toBe(200);
    const other = await addPhoto(owner);
    await owner.call(deletePhoto, {
      params: { profileId: owner.id },
      body: { imageUrl: other.url },
    });
    expect((await server.fetch(pictureUrl(other.url, 320))).status).toBe(404);
  });
});

describe("a backup", () => {
  let file: string;
  let result: CommandResult;
  let contents: Contents;
  beforeAll(async () => {
    await fullLife();
    await sql`delete from rate_counts`.execute(server.db);
    await sql`insert into rate_counts (key, points) values ('somebody', 1)`.execute(server.db);
    file = join(newFolder(), "quiet.tar");
    result = await wagabond(variables, "backup", file);
    contents = await contentsOf(server.db);
  });

  test("is readable only by its owner, describes itself, and isn't overwritten", async () => {
    expect(result).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Wrote .+ with [\d,]+ rows in \d+ tables and \d+ files \(\d+ MB\)\./,
      ),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).subarray(0, 2_000).toString()).toContain(
      "npx wagabond restore --verify FILE",
    );
    expect(readdirSync(join(file, ".."))).toEqual(["quiet.tar"]);
    const again = await backUp(variables, file);
    expect(again).toEqual({
      done: false,
      text: `${file} already exists and wasn't overwritten. Choose another name.`,
    });
    expect(await verify(file)).toEqual({
      done: true,
      text: expect.stringContaining(`${file} is complete and undamaged.`),
    });
  });

  test("omits rate-limit counters, which may be lost in a crash", async () => {
    const { tables } = await verifyArchive(file, stepNames);
    const { rows } = await sql`select key from rate_counts`.execute(server.db);
    expect(rows).toEqual([{ key: "somebody" }]);
    expect(tables.map(({ name }) => name)).toContain("hoots");
    expect(tables.map(({ name }) => name)).not.toContain("rate_counts");
  });

  test.runIf(onPostgres)(
    "is restored exactly, on either engine, with files on disk or in a bucket",
    patience,
    async () => {
      const pglite = { dataDir: newFolder() };
      const result = await restore({ DATA_DIR: pglite.dataDir }, file);
      expect(result).toMatchObject({ done: true });
      expect(result.text).toContain("Set the original SESSION_SECRET");
      await withRequests(pglite, async (db) => {
        expect(await contentsOf(db)).toEqual(contents);
        const ledger = await readLedger(db, pglite.dataDir);
        expect(ledger).toEqual({ ...balanced, unkept: ledger.unkept });
      });
      const s3 = await startS3({ accessKey: "KEY", secretKey: "many letters", bucket: "new" });
      const again = join(newFolder(), "from-pglite.tar");
      expect(await backUp({ DATA_DIR: pglite.dataDir }, again)).toMatchObject({ done: true });
      const databaseUrl = await freshDatabase();
      const dataDir = newFolder();
      const target = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, FILES_URL: s3.url };
      expect(await restore(target, again)).toMatchObject({ done: true });
      expect(await withRequests({ dataDir, databaseUrl }, contentsOf)).toEqual(contents);
      const onDisk = readdirSync(join(pglite.dataDir, "files"), { recursive: true })
        .map(String)
        .filter((name) => /\.(webp|pdf)$/.test(name));
      expect(s3.keys()).toEqual(onDisk.sort());
      const third = join(newFolder(), "from-bucket.tar");
      expect(await backUp(target, third)).toMatchObject({ done: true });
      await s3.close();
    },
  );

  test("is not restored over a running server, a database or files", async () => {
    const open = await restore(variables, file);
    expect(open).toMatchObject({
      done: false,
      text: expect.stringContaining("Nothing was changed."),
    });
    const { dataDir, databaseUrl } = server.env;
    const env = readEnv({
      DATA_DIR: databaseUrl ? newFolder() : dataDir,
      DATABASE_URL: databaseUrl ?? "",
    });
    await expect(onEmptyDatabase(env, async () => 1)).rejects.toThrow(
      databaseUrl ? /the DATABASE_URL database has \d+ tables/ : /is in use by process \d+/,
    );
    const closed = newFolder();
    mkdirSync(join(closed, "pglite"));
    expect((await restore({ DATA_DIR: closed }, file)).text).toBe(
      `A backup can only be restored to an empty target, and ${closed}/pglite already exists. Choose another target or empty this one. Nothing was changed.`,
    );
    expect(readdirSync(closed).sort()).toEqual(["lock.sqlite", "pglite"]);
    const place = await emptyPlace();
    const stray = "files/public/0198c0de-0000-7000-8000-000000000000";
    mkdirSync(join(place.dataDir, stray), { recursive: true });
    const target = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "" };
    expect((await restore(target, file)).text).toContain(
      "there are already files in FILES_URL or DATA_DIR",
    );
    expect(existsSync(join(place.dataDir, "pglite"))).toBe(false);
    expect(readdirSync(join(place.dataDir, "files"), { recursive: true })).toHaveLength(2);
  });

  test.runIf(onPostgres)(
    "continues an interrupted restore, and removes stored files after a failure",
    async () => {
      const s3 = await startS3({ accessKey: "KEY", secretKey: "many letters", bucket: "new" });
      const databaseUrl = await freshDatabase();
      const target = { DATA_DIR: newFolder(), DATABASE_URL: databaseUrl, FILES_URL: s3.url };
      // Some files are stored before the bucket is full.
      const full = setInterval(() => {
        if (s3.keys().length <= 3) return;
        s3.fail("full");
        clearInterval(full);
      }, 1);
      const failed = await restore(target, file);
      expect(failed).toEqual({
        done: false,
        text: "The command failed (STORAGE_FULL): nothing was left behind.",
      });
      expect(s3.keys()).toEqual([]);
      const tables = await withRequests({ dataDir: target.DATA_DIR, databaseUrl }, (db) =>
        listTables<Schema>(db),
      );
      expect(tables).toEqual([]);

      const fingerprint = fingerprintOf(await verifyArchive(file, stepNames));
      const place = { DATA_DIR: newFolder(), DATABASE_URL: await freshDatabase() };
      const left = join(place.DATA_DIR, "files");
      mkdirSync(join(left, "restoring", fingerprint), { recursive: true });
      mkdirSync(join(left, "public/0198c0de-0000-7000-8000-000000000000"), { recursive: true });
      expect(await restore(place, file)).toMatchObject({ done: true });
      expect(readdirSync(join(left, "restoring"))).toEqual([]);
      await s3.close();
    },
  );

  test.runIf(onPostgres).each(["SIGINT", "SIGTERM"] as const)(
    "leaves no incomplete file when stopped by %s",
    async (signal) => {
      const path = join(newFolder(), "begun.tar");
      await withLockedHoots(async () => {
        const child = spawn(process.execPath, [program, "backup", path], {
          env: { PATH: process.env["PATH"], ...variables },
          stdio: "ignore",
        });
        const ended = new Promise((resolve) => child.once("exit", resolve));
        await vi.waitUntil(() => existsSync(`${path}.partial`), 60_000);
        child.kill(signal);
        expect(await ended).toBe(signal === "SIGINT" ? 130 : 143);
      });
      expect(existsSync(`${path}.partial`)).toBe(false);
    },
  );

  test.runIf(onPostgres)("other files and missing files are rejected", async () => {
    const text = join(newFolder(), "notes.txt");
    cpSync(import.meta.filename, text);
    expect(await verify(text)).toEqual({
      done: false,
      text: `${text} isn't a Wagabond backup.`,
    });
    const none = await verify(`${text}.gone`);
    expect(none).toEqual({ done: false, text: `${text}.gone can't be read (ENOENT).` });
    const target = { DATA_DIR: newFolder() };
    expect(await wagabond(target, "restore", text)).toMatchObject({ code: 1 });
    expect(await wagabond({}, "backup")).toMatchObject({ code: 2 });
    expect(await wagabond({}, "backup", text, "--verify")).toMatchObject({ code: 2 });
    expect(await backUp({ DATA_DIR: newFolder() }, `${text}.tar`)).toMatchObject({
      done: false,
      text: expect.stringContaining("There's no database in"),
    });
  });
});

/** Holds a lock for as long as the work takes; the server ends its own transactions earlier. */
async function withLockedHoots(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server.env.databaseUrl });
  await client.connect();
  await client.query("begin; lock table hoots in access exclusive mode");
  try {
    await work();
  } finally {
    await client.end();
  }
}

/** A database without a server, with the current schema. */
async function bareDatabase() {
  const place = await emptyPlace();
  const { dataDir, databaseUrl } = place;
  if (!onPostgres) cpSync(inject("pgliteDemo"), join(dataDir, "pglite"), { recursive: true });
  const database = await openDatabase<Schema>({ dataDir, databaseUrl });
  await migrate(database.db, migrations);
  return database;
}

test("values of every type are restored exactly", patience, async () => {
  const first = await bareDatabase();
  const second = await bareDatabase();
  for (const { db } of [first, second]) {
    await sql`create type mood as enum ('calm', 'with ''quotes'', and , commas')`.execute(db);
    await sql`create table strange (
      number bigint generated always as identity primary key, mood mood, at timestamptz, day date,
      pause interval, exact numeric, float double precision, bytes bytea, words text, list text[],
      json jsonb, next bigint references strange (number), doubled numeric generated always as (exact * 2) stored
    )`.execute(db);
  }
  await sql`insert into strange (mood, at, day, pause, exact, float, bytes, words, list, json, next) values
    ('with ''quotes'', and , commas', '2026-03-29 01:59:59.123456+01', 'infinity', '1 mon -2 days 03:04:05.6',
     12345678901234567890.123456789, 0.1 + 0.2, '\\x00ff0a', E'line\\nnext \\\\N \\t "é" 🦉', array['a,b', null, '{"x"}', ''],
     'null', 2),
    (null, '0044-03-15 12:00:00+00 BC', null, null, 'NaN', '-Infinity', '', '', '{}', '{"a": [1.50, null]}', 1),
    ('calm', 'infinity', '4714-11-24 BC', '0', -0.0, 'NaN', null, 'null', null, null, null)`.execute(
    first.db,
  );
  await sql`select nextval('strange_number_seq') from generate_series(1, 10)`.execute(first.db);
  const path = join(newFolder(), "strange.tar");
  const manifest = await makeArchive({ db: first.db, asOf: new Date(), blobs: undefined }, path);
  await second.db.transaction().execute(async (trx) => {
    const rows = await receiveRows<Schema>(trx, manifest);
    await readArchive(path, {
      rows: async (table, entry) => rows.add(table, await linesIn(await bytesOf(entry))),
      file: async () => undefined,
    });
    await rows.finish();
  });
  expect(await contentsOf(second.db)).toEqual(await contentsOf(first.db));
  const { rows } = await sql`insert into strange (words) values ('next') returning number`.execute(
    second.db,
  );
  expect(rows).toEqual([{ number: 14 }]);
  const orphan = sql`insert into strange (next) values (99)`.execute(second.db);
  await expect(orphan).rejects.toThrow("foreign key");
  await Promise.all([first.close(), second.close()]);
});

test.runIf(onPostgres)("an archive of an older schema takes the steps since then", async () => {
  const steps = Object.entries(migrations).slice(0, 9);
  const old = await emptyPlace();
  const path = join(newFolder(), "old.tar");
  await withRequests(old, async (db) => {
    await migrate(db, Object.fromEntries(steps));
    await sql`insert into profiles (id, username, username_key, name) values
        ('0198c0de-0000-7000-8000-000000000001', 'ines', 'ines', 'Inès')`.execute(db);
    await makeArchive({ db, asOf: new Date(), blobs: undefined }, path);
  });
  const place = await emptyPlace();
  const env = readEnv({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "" });
  expect((await restoreArchive(env, path)).migrations).toHaveLength(9);
  const found = await withRequests(place, (db) =>
    sql`select name from profiles where words @@ words_query('ines', '')`.execute(db),
  );
  expect(found.rows).toEqual([{ name: "Inès" }]);
});
