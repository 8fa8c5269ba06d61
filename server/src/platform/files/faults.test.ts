import { readdirSync, readlinkSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getFile, pictureUrl } from "#contracts/kernel/files.ts";
import { deletePhoto, uploadPhotos } from "#contracts/community/gallery.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, deletePet, updatePet } from "#contracts/travel/pets.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  makeScene,
  type Row,
  row,
  type Scene,
  send,
} from "../../../testing/authorization-scene.ts";
import { allOf } from "../../../testing/all-of.ts";
import {
  addPet,
  addPhoto,
  fileOf,
  idIn,
  savePassport,
  picture,
} from "../../../testing/owned-rows.ts";
import { type Fault, faultyBlobs, faultyQueries, makeFault } from "../../../testing/faulty.ts";
import { photo } from "../../../testing/good-files.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { balanced, type Ledger, readLedger } from "../../../testing/ledger.ts";
import { paper } from "../../../testing/papers.ts";
import { makeEvents } from "../events.ts";
import { openDisk } from "./disk.ts";
import { makeFiles } from "./files.ts";
import { diskFolder } from "./open-blobs.ts";
import { gcFiles } from "./gc.ts";
import { openMediaWorker } from "./media-worker.ts";

const lost = () => Object.assign(new Error("Nobody answers."), { code: "EIO" });
const full = () => Object.assign(new Error("No room."), { code: "ENOSPC" });
const blobFault = makeFault(lost);
const roomFault = makeFault(full);
const queryFault = makeFault(lost);

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await testServer({
    env: { demo: false },
    between: {
      db: (db) => db.withPlugin(faultyQueries(queryFault)),
      blobs: (blobs) => faultyBlobs(roomFault)(faultyBlobs(blobFault)(blobs)),
    },
  });
});
afterAll(() => server.close());

const stranger = { stranger: "ok" } as const;

/** What people do with files, each with all that is needed for it in place. */
const doings: readonly (Row & { what: string })[] = [
  row(updateProfile, {
    what: "changing a profile with two files for two others",
    input: async ({ owner }) => {
      const sent = { params: { id: owner.id }, body: { bio: "Before." } };
      const files = async () => ({ avatar: await picture(), passport: await picture() });
      await owner.call(updateProfile, { ...sent, files: await files() });
      return { ...sent, body: { bio: "After." }, files: await files() };
    },
    ...stranger,
  }),
  row(createPet, {
    what: "adding a pet with two files",
    input: async () => ({
      body: { petName: "Biscuit" },
      files: { petPhoto: await picture(), vaccine: await picture() },
    }),
    ...stranger,
  }),
  row(updatePet, {
    what: "changing the paper of a pet",
    input: async ({ owner }) => ({
      params: { id: (await addPet(owner.call))._id },
      body: {},
      files: { vaccine: await picture() },
    }),
    ...stranger,
  }),
  row(createRecord, {
    what: "adding a record",
    input: async ({ owner }) => ({
      params: { id: (await addPet(owner.call))._id },
      body: { kind: "titre" as const },
      files: { document: await picture() },
    }),
    ...stranger,
  }),
  row(uploadPhotos, {
    what: "adding two photos",
    input: async ({ owner }) => ({
      params: { profileId: owner.id },
      body: {},
      files: { image: [await picture(), await picture()] },
    }),
    ...stranger,
  }),
  row(deletePhoto, {
    what: "deleting a photo",
    input: async ({ owner }) => ({
      params: { profileId: owner.id },
      body: { imageUrl: (await addPhoto(owner)).url },
    }),
    ...stranger,
  }),
  row(deletePet, {
    what: "deleting a pet",
    input: async ({ owner }) => ({ params: { id: (await addPet(owner.call))._id } }),
    ...stranger,
  }),
  row(getFile, {
    what: "reading a paper",
    input: async ({ owner }) => ({ params: { id: await savePassport(owner) } }),
    ...stranger,
  }),
];

