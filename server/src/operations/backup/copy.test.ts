import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deletePhoto } from "#contracts/community/gallery.ts";
import { createHoot } from "#contracts/community/hoots.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openS3 } from "../../platform/files/s3.ts";
import { makeScene } from "../../../testing/authorization-scene.ts";
import { addPhoto } from "../../../testing/owned-rows.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import {
  findPostgres,
  newDatabase,
  startPostgres,
  type TestPostgres,
} from "../../../testing/postgres.ts";
import { type S3Server, startS3 } from "../../../testing/s3-server.ts";
import { withRequests, contentsOf, folders, program, wagabond } from "./backup.testing.ts";
import { copy as copyHere } from "./commands.ts";

// Tests that don't depend on the old server's engine run on one, because each command takes seconds.
const onPostgres = process.env["TEST_DATABASE"] === "postgres";
const patience = { timeout: 300_000 };
const { make: newFolder, clear } = folders();

describe.runIf(findPostgres())("a server that moves to PostgreSQL and a bucket", patience, () => {
  let postgres: TestPostgres | undefined;
  let server: TestServer;
  let variables: Record<string, string>;
  let store: S3Server;
  let to: string;
  let owner: Awaited<ReturnType<typeof makeScene>>["owner"];

  beforeAll(async () => {
    postgres = onPostgres ? undefined : await startPostgres();
    server = await testServer();
    variables = { DATA_DIR: server.env.dataDir, DATABASE_URL: server.env.databaseUrl ?? "" };
    ({ owner } = await makeScene(server));
    for (let n = 0; n < 3; n += 1) await addPhoto(owner);
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
    clear();
  });
  beforeEach(async () => {
    store = await startS3({ accessKey: "KEY", secretKey: "many letters", bucket: "new" });
    to = await newDatabase(
      postgres?.url ?? inject("postgresUrl"),
      `copy_${crypto.randomUUID().slice(0, 8)}`,
    );
  });
  afterEach(() => store.close());

  const typed = () => wagabond(variables, "copy", "--to", to, "--files", store.url);
  /** Without a process of its own, which takes longer than the copy. */
  const copy = async () => {
    const { done, text } = await copyHere(variables, { to, files: store.url });
    return { code: done ? 0 : 1, output: text };
  };
  const atNew = <T>(question: Parameters<typeof withRequests<T>>[1]) =>
    withRequests({ dataDir: newFolder(), databaseUrl: to }, question);
  const keysOfFiles = () => store.keys().filter((key) => /\.(webp|pdf)$/.test(key));
  const post = (title: string) => owner.call(createHoot, { body: { title, text: "x" } });
  async function putAt(key: string, text: string) {
    const path = join(newFolder(), "file");
    writeFileSync(path, text);
    const blobs = openS3(store.url);
    await blobs.put(key, path, "image/webp");
    await blobs.close();
  }

  test("is copied while it runs; the copy is recognized and updated", async () => {
    const photo = await addPhoto(owner);
    const first = await typed();
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toMatch(
      /^Copied: [\d,]+ rows in \d+ tables and \d+ files \(\d+ MB\), as of .+ every count and hash matches\.\n/,
    );
    expect(first.output).toContain("The copy doesn't include changes made here since then.");
    expect(await atNew(contentsOf)).toEqual(await contentsOf(server.db));
    expect(store.keys().filter((key) => key.startsWith("restoring"))).toEqual([]);
    const files = keysOfFiles();

    const puts = store.calls().filter((call) => call.startsWith("PUT")).length;
    const second = await copy();
    expect(second).toEqual({
      code: 0,
      output: expect.stringMatching(/^Already up to date: [\d,]+ rows/),
    });

    await post("Written after the first copy");
    const body = { imageUrl: photo.url };
    await owner.call(deletePhoto, { params: { profileId: owner.id }, body });
    const third = await copy();
    expect(third).toMatchObject({ code: 0 });
    expect(third.output).toMatch(/^Updated the copy: /);
    expect(third.output).toMatch(/\nFiles already there: \d+\.\n/);
    expect(await atNew(contentsOf)).toEqual(await contentsOf(server.db));
    expect(keysOfFiles().length).toBeLessThan(files.length);
    // Only the mark, once or twice, and no file again.
    const more = store.calls().filter((call) => call.startsWith("PUT")).length - puts;
    expect(more).toBeLessThanOrEqual(2);
  });

  test.runIf(onPostgres)("never overwrites other data, nor a copy that was started", async () => {
    expect(await copy()).toMatchObject({ code: 0 });
    await putAt("owner/0198c0de/mark.txt", "opened");
    expect(await copy()).toMatchObject({
      code: 0,
      output: expect.stringContaining("Already up to date"),
    });
    await post("Written while the new server is running");
    const opened = expect.stringMatching(/^The new server was already started.+ Nothing was/);
    expect(await copy()).toEqual({ code: 1, output: opened });

    await atNew((db) => sql`update hoots set title = 'Written there'`.execute(db));
    const other = await copy();
    expect(other.code).toBe(1);
    expect(other.output).toMatch(
      /^The --to database has different data: .*hoots \(\d+ here, \d+ there\).* Nothing was changed\.$/,
    );
    const { rows } = await atNew((db) =>
      sql`select 1 from hoots where title <> 'Written there'`.execute(db),
    );
    expect(rows).toEqual([]);
  });

  test.runIf(onPostgres)("is not copied into a database or bucket with other data", async () => {
    await putAt("public/0198c0de-0000-7000-8000-000000000000/1280.webp", "somebody's");
    expect(await copy()).toEqual({
      code: 1,
      output:
        "The --files bucket already has files (public/0198c0de-0000-7000-8000-000000000000). Choose an empty bucket or another prefix. Nothing was changed.",
    });
    expect(store.keys()).toHaveLength(1);
    await atNew((db) => sql`create table a_list (title text)`.execute(db));
    expect(await copy()).toMatchObject({
      code: 1,
      output: expect.stringContaining("a_list (not here, 0 there)"),
    });
  });

  test.runIf(onPostgres)("continues after kill -9, whatever was written meanwhile", async () => {
    const typed = [program, "copy", "--to", to, "--files", store.url];
    const env = { PATH: process.env["PATH"], ...variables };
    const copying = spawn(process.execPath, typed, { env, stdio: "ignore" });
    const ended = once(copying, "exit");
    while (keysOfFiles().length < 3 && copying.exitCode === null) await wait(1);
    copying.kill("SIGKILL");
    await ended;
    expect(store.keys().some((key) => key.startsWith("restoring/"))).toBe(true);
    await post("Written after the kill");
    expect(await copy()).toMatchObject({ code: 0, output: expect.stringMatching(/^Copied: /) });
    expect(await atNew(contentsOf)).toEqual(await contentsOf(server.db));
    expect(store.keys()).toEqual(keysOfFiles());
  });

  test.runIf(onPostgres)("detects a different file and copies it again", async () => {
    expect(await copy()).toMatchObject({ code: 0 });
    const [key = ""] = keysOfFiles();
    await putAt(key, "flipped");
    expect((await copy()).output).toMatch(/^Already up to date: .+ Files copied again: 1\.$/);
    await putAt("owner/0198c0de/mark.txt", "opened");
    await putAt(key, "flipped");
    const [, id = ""] = key.split("/");
    expect(await copy()).toEqual({
      code: 1,
      output: `The rows match, but file ${id} is missing or different in the copy.`,
    });
  });

  test.runIf(onPostgres)("reports invalid arguments in one sentence", async () => {
    expect(await wagabond(variables, "copy")).toMatchObject({ code: 2 });
    expect(await wagabond(variables, "copy", "--to", to)).toMatchObject({ code: 2 });
    expect(await wagabond(variables, "backup", "x.tar", "--to", to)).toMatchObject({ code: 2 });
    const wrong = await copyHere(variables, { to: "mysql://x", files: store.url });
    expect(wrong).toEqual({
      done: false,
      text: "--to must be a URL that starts with postgres:// or postgresql://.",
    });
    const own = await copyHere({ ...variables, FILES_URL: store.url }, { to, files: store.url });
    expect(own).toMatchObject({
      done: false,
      text: expect.stringContaining("is the one this server uses"),
    });
  });
});
