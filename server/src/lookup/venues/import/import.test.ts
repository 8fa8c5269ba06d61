import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openDatabase } from "../../../platform/db/open.ts";
import type { Schema } from "../../../platform/schema.ts";
import { importVenues } from "../../../operations/venues.ts";
import { onPostgres } from "../../../../testing/engine.ts";
import { testServer, type TestServer } from "../../../../testing/server.ts";
import { madeTown } from "../osm/made-town.testing.ts";
import { type MadeElement, overpassJson, pbfFile } from "../osm/osm-files.testing.ts";

// It runs on both (TEST_DATABASE): PGlite is imported to through the running server.
let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await testServer();
  folder = mkdtempSync(join(tmpdir(), "wagabond-venues-"));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await server.db.deleteFrom("venue_staging").execute();
  await server.db.deleteFrom("venues").execute();
  await server.db.deleteFrom("venue_areas").execute();
});

const variables = () => ({
  DATA_DIR: server.env.dataDir,
  DATABASE_URL: server.env.databaseUrl ?? "",
});
const day = (number: number) => new Date(Date.UTC(2026, 9, number));

/** Imports a file with these elements, as of a day of October. */
async function importOf(elements: readonly MadeElement[], on = 1, area = "town") {
  const path = join(folder, `${area}.osm.pbf`);
  writeFileSync(path, pbfFile(elements, { at: day(on) }));
  const { done, text } = await importVenues(variables(), { path });
  expect([done, text]).toEqual([true, expect.any(String)]);
  return text.split("\n").at(-1);
}

const vet = (id: number, name: string, more: Partial<MadeElement> = {}): MadeElement => {
  const { tags, version = 1 } = more;
  const own = { amenity: "veterinary", name, ...tags };
  return {
    type: "node",
    id,
    version,
    lat: 47 + (id % 1_000) / 100,
    lon: 8 + id / 1_000,
    tags: own,
  };
};
const rows = () => server.db.selectFrom("venues").selectAll().orderBy("osm_id").execute();
const row = async (osmId: string) => (await rows()).find(({ osm_id: id }) => id === osmId);
const areas = () => server.db.selectFrom("venue_areas").selectAll().orderBy("area").execute();
const staged = () => server.db.selectFrom("venue_staging").select("id").orderBy("id").execute();

test("a town is imported, and importing it again changes nothing", async () => {
  const { elements, places } = madeTown();
  const counts = `${places.size} added, 0 changed, 0 unchanged, 0 closed.`;
  expect(await importOf(elements)).toBe(`Places of town: ${counts}`);
  const before = await rows();
  expect(new Set(before.map(({ osm_id: id }) => id))).toEqual(new Set(places.keys()));
  expect(before.every(({ id }) => /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id))).toBe(true);
  expect(await areas()).toMatchObject([{ area: "town", checked_at: day(1), venues: places.size }]);
  const again = `0 added, 0 changed, ${places.size} unchanged, 0 closed.`;
  expect(await importOf(elements)).toBe(`Places of town: ${again}`);
  expect(await rows()).toEqual(before);
  expect(await staged()).toEqual([]);
  expect(readdirSync(join(server.env.dataDir, "venue-imports"))).toEqual(["lock.sqlite"]);
});

test("an answer of Overpass updates the same places, and the report lists what was left out", async () => {
  const { elements, places } = madeTown();
  await importOf(elements);
  const path = join(folder, "answer");
  writeFileSync(path, overpassJson(elements, day(2)));
  const { text } = await importVenues(variables(), { path, area: "town" });
  expect(text).toMatch(
    /^Read 3,000 elements of 2026-10-02T00:00:00\.000Z, of which 25 are places\.\n/,
  );
  expect(text).toContain("Left out: nothing about pets: ");
  expect(text).toContain("no valid position: 3, private: 1, no longer there: 1, mapped twice: 1.");
  // The center of a trail is computed by Overpass from all of its nodes.
  expect(text).toMatch(/0 added, \d changed, \d+ unchanged, 0 closed\.$/);
  expect(await rows()).toHaveLength(places.size);
});

test("a newer version changes its values and nothing else; an older one is ignored", async () => {
  await importOf([vet(1, "One", { version: 2 }), vet(2, "Two", { version: 5 })]);
  const before = await rows();
  const next = [
    vet(1, "Uno", { version: 3, tags: { phone: "+41 44 555 01 00" } }),
    vet(2, "Old", { version: 4 }),
  ];
  expect(await importOf(next, 2)).toBe(
    "Places of town: 0 added, 1 changed, 0 unchanged, 0 closed, 1 older than what is saved, and ignored.",
  );
  const [one, two] = await rows();
  const changes = { name: "Uno", phone: "+41 44 555 01 00", osm_version: 3 };
  expect(one).toEqual({ ...before[0], ...changes, words: one?.words, changed_at: one?.changed_at });
  expect(one?.changed_at).not.toEqual(before[0]?.changed_at);
  expect(two).toEqual(before[1]);
});