/** What the person has, but for files on their way. */
async function having(): Promise<unknown> {
  const { files, ...rest } = await allOf(server, scene.owner.id);
  const rows = files as { state: string }[];
  return { ...rest, files: rows.filter(({ state }) => state === "kept") };
}

const ledgerNow = () => readLedger(server.db, server.env.dataDir);

/** Garbage collection as it comes by an hour later. */
const collectGarbage = () =>
  gcFiles(
    { db: server.db, blobs: openDisk(diskFolder(server.env.dataDir)), folder: server.env.dataDir },
    new Date(Date.now() + 60_000),
  );

type Outcome = { status: number; code: unknown; calls: number };

/** A call that can be made, and what the person has before it. */
type Prepared = { input: Awaited<ReturnType<Row["input"]>>; before: unknown };

async function prepare(doing: Row): Promise<Prepared> {
  const input = await doing.input(scene);
  return { input, before: await having() };
}

async function doWith(
  fault: Fault,
  doing: Row,
  { input, before }: Prepared,
  at: number,
  when: "before" | "after",
): Promise<Outcome> {
  fault.set(at, when);
  const answer = await send(server, doing.endpoint, input, scene.owner.token);
  const body = await answer.text();
  const calls = fault.mend();
  const wasDone = answer.status < 300;
  const code: unknown = wasDone ? undefined : JSON.parse(body).code;
  if (!wasDone) expect([at, when, await having()]).toEqual([at, when, before]);
  return { status: answer.status, code, calls };
}

/** Rows without bytes, bytes without rows: what may never be, not even for an hour. */
const wrongIn = (ledger: Ledger) => ({ ...ledger, unkept: [] });

/** Fails each call of a doing in turn, until one time it does everything that it has to do. */
async function failEach(fault: Fault, doing: Row, when: "before" | "after"): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  scene = await makeScene(server);
  let prepared = await prepare(doing);
  for (let at = 1; ; at += 1) {
    const outcome = await doWith(fault, doing, prepared, at, when);
    const ledger = await ledgerNow();
    expect(wrongIn(ledger)).toEqual(wrongIn(balanced));
    if (ledger.unkept.length > 0) {
      await collectGarbage();
      expect(await ledgerNow()).toEqual(balanced);
    }
    if (outcome.calls < at) return outcomes;
    outcomes.push(outcome);
    // What was rejected has changed nothing, so it can be tried again.
    if (outcome.status < 300) prepared = await prepare(doing);
  }
}

describe.each(doings.map((doing) => [doing.what, doing] as const))("%s", (_what, doing) => {
  test.each(["before", "after"] as const)(
    "is whole or not at all, whichever call of the blob store fails %s its work",
    async (when) => {
      const outcomes = await failEach(blobFault, doing, when);
      expect(outcomes.length).toBeGreaterThan(0);
      // A replaced file that cannot be removed is left to garbage collection; the request succeeds.
      for (const { status, code } of outcomes) {
        expect(status < 300 ? [200, 201] : [500, 503]).toContain(status);
        if (status >= 300) expect(["INTERNAL", "UNAVAILABLE"]).toContain(code);
      }
    },
  );

  // What a query has done is taken back with its transaction; one check of that is enough.
  test.each(doing === doings[0] ? (["before", "after"] as const) : (["before"] as const))(
    "is whole or not at all, whichever query fails %s its work",
    async (when) => {
      const outcomes = await failEach(queryFault, doing, when);
      expect(outcomes.length).toBeGreaterThan(1);
      for (const { status, code } of outcomes) {
        expect(status < 300 ? [200, 201] : [500, 503]).toContain(status);
        if (status >= 300) expect(["INTERNAL", "UNAVAILABLE"]).toContain(code);
      }
    },
  );
});

