import type { Db } from "../schema.ts";
import type { BlobStore } from "./blobs.ts";
import * as store from "./store.ts";

type Deps = {
  db: Db;
  blobs: BlobStore;
  log: { warn: (details: object, text: string) => void };
};

/** Parallel removals, because an account may have hundreds of files in a distant bucket. */
const atOnce = 8;

/**
 * Immediately removes those of these files that are unreferenced. Never throws: failures are left to garbage
 * collection. Stops at the first failure, because the caller waits and the other removals would fail too.
 */
export function makeRemoval({ db, blobs, log }: Deps): (ids: readonly string[]) => Promise<void> {
  const warn = (err: unknown, file?: string) =>
    log.warn({ err, file }, "Couldn't remove files. Garbage collection will try again.");
  return async (ids) => {
    if (ids.length === 0) return;
    const taken = await store.dropUnattached(db, ids).catch((error: unknown) => warn(error));
    const rows = (taken ?? []).values();
    let isAway = false;
    const removeOn = async () => {
      for (const { id, visibility } of rows) {
        if (isAway) return;
        try {
          // Bytes first: garbage collection finds a row without bytes, but not bytes without a row.
          await blobs.remove(`${visibility}/${id}`);
          await store.deleteUnattached(db, id);
        } catch (error) {
          isAway = true;
          warn(error, id);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, removeOn));
  };
}
