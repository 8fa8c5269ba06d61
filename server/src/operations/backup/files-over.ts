import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { contentTypeOf } from "../../platform/files/keys.ts";
import { markOf } from "./empty-target.ts";
import { BackupError } from "./errors.ts";
import { type Entry, readArchive } from "./unpacking.ts";

/** How many files of an archive were already in the store with the same hash, and how many were copied. */
export type FilesOver = { there: number; put: number };

/** Parallel transfers, because a bucket may have a high latency. */
const atOnce = 6;

/**
 * Copies every file of an archive into a store, by way of `folder`, unless it is already there with the same hash.
 * Reads back what it copied and removes what the archive doesn't have. With `dryRun` it changes nothing. Throws
 * BackupError if a file ends up with a different hash.
 */
export async function bringFiles(
  blobs: BlobStore,
  path: string,
  { folder, dryRun }: { folder: string; dryRun: boolean },
): Promise<FilesOver> {
  const over: FilesOver = { there: 0, put: 0 };
  const archived = new Set<string>();
  const working = new Set<Promise<void>>();
  let failure: { with: unknown } | undefined;

  async function bring(key: string, local: string, hash: string): Promise<void> {
    if ((await hashIn(blobs, key)) === hash) {
      over.there += 1;
    } else {
      if (dryRun) throw otherFile(key);
      await blobs.put(key, local, contentTypeOf(key));
      if ((await hashIn(blobs, key)) !== hash) throw otherFile(key);
      over.put += 1;
    }
    await rm(local, { force: true });
  }

  try {
    await readArchive(path, {
      rows: async () => undefined,
      async file(key, entry) {
        const local = join(folder, key);
        const hash = await take(entry, local);
        if (failure) throw failure.with;
        archived.add(dirname(key));
        const work = bring(key, local, hash)
          .catch((error: unknown) => {
            failure ??= { with: error };
          })
          .finally(() => working.delete(work));
        working.add(work);
        while (working.size >= atOnce) await Promise.race(working);
      },
    });
  } finally {
    await Promise.all(working);
  }
  if (failure) throw failure.with;
  if (!dryRun) await removeOthers(blobs, archived);
  return over;
}

/** Writes an entry to a local file and returns its hash. */
async function take({ body }: Entry, local: string): Promise<string> {
  const hash = createHash("sha256");
  await mkdir(dirname(local), { recursive: true, mode: 0o700 });
  const hashing = async function* (bytes: AsyncIterable<Buffer>) {
    for await (const piece of bytes) {
      hash.update(piece);
      yield piece;
    }
  };
  await pipeline(body, hashing, createWriteStream(local, { mode: 0o600 }));
  return hash.digest("hex");
}

/** The hash of the stored bytes under a key; undefined if there are none. */
async function hashIn(blobs: BlobStore, key: string): Promise<string | undefined> {
  const found = await blobs.open(key);
  if (!found) return undefined;
  const hash = createHash("sha256");
  for await (const piece of found.stream as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest("hex");
}

/** Removes files that were deleted since the previous copy. */
async function removeOthers(blobs: BlobStore, archived: ReadonlySet<string>): Promise<void> {
  for (const under of ["public", "private"]) {
    const others: string[] = [];
    for await (const name of blobs.folders(under)) {
      if (!archived.has(`${under}/${name}`)) others.push(`${under}/${name}`);
    }
    for (const folder of others) await blobs.remove(folder);
  }
}

const otherFile = (key: string) =>
  new BackupError(
    `The rows match, but file ${basename(dirname(key))} is missing or different in the copy.`,
  );

/** Marks a store while files are being copied into it. */
export async function leaveMark(blobs: BlobStore, folder: string, id: string): Promise<void> {
  const note = join(folder, "mark.txt");
  await writeFile(note, "Wagabond files are being copied here.\n", { mode: 0o600 });
  await blobs.put(markOf(id).key, note, "text/plain");
}
