import type { Db } from "../schema.ts";
import type { BlobStore } from "./blobs.ts";
import * as store from "./store.ts";

type Deps = {
  db: Db;
  blobs: BlobStore;
  log: { warn: (details: object, text: string) => void };
};

/** Who deletes an account with hundreds of files in a bucket far away does not wait for one after the other. */
const atOnce = 8;

/**
 * Removes of these files what nobody keeps, at once. Never throws: what cannot be removed is left to garbage collection, and
 * since somebody waits and where one fails the others will, a store that is away is not asked on.
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
          // The bytes first: a row without bytes is found again by garbage collection, bytes without a row are not.
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
