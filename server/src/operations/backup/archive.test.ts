import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { format } from "./manifest.ts";
import { type Packing, startPacking } from "./packing.ts";
import { paddingOf, writeHeader } from "./tar.ts";
import { verifyArchive } from "./verify.ts";

const folder = mkdtempSync(join(tmpdir(), "wagabond-archive-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const steps = ["0001-first", "0002-second"];
const key = "files/private/0198c0de-0000-7000-8000-000000000000/original.pdf";
const paper = Buffer.from("%PDF-1.7 not much of a passport ".repeat(40));
const row = JSON.stringify(["1", 'Rex says "wau"\n', null]);
const rows = (...lines: string[]) => gzipSync(lines.map((line) => `${line}\n`).join(""));

const facts = {
  holds: "whole" as const,
  madeAt: "2026-11-21T18:00:00.000Z",
  migrations: steps,
  tables: [
    { name: "empty", columns: ["id"], rows: 0 },
    { name: "hoots", columns: ["id", "title", "gif_url"], rows: 3 },
  ],
  sequences: [{ name: "hoots_seq", value: "-3", used: true }],
  files: { count: 1, bytes: paper.length, damaged: [] },
};

let count = 0;
/** An archive with what `fill` adds to it, written by the same code as real ones. */
async function archive(
  fill: (packing: Packing) => Promise<void> = usual,
  changed: Partial<typeof facts> = {},
): Promise<string> {
  count += 1;
  const path = join(folder, `${count}.tar`);
  const packing = await startPacking(path, new Date(0));
  await fill(packing);
  await packing.finish({ ...facts, ...changed });
  return path;
}

async function usual({ add, addStream }: Packing): Promise<void> {
  await add("rows/hoots/000001.jsonl.gz", rows(row, row));
  await add("rows/hoots/000002.jsonl.gz", rows(row));
  await addStream(key, paper.length, Readable.from([paper.subarray(0, 700), paper.subarray(700)]));
}

const verify = (path: string) => verifyArchive(path, [...steps, "0003-third"]);

let whole: string;
let bytes: Buffer;
beforeAll(async () => {
  whole = await archive();
  bytes = readFileSync(whole);
});

/** Verifies these bytes as an archive. */
function verifyBytes(changed: Uint8Array) {
  const path = join(folder, "changed.tar");
  writeFileSync(path, changed);
  return verify(path);
}

test("an archive describes its contents, and only this user may read it", async () => {
  expect(await verify(whole)).toMatchObject(facts);
  expect(statSync(whole).mode & 0o777).toBe(0o600);
  expect(bytes.length % 512).toBe(0);
});

test("a flipped bit is found anywhere", async () => {
  const missed: number[] = [];
  for (let place = 0; place < bytes.length; place += 11) {
    const flipped = Buffer.from(bytes);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (place % 8));
    await verifyBytes(flipped).then(
      () => missed.push(place),
      (error: unknown) => expect(error).toHaveProperty("message", expect.stringMatching(/\.tar/)),
    );
  }
  expect(missed).toEqual([]);
});

test("a truncated archive, and one with data after its end, is rejected", async () => {
  for (let left = 0; left < bytes.length; left += 509) {
    await expect(verifyBytes(bytes.subarray(0, left))).rejects.toThrow(
      /is damaged|isn't a Wagabond backup/,
    );
  }
  await expect(verifyBytes(bytes.subarray(0, -1))).rejects.toThrow("it's incomplete");
  await expect(verifyBytes(Buffer.concat([bytes, Buffer.alloc(1)]))).rejects.toThrow(
    "there's extra data after the end",
  );
  await expect(verifyBytes(Buffer.concat([bytes, bytes]))).rejects.toThrow(
    "there's extra data after the end",
  );
});

test("the contents are checked against the manifest", async () => {
  const other = async (
    fill?: (packing: Packing) => Promise<void>,
    changed?: Partial<typeof facts>,
  ) => verify(await archive(fill, changed));
  const withPart = (part: Buffer) =>
    other(async (packing) => {
      await usual(packing);
      await packing.add("rows/hoots/000003.jsonl.gz", part);
    });
  await expect(withPart(rows(row))).rejects.toThrow("it has 4 rows of hoots instead of 3");
  await expect(withPart(rows('["1"]'))).rejects.toThrow("contains no rows");
  await expect(withPart(rows("[1,2,3]"))).rejects.toThrow("contains no rows");
  await expect(withPart(Buffer.from("no gzip"))).rejects.toThrow("contains no rows");
  await expect(withPart(gzipSync(row))).rejects.toThrow("contains no rows");
  await expect(other(undefined, { tables: [] })).rejects.toThrow(
    "it has rows of hoots, which isn't in its manifest",
  );
  await expect(other(async () => undefined)).rejects.toThrow("its files don't match the manifest");
  const stranger = other(async (packing) => {
    await usual(packing);
    await packing.add("notes.txt", Buffer.from("not ours"));
  });
  await expect(stranger).rejects.toThrow("the data after entry 4 isn't a valid entry");
  await expect(other(undefined, { migrations: [] })).rejects.toThrow("it lists no migrations");
});

test("a newer schema, a different one, and a newer format are rejected with instructions", async () => {
  const newer = await archive(undefined, { migrations: [...steps, "0003-third", "0004-fourth"] });
  await expect(verify(newer)).rejects.toThrow(
    `${newer} was made by a newer or different version: it has migration 0004-fourth, and this version goes up to 0003-third. Restore it with the version that made it, or a newer one.`,
  );
  const another = await archive(undefined, { migrations: ["0001-first", "0002-elsewhere"] });
  await expect(verify(another)).rejects.toThrow("it has migration 0002-elsewhere");
  const text = Buffer.from(`This is a Wagabond backup, format ${format + 1}.`);
  const header = writeHeader({ name: "about.txt", bytes: text.length, time: 0 });
  const future = Buffer.concat([header, text, Buffer.alloc(paddingOf(text.length)), bytes]);
  await expect(verifyBytes(future)).rejects.toThrow(`uses format ${format + 1}`);
});

test("a file that is shorter or longer than declared ends the backup and leaves nothing behind", async () => {
  for (const length of [paper.length - 1, paper.length + 1]) {
    const path = join(folder, `torn-${length}.tar`);
    const packing = await startPacking(path, new Date());
    await expect(packing.addStream(key, length, Readable.from([paper]))).rejects.toThrow(
      `has ${paper.length} bytes instead of ${length}`,
    );
    await packing.abandon();
    expect(() => statSync(path)).toThrow("ENOENT");
    expect(() => statSync(`${path}.partial`)).toThrow("ENOENT");
  }
});

test("hashes are written in lists of limited size, so memory doesn't grow with the number of files", async () => {
  const many = 10_050;
  const path = await archive(
    async ({ add }) => {
      for (let n = 1; n <= many; n += 1)
        await add(`rows/hoots/${String(n).padStart(6, "0")}.jsonl.gz`, rows(row));
    },
    {
      tables: [{ name: "hoots", columns: ["id", "title", "gif_url"], rows: many }],
      files: { count: 0, bytes: 0, damaged: [] },
    },
  );
  expect((await verify(path)).sums).toHaveLength(2);
});
