import { AppError } from "#contracts/kernel/errors.ts";
import type { Db } from "../schema.ts";
import type { BlobStore } from "./blobs.ts";
import { claimStore } from "./claim.ts";
import * as store from "./store.ts";

type Deps = {
  db: Db;
  blobs: BlobStore;
  /** A folder for temporary files. */
  folder: string;
};

const batch = 100;
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Removes unreferenced files: rows dropped, or staged before `stagedBefore` and never attached, with their bytes;
 * then bytes without a row. Returns the number removed. A failed removal doesn't stop the others: its error is thrown
 * at the end. Throws if the bytes belong to another database, and keeps them. Stops early once `over` is aborted.
 */
export async function gcFiles(deps: Deps, stagedBefore: Date, over?: AbortSignal): Promise<number> {
  await store.updateStaleDropped(deps.db, stagedBefore);
  let removed = 0;
  const failed: unknown[] = [];
  for await (const remove of removals(deps)) {
    if (over?.aborted) break;
    try {
      await remove();
      removed += 1;
    } catch (error) {
      // If the store is unreachable, other removals would fail too.
      if (error instanceof AppError && error.code === "UNAVAILABLE") throw error;
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
  return removed;
}

type Removal = () => Promise<unknown>;

async function* removals(deps: Deps): AsyncIterable<Removal> {
  const { db, blobs, folder } = deps;
  yield* ofRows(deps);
  if (!(await claimStore(db, blobs, folder))) throw othersFiles();
  yield* ofStrays(deps, "public");
  yield* ofStrays(deps, "private");
}

async function* ofRows({ db, blobs }: Deps): AsyncIterable<Removal> {
  let after: string | undefined;
  do {
    const rows = await store.listRemovable(db, { after, limit: batch });
    for (const row of rows) {
      yield async () => {
        await blobs.remove(`${row.visibility}/${row.id}`);
        await store.deleteUnattached(db, row.id);
      };
    }
    after = rows.length < batch ? undefined : rows.at(-1)?.id;
  } while (after !== undefined);
}

async function* ofStrays(
  { db, blobs }: Deps,
  visibility: "public" | "private",
): AsyncIterable<Removal> {
  for await (const ids of inBatches(blobs.folders(visibility))) {
    // The row exists before the first byte, so bytes without a row are unreferenced.
    const existing = await store.listExisting(db, ids);
    for (const unknown of ids.filter((folder) => !existing.has(folder))) {
      yield () => blobs.remove(`${visibility}/${unknown}`);
    }
  }
}

async function* inBatches(folders: AsyncIterable<string>): AsyncIterable<string[]> {
  let ids: string[] = [];
  for await (const folder of folders) {
    if (id.test(folder)) ids.push(folder);
    if (ids.length < batch) continue;
    yield ids;
    ids = [];
  }
  if (ids.length > 0) yield ids;
}

const othersFiles = () =>
  new Error(
    "The stored files belong to another database, so files without a row in this one are kept. Check DATABASE_URL. If it is right, delete the folder `owner` next to the files.",
  );
