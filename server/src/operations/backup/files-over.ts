import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { contentTypeOf } from "../../platform/files/keys.ts";
import { markOf } from "./place.ts";
import { BackupError } from "./errors.ts";
import { type Entry, readArchive } from "./unpacking.ts";

/** Files of an archive in a store: how many were there with the same hash, and how many were put. */
export type FilesOver = { there: number; put: number };

/** So many are on their way at once, since a bucket may be far away. */
const atOnce = 6;

/**
 * Puts every file of an archive into a store, by way of `folder`, where it does not lie there with the same hash
 * already; reads back what it put, and removes what the archive does not have. With `dryRun` it changes nothing.
 * Throws BackupTrouble where a file has another hash in the end.
 */
export async function bringFiles(
  blobs: BlobStore,
  path: string,
  { folder, look: dryRun }: { folder: string; look: boolean },
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

/** Writes an entry into a local file and answers its hash. */
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

/** The hash of what lies in a store under a key; undefined where nothing does. */
async function hashIn(blobs: BlobStore, key: string): Promise<string | undefined> {
  const found = await blobs.open(key);
  if (!found) return undefined;
  const hash = createHash("sha256");
  for await (const piece of found.stream as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest("hex");
}

/** What people deleted since the copy before. */
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
    `The rows are the same, but the file ${basename(dirname(key))} is not there with the same hash.`,
  );

/** Notes in a store whose files are on their way into it. */
export async function leaveMark(blobs: BlobStore, folder: string, id: string): Promise<void> {
  const note = join(folder, "mark.txt");
  await writeFile(note, "Wagabond files are being copied here.\n", { mode: 0o600 });
  await blobs.put(markOf(id).key, note, "text/plain");
}