test("what a member found closed stays closed, also by a newer version", async () => {
  await importOf([vet(1, "One"), vet(2, "Two")]);
  const closed_at = new Date(day(1));
  await server.db
    .updateTable("venues")
    .set({ closed_at, corrected: ["closed_at"] })
    .where("osm_id", "=", "node/1")
    .execute();
  await importOf([vet(1, "Uno", { version: 2 }), vet(2, "Two")], 2);
  expect(await row("node/1")).toMatchObject({ name: "Uno", closed_at });
  expect(await row("node/2")).toMatchObject({ closed_at: null });
});

test("what a member corrected outlives imports, and the rest is updated", async () => {
  await importOf([vet(1, "One")]);
  const corrected = { name: "The right name", latitude: 46.5, longitude: 7.5, spatial_key: 7 };
  await server.db
    .updateTable("venues")
    .set({ ...corrected, corrected: ["name", "latitude"] })
    .execute();
  await importOf([vet(1, "Other", { version: 2, tags: { opening_hours: "24/7" } })], 2);
  expect(await row("node/1")).toMatchObject({
    ...corrected,
    opening_hours: "24/7",
    osm_version: 2,
  });
  // The same again is no change, although the file differs from what is saved.
  expect(
    await importOf([vet(1, "Other", { version: 2, tags: { opening_hours: "24/7" } })], 2),
  ).toContain("1 unchanged");
});

test("what is gone is closed, and opened when it comes back; other areas and members' places stay", async () => {
  await importOf([vet(9, "Elsewhere")], 1, "elsewhere");
  await server.db
    .insertInto("venues")
    .values({
      id: crypto.randomUUID(),
      source: "member",
      category: "vet",
      name: "Ours",
      latitude: 47,
      longitude: 8,
      spatial_key: 1,
      checked_at: day(1),
    })
    .execute();
  await importOf([vet(1, "One"), vet(2, "Two")]);
  const id = (await row("node/2"))?.id;
  expect(await importOf([vet(1, "One")], 2)).toContain("1 unchanged, 1 closed.");
  const open = (await rows()).filter(({ closed_at: at }) => at === null).map(({ name }) => name);
  expect(open.toSorted()).toEqual(["Elsewhere", "One", "Ours"]);
  expect(await importOf([vet(1, "One"), vet(2, "Two")], 3)).toContain("1 opened again");
  expect(await row("node/2")).toMatchObject({ id, closed_at: null });
  const counts = (await areas()).map(({ area, venues }) => [area, venues]);
  expect(Object.fromEntries(counts)).toEqual({ elsewhere: 1, town: 2 });
});

test("a place that two areas have belongs to the last one that had it", async () => {
  await importOf([vet(1, "One")], 1, "country");
  await importOf([vet(1, "One")], 2, "town");
  await importOf([vet(2, "Two")], 3, "country");
  expect(await row("node/1")).toMatchObject({ area: "town", closed_at: null });
});

test("older data add, change, open and close nothing", async () => {
  const before = [vet(1, "Old"), vet(2, "Gone"), vet(3, "Old", { version: 0 })];
  const after = [vet(1, "New"), vet(3, "New", { version: 0 }), vet(4, "Other")];
  await importOf(before, 10);
  await importOf(after, 20);
  const saved = await rows();
  expect(saved.map(({ name, closed_at: at }) => [name, at !== null])).toEqual([
    ["New", false],
    ["Gone", true],
    ["New", false],
    ["Other", false],
  ]);
  expect(await importOf([...before, vet(5, "Another")], 10)).toBe(
    "The file is older than the last one of this area, so nothing was added or closed.",
  );
  expect(await rows()).toEqual(saved);
  expect(await areas()).toMatchObject([{ checked_at: day(20), venues: 3 }]);
  // In another area too, where they may add what isn't known.
  expect(await importOf([...before, vet(5, "Another")], 10, "country")).toBe(
    "Places of country: 1 added, 0 changed, 0 unchanged, 0 closed, 3 older than what is saved, and ignored.",
  );
  expect((await rows()).slice(0, 4)).toEqual(saved);
  // A newer version is newer, whatever the day.
  await importOf([vet(1, "Newest", { version: 2 })], 10, "country");
  expect(await row("node/1")).toMatchObject({ name: "Newest" });
});