test("a document that is being attached is not collected as unreferenced", async () => {
  const folder = await mkdtemp(join(tmpdir(), "wagabond-keeping-"));
  const mediaWorker = openMediaWorker();
  const blobs = openDisk(join(folder, "files"));
  const { db } = server;
  const { owner } = await makeScene(server);
  const log = { warn: () => undefined };
  const files = makeFiles({ db, events: makeEvents(db, false), blobs, mediaWorker, folder, log });
  const path = join(folder, "paper.pdf");
  const bytes = paper();
  await writeFile(path, bytes);
  const received = {
    name: "passport",
    label: "",
    path,
    bytes: bytes.length,
    hash: "",
    head: bytes,
  };
  const upload = await files.stage(owner.id, updateProfile.files.passport, received);
  const attached = Promise.withResolvers<void>();
  const { promise: committing, resolve: commit } = Promise.withResolvers<void>();
  const attaching = db.transaction().execute(async (trx) => {
    await files.attach(trx, owner.id, [upload]);
    attached.resolve();
    await committing;
  });
  await attached.promise;
  // As when the connection breaks while the database commits: the client does not know that it will.
  const releasing = files.release([upload]);
  // On PGlite no other query can run.
  if (server.database.kind === "postgres") await expect.poll(waitingForLocks).toBeGreaterThan(0);
  commit();
  await Promise.all([attaching, releasing]);
  const blob = await blobs.open(`private/${upload.id}/original.pdf`);
  expect(blob?.bytes).toBe(bytes.length);
  blob?.stream.destroy();
  expect((await files.usage(owner.id)).files).toBe(1);
  await mediaWorker.stop();
  await rm(folder, { recursive: true });
  await db.deleteFrom("files").where("id", "=", upload.id).execute();
});

test("readers who go away in the middle leave no file open", async () => {
  const { owner } = await makeScene(server);
  const big = fileOf(await photo({ width: 1600, height: 1200 }), "big.jpg");
  const { passport } = await owner.call(updateProfile, {
    params: { id: owner.id },
    body: {},
    files: { passport: big },
  });
  const openFiles = () =>
    readdirSync("/proc/self/fd").filter((fd) => targetOf(fd).includes("/private/")).length;
  for (let reader = 0; reader < 30; reader += 1) {
    const goneAway = new AbortController();
    const answer = await server.fetch(String(passport), {
      headers: { authorization: `Bearer ${owner.token}` },
      signal: goneAway.signal,
    });
    expect(answer.status).toBe(200);
    goneAway.abort();
  }
  await expect.poll(openFiles).toBe(0);
});

/** How many connections to the database wait for what another one holds. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows.length;
}

/** What an open file descriptor of this process is of. */
function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return "";
  }
}

describe("a disk without room", () => {
  test("is reported, leaves stored files unchanged, and accepts files again when there is space", async () => {
    const { owner } = await makeScene(server);
    const id = await savePassport(owner);
    const { url } = await addPhoto(owner);
    const before = await owner.call(getOwnProfile);
    const params = { id: owner.id };
    for (const at of [1, 2, 3]) {
      roomFault.set(at, "before");
      const sent = { params, body: { bio: "New." }, files: { passport: await picture() } };
      const answer = await send(server, updateProfile, sent, owner.token);
      roomFault.mend();
      expect([answer.status, await answer.json()]).toMatchObject([507, { code: "STORAGE_FULL" }]);
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(await owner.call(getOwnProfile)).toEqual(before);
      expect(await ledgerNow()).toEqual(balanced);
      const authorization = `Bearer ${owner.token}`;
      const paper = await server.fetch(`/api/files/${id}`, { headers: { authorization } });
      expect(paper.status).toBe(200);
      expect((await server.fetch(pictureUrl(url, 320))).status).toBe(200);
    }
    const after = await owner.call(updateProfile, {
      params,
      body: {},
      files: { passport: await picture() },
    });
    expect(idIn(after.passport)).not.toBe(id);
  });
});
