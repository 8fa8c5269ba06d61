import { randomUUID } from "node:crypto";
import {
  chmod,
  constants,
  copyFile,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BlobStore, checkedKey, storageFull } from "./blobs.ts";

/** A blob store in a local folder, which is created with the first file. */
export function openDisk(folder: string): BlobStore {
  return {
    put: (key, path) => withRoom(() => put(join(folder, checkedKey(key)), path)),
    async open(key) {
      const file = await unlessMissing(open(join(folder, checkedKey(key))));
      if (!file) return undefined;
      const stat = await file.stat();
      if (stat.isFile()) return { stream: file.createReadStream(), bytes: stat.size };
      await file.close();
      return undefined;
    },
    async remove(inside) {
      await rm(join(folder, checkedKey(inside)), { recursive: true, force: true });
    },
    async *folders(under) {
      const entries = await unlessMissing(opendir(join(folder, checkedKey(under))));
      for await (const entry of entries ?? []) {
        if (entry.isDirectory()) yield entry.name;
      }
    },
    ping: () =>
      withRoom(async () => {
        const path = aside(join(folder, "ping"));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        try {
          await writeFile(path, "ping", { mode: 0o600 });
        } finally {
          await rm(path, { force: true });
        }
      }),
    close: async () => undefined,
  };
}

async function put(target: string, path: string): Promise<void> {
  const parent = dirname(target);
  const made = await mkdir(parent, { recursive: true, mode: 0o700 });
  await settle(path, target).catch(async (error: unknown) => {
    if (codeOf(error) !== "EXDEV") throw error;
    const copy = aside(target);
    try {
      await copyFile(path, copy, constants.COPYFILE_EXCL);
      await settle(copy, target);
    } catch (error) {
      await rm(copy, { force: true });
      throw error;
    }
  });
  await sync(parent);
  // A new folder is an entry of its parent folder, so that is synced too.
  if (made === undefined) return;
  for (let inside = parent; inside !== dirname(made);) await sync((inside = dirname(inside)));
}

/** Renames a complete file. Throws EXDEV if it is on another file system. */
async function settle(path: string, target: string): Promise<void> {
  await chmod(path, 0o600);
  await sync(path);
  await rename(path, target);
}

/** A temporary name that no key can have. */
const aside = (path: string) => `${path}~${randomUUID()}`;

/** Syncs a file, or the entries of a folder, to disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw ["ENOSPC", "EDQUOT"].includes(codeOf(error)) ? storageFull(error) : error;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const unlessMissing = <T>(opening: Promise<T>) =>
  opening.catch((error: unknown) => {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return undefined;
    throw error;
  });
