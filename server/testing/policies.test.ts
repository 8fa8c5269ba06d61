import { globSync } from "node:fs";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../src/platform/policy.ts";
import { allRows } from "./authorization-all-rows.ts";
import { makeScene, type Scene } from "./authorization-scene.ts";
import { testServer, type TestServer } from "./server.ts";

type Row = Record<string, unknown>;
type AnyPolicy = {
  (viewer: Viewer, alias?: string): RawBuilder<boolean>;
  allows: (viewer: { userId: string } | undefined, row: Row) => boolean;
  rule: { table: string };
};

const isPolicy = (value: unknown): value is AnyPolicy =>
  typeof value === "function" && "rule" in value && "allows" in value;

const root = join(import.meta.dirname, "../src");
const modules = await Promise.all(
  globSync("**/policy.ts", { cwd: root })
    .toSorted()
    .map(async (path): Promise<[string, Row]> => [path, await import(join(root, path))]),
);
const policies = modules.flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]): [string, AnyPolicy][] =>
    isPolicy(value) ? [[`${path.replace(/\/policy\.ts$/, "")} ${name}`, value]] : [],
  ),
);

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await testServer();
  scene = await makeScene(server);
  // One of everything that a person has.
  const owned = allRows.filter(
    ({ endpoint, stranger, what }) =>
      ["GET", "DELETE"].includes(endpoint.method) && stranger.startsWith("NOT_") && what === "",
  );
  for (const { input } of owned) await input(scene);
});
afterAll(() => server.close());

test("what people own has a policy", () => {
  expect(policies.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      ...["canRead", "canEdit", "canShare", "canDelete"].map((name) => `travel/trips ${name}`),
      ...["canRead", "canEdit", "canDelete"].map((name) => `travel/pets ${name}`),
      "platform/files canRead",
      "community/hoots canEdit",
    ]),
  );
});

/** Everybody may save the cart that nobody has saved. */
const forOthers = new Set(["commerce/carts canSave"]);

test.each(policies)("%s is the same in SQL and as a check of a row", async (name, may) => {
  const rowsOf = (condition: RawBuilder<boolean>, alias = may.rule.table) =>
    sql<Row>`
      select * from ${sql.table(may.rule.table)} as ${sql.ref(alias)} where ${condition}
    `.execute(server.db);
  const { rows } = await rowsOf(sql<boolean>`true`);
  const allowed = async (userId: string) => {
    const { rows: found } = await rowsOf(may({ userId }));
    const texts = found.map((row) => JSON.stringify(row)).toSorted();
    expect((await rowsOf(may({ userId }, "named"), "named")).rows).toHaveLength(found.length);
    const checked = rows.filter((row) => may.allows({ userId }, row));
    expect(checked.map((row) => JSON.stringify(row)).toSorted()).toEqual(texts);
    return texts;
  };
  const [owners, strangers] = [await allowed(scene.owner.id), await allowed(scene.stranger.id)];
  expect(owners.length).toBeGreaterThan(0);
  if (!forOthers.has(name)) {
    expect(strangers.filter((text) => owners.includes(text))).toEqual([]);
  }
  for (const row of rows.slice(0, 50)) expect(may.allows(undefined, row)).toBe(false);
});