test("a newer version with the same values is no change", async () => {
  await importOf([vet(1, "One")]);
  const before = await row("node/1");
  expect(await importOf([vet(1, "One", { version: 2 })], 2)).toContain("0 changed, 1 unchanged");
  expect(await row("node/1")).toEqual({ ...before, osm_version: 2 });
});

test("only a vet is one for emergencies, also where a member corrected it", async () => {
  await importOf([vet(1, "One")]);
  await server.db
    .updateTable("venues")
    .set({ emergency: true, corrected: ["emergency"] })
    .execute();
  await importOf([vet(1, "One", { version: 2 })], 2);
  expect(await row("node/1")).toMatchObject({ category: "vet", emergency: true });
  const shop = { amenity: "none", shop: "pet" };
  await importOf([vet(1, "One", { version: 3, tags: shop })], 3);
  expect(await row("node/1")).toMatchObject({ category: "pet-shop", emergency: false });
});

test("a bad file, one without places and a bad area change nothing", async () => {
  await importOf([vet(1, "One")]);
  const before = await rows();
  const refused = async (contents: Uint8Array, area = "town") => {
    const path = join(folder, "bad.osm.pbf");
    writeFileSync(path, contents);
    const { done, text } = await importVenues(variables(), { path, area });
    expect(done).toBe(false);
    return text;
  };
  const good = pbfFile(
    Array.from({ length: 9_000 }, (_, id) => vet(id, "Many")),
    { perBlock: 1_000 },
  );
  expect(await refused(good.subarray(0, -100))).toMatch(
    /^The file is cut off in the blob at byte \d+\.$/,
  );
  expect(await refused(pbfFile([{ type: "node", id: 1, lat: 1, lon: 1 }]))).toContain(
    "Nothing was changed",
  );
  expect(await refused(good, "x".repeat(81))).toContain("Set it with --area.");
  expect(await refused(good, "a\u202Eb")).toContain("Set it with --area.");
  expect((await importVenues(variables(), { path: "/none" })).text).toBe(
    "/none can't be read (ENOENT).",
  );
  expect(await rows()).toEqual(before);
  expect(await staged()).toEqual([]);
});

test("without a database, nothing is read or made", async () => {
  const dataDir = join(folder, "none");
  const { done, text } = await importVenues({ DATA_DIR: dataDir }, { path: "/none" });
  expect([done, text]).toEqual([false, expect.stringContaining("There's no database here yet.")]);
  expect(existsSync(dataDir)).toBe(false);
});

const many = (count: number, version = 1) =>
  Array.from({ length: count }, (_, id) => vet(id + 1, `Vet ${version}`, { version }));

