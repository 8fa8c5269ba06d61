import type * as promises from "node:fs/promises";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDisk } from "./disk.ts";

/** What the disk does not do: a rename to another file system, a copy for which there is no room. */
const disk = vi.hoisted(() => ({ isOther: false, isFull: "" }));

vi.mock("node:fs/promises", async (original) => {
  const fs = await original<typeof promises>();
  const errorResponse = (code: string) => Object.assign(new Error(code), { code });
  return {
    ...fs,
    async rename(from: string, to: string) {
      if (disk.isOther && !from.includes("~")) throw errorResponse("EXDEV");
      await fs.rename(from, to);
    },
    async writeFile(...parts: Parameters<typeof fs.writeFile>) {
      await fs.writeFile(...parts);
      if (disk.isFull) throw errorResponse(disk.isFull);
    },
    async copyFile(from: string, to: string, mode: number) {
      await fs.copyFile(from, to, mode);
      if (!disk.isFull) return;
      await fs.truncate(to, 2);
      throw errorResponse(disk.isFull);
    },
  };
});

let home: string;
let folder: string;
let path: string;
beforeEach(async () => {
  disk.isOther = false;
  disk.isFull = "";
  home = await mkdtemp(join(tmpdir(), "wagabond-disk-"));
  folder = join(home, "data", "files");
  path = join(home, "paper");
  await writeFile(path, "whole", { mode: 0o644 });
  return () => rm(home, { recursive: true, force: true });
});

const key = "private/one/original.pdf";
const put = () => openDisk(folder).put(key, path, "application/pdf");
const stored = async () => {
  const blob = await openDisk(folder).open(key);
  return blob && (await text(blob.stream));
};
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe.each([false, true])("from another file system: %s", (isOther) => {
  beforeEach(() => {
    disk.isOther = isOther;
  });

  test("papers lie where this user alone can read them", async () => {
    await put();
    expect(await stored()).toBe("whole");
    expect(await modeOf(join(folder, key))).toBe("600");
    for (const part of ["", "private", "private/one"]) {
      expect(await modeOf(join(folder, part))).toBe("700");
    }
    expect(await readdir(join(folder, "private/one"))).toEqual(["original.pdf"]);
  });
});

test.each(["ENOSPC", "EDQUOT"])(
  "%s is STORAGE_FULL, and nothing half written stays",
  async (code) => {
    await put();
    await writeFile(path, "another");
    disk.isOther = true;
    disk.isFull = code;
    await expect(put()).rejects.toMatchObject({ code: "STORAGE_FULL", retryAfter: 60 });
    expect(await stored()).toBe("whole");
    expect(await readdir(join(folder, "private/one"))).toEqual(["original.pdf"]);
  },
);

test("the write check reports a full disk and leaves nothing behind", async () => {
  await put();
  disk.isFull = "ENOSPC";
  await expect(openDisk(folder).ping()).rejects.toMatchObject({ code: "STORAGE_FULL" });
  expect(await readdir(folder)).toEqual(["private"]);
});

test("a store that cannot be created or written reports an error", async () => {
  await writeFile(join(home, "data"), "in the way");
  await expect(openDisk(folder).ping()).rejects.toThrow("ENOTDIR");
  await expect(put()).rejects.toThrow("ENOTDIR");
});
