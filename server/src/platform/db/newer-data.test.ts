import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHoot } from "#contracts/community/hoots.ts";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { examine } from "../../operations/doctor.ts";
import { backUp, copy, restore } from "../../operations/backup/commands.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import { newPerson } from "../../../testing/people.ts";
import { freshDatabase, testServer } from "../../../testing/server.ts";
import type { Env } from "../env.ts";
import type { Schema } from "../schema.ts";
import { firstMarked, migrate, newerMigrations, type Step } from "./migrate.ts";
import { openDatabase } from "./open.ts";

const isPostgres = process.env["TEST_DATABASE"] === "postgres";
let dataDir: string;
let env: Partial<Env>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "wagabond-newer-"));
  env = { dataDir, demo: false };
  if (isPostgres) env.databaseUrl = await freshDatabase("Empty");
  else cpSync(inject("pgliteEmpty"), join(dataDir, "pglite"), { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Each start of PGlite takes seconds. */
const patience = { timeout: 240_000 };

const next: Step = {
  async up(db) {
    await sql`alter table hoots add column mood text not null default 'calm'`.execute(db);
    await sql`create table moods (name text primary key)`.execute(db);
  },
};

/** Migrates like a version with these steps beyond ours. */
async function upgrade(steps: Record<string, Step>): Promise<void> {
  const { db, close } = await openDatabase<Schema>({ databaseUrl: undefined, dataDir, ...env });
  try {
    await migrate(db, { ...migrations, ...steps });
  } finally {
    await close();
  }
}

const variables = () => ({ DATA_DIR: dataDir, DATABASE_URL: env.databaseUrl ?? "" });
const doctor = async () => (await examine(variables())).find(({ about }) => about === "database");

/** Starts this version, writes something and stops it. Returns what the operator reads. */
async function live(): Promise<string[]> {
  const server = await testServer({ env });
  try {
    const { call } = await newPerson(server);
    await call(createHoot, { body: { title: freshText("One"), text: freshText("Two") } });
    return server.notices;
  } finally {
    await server.close();
  }
}

test(
  "this version starts and writes on the data of the next, and doctor says whose data it is",
  patience,
  async () => {
    expect(await doctor()).toMatchObject({
      is: "fine",
      text: expect.stringContaining("up to date"),
    });
    await upgrade({ "8999-next": next, "9000-after": { up: async () => undefined } });
    expect((await live()).join("\n")).toContain("from a newer version (8999-next, 9000-after)");
    expect(await doctor()).toMatchObject({
      is: "note",
      text: expect.stringContaining(
        "the data is from a newer version (8999-next, 9000-after), and this version runs on it",
      ),
    });
    // The next version finds its own schema, and everything that was written meanwhile.
    await upgrade({ "8999-next": next, "9000-after": { up: async () => undefined } });
  },
);

test.runIf(isPostgres)("a backup of newer data names the version to restore it with", async () => {
  await upgrade({ "8999-next": next });
  const file = join(dataDir, "newer.tar");
  expect(await backUp(variables(), file)).toMatchObject({ done: true });
  const target = { DATA_DIR: join(dataDir, "target") };
  expect(await restore(target, file)).toMatchObject({
    done: false,
    text: expect.stringContaining("Restore it with the version that made it"),
  });
  const place = {
    to: await freshDatabase("Empty"),
    files: "s3://key:secret@bucket?endpoint=http://127.0.0.1:9",
  };
  expect(await copy(variables(), place)).toMatchObject({
    done: false,
    text: "The data is from a newer version (8999-next). Copy it with that version. Nothing was changed.",
  });
});

test(
  "in a rolling upgrade, a server of this version runs on, restarts, and starts beside the next",
  patience,
  async () => {
    const server = await testServer({ env });
    try {
      const { call } = await newPerson(server);
      const post = () =>
        call(createHoot, { body: { title: freshText("One"), text: freshText("Two") } });
      await post();
      // Both start at once: whichever comes second waits for the other.
      const both = [{ ...migrations, "8999-next": next }, migrations];
      await Promise.all(both.map((steps) => migrate(server.db, steps)));
      await post();
      if (isPostgres) await live();
    } finally {
      await server.close();
    }
    await live();
    expect(await doctor()).toMatchObject({ is: "note" });
  },
);

test(
  "this version doesn't start on data that no earlier version runs on, and says what to do",
  patience,
  async () => {
    const steps = { "8999-next": { ...next, compatibleWith: "8999-next" } };
    await upgrade(steps);
    const text =
      "The database is from a newer version, on whose data this one can't run (8999-next). Start the newer version, or restore a backup from before the upgrade.";
    expect(await doctor()).toMatchObject({ is: "wrong", text: expect.stringContaining(text) });
    await upgrade(steps);
    await expect(live()).rejects.toThrow(text);
  },
);

test(
  "data without marks, and data that lack a step of this version, are refused",
  patience,
  async () => {
    const { db, close } = await openDatabase<Schema>({ databaseUrl: undefined, dataDir, ...env });
    try {
      const isCompatible = async (steps: Record<string, Step>) =>
        (await newerMigrations(db, steps)).isCompatible;
      const older = Object.fromEntries(Object.entries(migrations).slice(0, 3));
      expect(await isCompatible(older)).toBe(false);
      await migrate(db, { ...migrations, "8999-next": next });
      expect(await isCompatible(migrations)).toBe(true);
      expect(await isCompatible({ ...migrations, "8998-mine": next })).toBe(false);
      const markAs = (name: string) =>
        sql`update migration_marks set compatible_with = ${name} where name = '8999-next'`.execute(
          db,
        );
      await markAs(Object.keys(migrations).at(-1) ?? "");
      expect(await isCompatible(migrations)).toBe(true);
      await markAs("8000-between");
      expect(await isCompatible(migrations)).toBe(false);
      await sql`delete from migration_marks where name = '8999-next'`.execute(db);
      await expect(migrate(db, migrations)).rejects.toThrow("newer version");
    } finally {
      await close();
    }
  },
);

/** What takes something away that an earlier version may use, or refuses what it writes. */
const removal =
  /\bdrop (?!not null|default)|\brename\b|set not null|add (?:constraint|check|unique|primary)|create unique index|alter column \w+ (?:set data )?type|add column (?:(?!default|,).)*not null(?!(?:(?!,).)*default)|\.(?:drop|rename|setNotNull|unique)/i;

test("what may stop an earlier version is known", () => {
  const removals = [
    "alter table hoots drop column mood",
    "drop view verified_addresses",
    "drop function words_query",
    "alter table hoots rename column mood to feeling",
    "alter table hoots alter column mood type text",
    "alter table hoots alter column mood set not null",
    "alter table hoots add column mood text not null",
    "create unique index moods_once on moods (name)",
    "db.schema.dropTable('moods')",
  ];
  const additions = [
    "alter table hoots add column mood text not null default 'calm'",
    "alter table hoots add column mood text default 'calm' not null",
    "alter table hoots add column mood text, add column tone text",
    "alter table hoots alter column mood drop not null",
    "create index moods_by_name on moods (name)",
  ];
  expect(removals.filter((text) => !removal.test(text))).toEqual([]);
  expect(additions.filter((text) => removal.test(text))).toEqual([]);
});

test("every marked step that takes something away says since when it is unused", async () => {
  const folder = join(import.meta.dirname, "../../../migrations");
  for (const [name, step] of Object.entries(migrations)) {
    // The whole file, because a step may call helpers.
    if (name <= firstMarked || !removal.test(readFileSync(join(folder, `${name}.ts`), "utf8")))
      continue;
    expect(step.compatibleWith, name).toBeDefined();
  }
});
