import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startS3 } from "../../../testing/s3-server.ts";
import type { BlobStore } from "./blobs.ts";
import { openBlobs } from "./open-blobs.ts";

let folder: string;
let store: BlobStore;
const atEnd: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of atEnd.splice(0).toReversed()) await close();
});

/** The blob stores; each opens empty. */
const stores = {
  disk: () => openBlobs({ filesUrl: undefined, dataDir: folder }),
  async s3() {
    const keys = { accessKey: "KEY", secretKey: "a/secret+with=signs", bucket: "papers" };
    const server = await startS3({ ...keys, pageMax: 7 });
    atEnd.push(server.close);
    return openBlobs({ filesUrl: `${server.url}&prefix=wagabond/one`, dataDir: folder });
  },
};

async function fileOf(bytes: string | Uint8Array): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return path;
}

const put = async (key: string, bytes: string | Uint8Array) =>
  store.put(key, await fileOf(bytes), "image/webp");

async function read(key: string): Promise<Buffer | undefined> {
  const blob = await store.open(key);
  if (!blob) return undefined;
  const bytes = await buffer(blob.stream);
  expect(blob.bytes).toBe(bytes.length);
  return bytes;
}

const text = async (key: string) => (await read(key))?.toString();

async function foldersOf(under: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.folders(under)) names.push(name);
  return names.sort();
}

describe.each(["disk", "s3"] as const)("bytes on %s", (kind) => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "wagabond-blobs-"));
    atEnd.push(() => rm(folder, { recursive: true, force: true }));
    const opened = await stores[kind]();
    store = opened;
    atEnd.push(() => opened.close());
  });

  test("a paper of 8 MB comes back byte by byte", async () => {
    const paper = randomBytes(8 * 1024 * 1024);
    await put("private/one/original.pdf", paper);
    expect(paper.equals((await read("private/one/original.pdf")) ?? Buffer.alloc(0))).toBe(true);
  });

  test("what is not there is undefined, be it the file, its folder or what is no file", async () => {
    await put("public/one/320.webp", "small");
    for (const key of ["public/one/640.webp", "public/two/320.webp", "public/one"]) {
      expect(await store.open(key), key).toBeUndefined();
    }
  });

  test("bytes under a key that had others take their place", async () => {
    await put("public/one/320.webp", "the first");
    await put("public/one/320.webp", "and the next");
    expect(await text("public/one/320.webp")).toBe("and the next");
  });

  test("a file goes with all its widths, and its neighbours stay", async () => {
    const widths = Array.from({ length: 16 }, (_, n) => `public/one/${n}.webp`);
    for (const key of widths) await put(key, key);
    await put("public/one-more/320.webp", "neighbour");
    await put("private/one/320.webp", "other side");
    await store.remove("public/one");
    for (const key of widths) expect(await text(key)).toBeUndefined();
    expect(await text("public/one-more/320.webp")).toBe("neighbour");
    expect(await text("private/one/320.webp")).toBe("other side");
    await store.remove("public/one");
    await store.remove("public/never");
  });

  test("all folders of one visibility are listed, however many pages they fill", async () => {
    expect(await foldersOf("public")).toEqual([]);
    const ids = Array.from({ length: 30 }, (_, n) => `id-${n}`).sort();
    for (const id of ids) {
      await put(`public/${id}/320.webp`, id);
      await put(`public/${id}/640.webp`, id);
    }
    await put("private/secret/original.pdf", "x");
    expect(await foldersOf("public")).toEqual(ids);
    expect(await foldersOf("private")).toEqual(["secret"]);
  });

  test("folders may be removed while they are listed, as garbage collection does", async () => {
    for (let n = 0; n < 20; n += 1) await put(`public/id-${n}/320.webp`, "x");
    for await (const id of store.folders("public")) await store.remove(`public/${id}`);
    expect(await foldersOf("public")).toEqual([]);
  });

  test("several files are taken in at the same time", async () => {
    const keys = Array.from({ length: 12 }, (_, n) => `public/id-${n % 3}/${n}.webp`);
    await Promise.all(keys.map((key) => put(key, key)));
    expect(await Promise.all(keys.map(text))).toEqual(keys);
  });

  test("a key that the server does not make is refused before anything is touched", async () => {
    const hostile = ["../x", "/etc/passwd", "public/../../x", "public/./x", "public//x", ".x/y"];
    const strange = [
      "public/A",
      "public/ä",
      "public/x\0",
      "public\\x",
      "public/x/",
      "",
      "x?y",
      "~",
    ];
    for (const key of [...hostile, ...strange]) {
      await expect(put(key, "x"), key).rejects.toThrow(/^A storage key/);
      await expect(store.open(key), key).rejects.toThrow(/^A storage key/);
      await expect(store.remove(key), key).rejects.toThrow(/^A storage key/);
      await expect(foldersOf(key), key).rejects.toThrow(/^A storage key/);
    }
  });

  test("a file that is missing on the way in is an error, and nothing is stored", async () => {
    const missing = join(folder, "missing");
    const putting = store.put("public/one/320.webp", missing, "image/webp");
    await expect(putting).rejects.toMatchObject({ code: "ENOENT" });
    expect(await text("public/one/320.webp")).toBeUndefined();
  });

  test("an opened file that nobody reads can be let go", async () => {
    await put("public/one/320.webp", randomBytes(300_000));
    const blob = await store.open("public/one/320.webp");
    const closed = new Promise((resolve) => blob?.stream.once("close", resolve));
    blob?.stream.destroy();
    await closed;
    expect(blob?.stream.destroyed).toBe(true);
  });

  test("asking whether it can be written leaves nothing behind", async () => {
    await store.ping();
    expect(await text("ping/ping")).toBeUndefined();
    if (kind === "disk") expect(await readdir(join(folder, "files"))).toEqual([]);
  });
});
