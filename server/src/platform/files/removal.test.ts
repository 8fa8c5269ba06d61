import { randomUUID } from "node:crypto";
import { setImmediate as tick } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import type { BlobStore } from "./blobs.ts";
import { openDisk } from "./disk.ts";
import { makeRemoval } from "./removal.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

/** Removes unowned files from a store with this `remove`; returns which were tried, and which are left. */
async function removeAll(count: number, remove: BlobStore["remove"]) {
  const { db, env } = server;
  const ids = Array.from({ length: count }, () => randomUUID());
  const file = { state: "dropped", visibility: "private", kind: "pdf", bytes: 1 } as const;
  await db
    .insertInto("files")
    .values(ids.map((id) => ({ ...file, id })))
    .execute();
  const tried: string[] = [];
  const blobs = {
    ...openDisk(env.dataDir),
    remove: async (folder: string) => {
      tried.push(folder);
      await remove(folder);
    },
  };
  const warnings: string[] = [];
  const log = { warn: (_details: object, text: string) => void warnings.push(text) };
  await makeRemoval({ db, blobs, log })(ids);
  const left = await db.deleteFrom("files").where("id", "in", ids).returning("id").execute();
  return { tried, warnings, left: left.length };
}

test("many files in a store that takes its time go several at once", async () => {
  let underWay = 0;
  let atOnce = 0;
  const { tried, warnings, left } = await removeAll(80, async () => {
    underWay += 1;
    atOnce = Math.max(atOnce, underWay);
    await tick();
    underWay -= 1;
  });
  expect([new Set(tried).size, tried.length, left, warnings]).toEqual([80, 80, 0, []]);
  expect(atOnce).toBeGreaterThan(1);
});

test("an unreachable store gets no request per file, and the rows wait for garbage collection", async () => {
  const { tried, warnings, left } = await removeAll(80, async () => {
    await tick();
    throw new Error("away");
  });
  expect(tried.length).toBeLessThan(10);
  expect(left).toBe(80);
  expect(warnings[0]).toMatch(/Garbage collection will try again/);
});