describe("half an import is never visible", () => {
  const countsBy = async (): Promise<Record<string, number>> => {
    const { rows: counts } = await sql<{ name: string; count: number }>`
      select name, count(*) as count from venues where closed_at is null group by name`.execute(
      server.db,
    );
    return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
  };

  test("readers see the places before or after it", async () => {
    await importOf(many(4_000));
    const imported = importOf(many(3_000, 2), 2);
    const seen = new Set<string>();
    const state = { isOver: false };
    void imported.finally(() => {
      state.isOver = true;
    });
    while (!state.isOver) {
      seen.add(JSON.stringify(await countsBy()));
      await wait(2);
    }
    await imported;
    const after = JSON.stringify({ "Vet 2": 3_000 });
    expect(JSON.stringify(await countsBy())).toBe(after);
    const before = JSON.stringify({ "Vet 1": 4_000 });
    for (const counts of seen) expect([before, after]).toContain(counts);
  });

  /** An import in its own process. */
  function start(
    path: string,
    where: Record<string, string> = variables(),
  ): { child: ChildProcess; ended: Promise<unknown> } {
    const program = join(import.meta.dirname, "../../../../bin/wagabond.js");
    const env = { ...process.env, ...where };
    const child = spawn(process.execPath, [program, "venues", "import", path], {
      env,
      stdio: "ignore",
    });
    return { child, ended: new Promise((resolve) => child.once("exit", resolve)) };
  }

  /** Kills an import once all of it is staged and waits for its turn. */
  const killStaged = (path: string, count: number) =>
    server.db.transaction().execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(hashtext('venue imports'))`.execute(trx);
      const { child, ended } = start(path);
      await expect.poll(async () => (await staged()).length).toBe(count);
      child.kill("SIGKILL");
      await ended;
    });

  test.skipIf(!onPostgres)(
    "the next one goes on with what a killed one read and staged",
    async () => {
      const path = join(folder, "continued.osm.pbf");
      writeFileSync(path, pbfFile(many(2_000), { at: day(1) }));
      await killStaged(path, 2_000);
      const before = await staged();
      const lost = before.slice(1_200).map(({ id }) => id);
      await server.db.deleteFrom("venue_staging").where("id", "in", lost).execute();
      const { done, text } = await importVenues(variables(), { path });
      const [first] = text.split("\n");
      expect([done, first]).toEqual([
        true,
        "Continued an interrupted import after 2,000 elements.",
      ]);
      expect(await countsBy()).toEqual({ "Vet 1": 2_000 });
      const ids = new Set((await rows()).map(({ id }) => id));
      expect(before.map(({ id }) => ids.has(id))).toEqual(before.map((_, index) => index < 1_200));
      expect([await staged(), readdirSync(join(server.env.dataDir, "venue-imports"))]).toEqual([
        [],
        ["lock.sqlite"],
      ]);
      // What was read isn't trusted where a part of it is lost.
      await killStaged(path, 2_000);
      await server.db.deleteFrom("venue_staging").execute();
      const inside = join(server.env.dataDir, "venue-imports");
      const [name = ""] = readdirSync(inside).filter((each) => each.startsWith("read-"));
      truncateSync(join(inside, name, "venues"), 5_000);
      const again = await importVenues(variables(), { path });
      expect(again.text).toContain("0 added, 0 changed, 2,000 unchanged, 0 closed.");
      // A file that has changed since is read from its beginning.
      await killStaged(path, 2_000);
      writeFileSync(path, pbfFile(many(2_100), { at: day(1) }));
      expect((await importVenues(variables(), { path })).text).toMatch(/^Read 2,100 elements/);
      expect(await countsBy()).toEqual({ "Vet 1": 2_100 });
    },
  );

  test.skipIf(!onPostgres)(
    "a killed one leaves nothing that shows, and the next one works",
    async () => {
      await importOf(many(500));
      const path = join(folder, "town.osm.pbf");
      writeFileSync(path, pbfFile(many(12_000, 2), { at: day(2) }));
      await killStaged(path, 12_000);
      expect(await countsBy()).toEqual({ "Vet 1": 500 });
      // At any moment.
      for (const ms of [1_500, 2_200, 3_000]) {
        const { child, ended } = start(path);
        await wait(ms);
        child.kill("SIGKILL");
        await ended;
        expect([{ "Vet 1": 500 }, { "Vet 2": 12_000 }]).toContainEqual(await countsBy());
      }
      await server.db
        .updateTable("venue_staging")
        .set({ at: day(1) })
        .execute();
      expect(await importOf(many(400, 3), 3)).toMatch(/^Places of town: 0 added, 400 changed/);
      expect(await countsBy()).toEqual({ "Vet 3": 400 });
      // The next one removes what the killed ones left.
      expect(await staged()).toEqual([]);
    },
  );

  test.skipIf(onPostgres)("the next one waits for what the server still loads", async () => {
    const path = join(folder, "waiting.osm.pbf");
    writeFileSync(path, pbfFile(many(6_000), { at: day(1) }));
    const { child, ended } = start(path);
    await expect.poll(async () => (await staged()).length, { interval: 5 }).toBeGreaterThan(0);
    child.kill("SIGKILL");
    await ended;
    const { done, text } = await importVenues(variables(), { path });
    expect([done, text.split("\n")[0]]).toEqual([
      true,
      "Continued an interrupted import after 6,000 elements.",
    ]);
    expect(await countsBy()).toEqual({ "Vet 1": 6_000 });
    expect(await staged()).toEqual([]);
  });

  test.skipIf(onPostgres)("nor does one that is killed on a folder of PGlite", async () => {
    const dataDir = mkdtempSync(join(folder, "data-"));
    cpSync(inject("pgliteEmpty"), join(dataDir, "pglite"), { recursive: true });
    const where = { DATA_DIR: dataDir, DATABASE_URL: "" };
    const path = join(folder, "killed.osm.pbf");
    writeFileSync(path, pbfFile(many(8_000), { at: day(1) }));
    const found = async () => {
      const { db, close } = await openDatabase<Schema>({ dataDir, databaseUrl: undefined });
      const counted = await db
        .selectFrom("venues")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      await close();
      return counted.count;
    };
    for (const ms of [700, 1_400]) {
      const { child, ended } = start(path, where);
      // It has read the file, and opens the database; on a slow machine it may be over already.
      const hasBegun = () => existsSync(join(dataDir, "lock.pid")) || child.exitCode !== null;
      await expect.poll(hasBegun, { interval: 5 }).toBe(true);
      await wait(ms);
      child.kill("SIGKILL");
      await ended;
      expect([0, 8_000]).toContain(await found());
      rmSync(join(dataDir, "lock.pid"), { force: true });
    }
    const { done } = await importVenues(where, { path });
    expect([done, await found()]).toEqual([true, 8_000]);
  });
});
