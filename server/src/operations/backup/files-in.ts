import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { contentTypeOf } from "../../platform/files/keys.ts";
import { markOf } from "./empty-target.ts";
import type { Entry } from "./unpacking.ts";

/** Copies files of an archive into a store. */
export type FilesIn = {
  add: (key: string, entry: Entry) => Promise<void>;
  /** Waits until all are stored. */
  finish: () => Promise<void>;
  /** Removes the mark of a restore in progress. */
  settle: () => Promise<void>;
  /** Removes the files that were stored. */
  abandon: () => Promise<void>;
};

/** Parallel uploads, because a bucket may have a high latency. */
const putAtMost = 6;

/** Puts the files of an archive into a store, by way of `folder`, after a mark that names the archive. */
export async function receiveFiles(
  blobs: BlobStore,
  folder: string,
  fingerprint: string,
): Promise<FilesIn> {
  const mark = markOf(fingerprint);
  const putting = new Set<Promise<void>>();
  const folders = new Set<string>();
  let failure: { with: unknown } | undefined;

  const note = join(folder, "mark.txt");
  await writeFile(note, "Files from a backup are being restored here.\n", { mode: 0o600 });
  await blobs.put(mark.key, note, "text/plain");

  function put(key: string, path: string): void {
    const work = blobs
      .put(key, path, contentTypeOf(key))
      .then(() => rm(path, { force: true }))
      .catch((error: unknown) => {
        failure ??= { with: error };
      })
      .finally(() => putting.delete(work));
    putting.add(work);
  }

  async function finish(): Promise<void> {
    await Promise.all(putting);
    if (failure) throw failure.with;
  }

  return {
    async add(key, { body }) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(path, { mode: 0o600 }));
      if (failure) throw failure.with;
      folders.add(dirname(key));
      put(key, path);
      while (putting.size >= putAtMost) await Promise.race(putting);
    },
    finish,
    settle: () => blobs.remove(mark.folder),
    async abandon() {
      await Promise.all(putting);
      for (const inside of folders) await blobs.remove(inside);
      await blobs.remove(mark.folder);
    },
  };
}
