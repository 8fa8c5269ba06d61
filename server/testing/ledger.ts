import { readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { pictureWidths } from "#contracts/kernel/files.ts";
import { sql } from "kysely";
import { diskFolder } from "../src/platform/files/open-blobs.ts";
import type { Db } from "../src/platform/schema.ts";

/** Inconsistencies between referring rows, file rows and bytes on disk, by ID. */
export type Ledger = {
  /** Attached by a row, but not all bytes are there. */
  torn: string[];
  /** Still staged, or dropped and not yet removed. */
  unkept: string[];
  /** Attached, but not referred to. */
  orphans: string[];
  /** Referred to, but not attached. */
  dangling: string[];
  /** Referred to twice. */
  shared: string[];
  /** Bytes without a row. */
  strays: string[];
  /** Leftovers in the temporary folders. */
  atWork: string[];
};

export const balanced: Ledger = {
  torn: [],
  unkept: [],
  orphans: [],
  dangling: [],
  shared: [],
  strays: [],
  atWork: [],
};

type FileRow = { id: string; state: string; visibility: string; kind: string; bytes: number };

/** Compares everything, for a server with files on disk. */
export async function readLedger(db: Db, dataDir: string): Promise<Ledger> {
  const rows = await db
    .selectFrom("files")
    .select(["id", "state", "visibility", "kind", "bytes"])
    .orderBy("id")
    .execute();
  const attached = rows.filter(({ state }) => state === "kept");
  const attachedIds = new Set(attached.map(({ id }) => id));
  const paths = new Set(rows.map(({ id, visibility }) => `${visibility}/${id}`));
  const referred = await referredIds(db);
  const blobs = diskFolder(dataDir);
  const torn = await Promise.all(
    attached.map(async (row) => [row.id, await isTorn(blobs, row)] as const),
  );
  return {
    torn: torn.filter(([, is]) => is).map(([id]) => id),
    unkept: rows.filter(({ state }) => state !== "kept").map(({ id, state }) => `${state} ${id}`),
    orphans: attached.filter(({ id }) => !referred.includes(id)).map(({ id }) => id),
    dangling: referred.filter((id) => !attachedIds.has(id)),
    shared: referred.filter((id, place) => referred.indexOf(id) !== place),
    strays: (await foldersOf(blobs)).filter((folder) => !paths.has(folder)),
    atWork: await atWork(dataDir),
  };
}

/** Every ID in all columns that refer to files. */
async function referredIds(db: Db): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'files'::regclass`.execute(db);
  const found = await Promise.all(
    columns.rows.map(async ({ table, column }) => {
      const { rows } = await sql<{ id: string }>`
        select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    }),
  );
  return found.flat();
}

async function isTorn(blobs: string, { id, visibility, kind, bytes }: FileRow): Promise<boolean> {
  const names = kind === "pdf" ? ["original.pdf"] : pictureWidths.map((width) => `${width}.webp`);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(blobs, visibility, id, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.includes(0) || sizes.reduce((sum, size) => sum + size, 0) !== bytes;
}

async function foldersOf(blobs: string): Promise<string[]> {
  const found = await Promise.all(
    ["public", "private"].map(async (visibility) => {
      const names = await readdir(join(blobs, visibility)).catch(() => []);
      return names.map((name) => `${visibility}/${name}`);
    }),
  );
  return found.flat();
}

/** All except a process's own folder, its two subfolders, and the mark that it leaves in the store as it starts. */
async function atWork(dataDir: string): Promise<string[]> {
  const work = join(dataDir, "files-at-work");
  const names = await readdir(work, { recursive: true }).catch(() => []);
  const usual = /^[^/]+(?:\/(?:incoming|made|owner-[\da-f]{32}))?$/;
  return names.filter((name) => !usual.test(name.replaceAll(sep, "/")));
}
