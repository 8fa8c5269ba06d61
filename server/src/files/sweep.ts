import type { Db } from "../schema.ts";
import type { BlobStore } from "./blobs.ts";
import * as store from "./store.ts";

type Rooms = { db: Db; blobs: BlobStore };

const batch = 100;
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Removes what nobody refers to: rows that were dropped, or staged before `stagedBefore` and not kept, with
 * their bytes; then bytes without a row. Answers how many were removed.
 */
export async function sweepFiles({ db, blobs }: Rooms, stagedBefore: Date): Promise<number> {
  let removed = 0;
  await store.updateStaleDropped(db, stagedBefore);
  for (;;) {
    const rows = await store.listUnwanted(db, batch);
    for (const row of rows) {
      await blobs.remove(`${row.visibility}/${row.id}`);
      await store.deleteUnkept(db, row.id);
    }
    removed += rows.length;
    if (rows.length < batch) break;
  }
  for (const visibility of ["public", "private"] as const) {
    let folders: string[] = [];
    for await (const folder of blobs.folders(visibility)) {
      folders.push(folder);
      if (folders.length < batch) continue;
      removed += await removeUnknown({ db, blobs }, visibility, folders);
      folders = [];
    }
    removed += await removeUnknown({ db, blobs }, visibility, folders);
  }
  return removed;
}

// The row is there before the first byte, so bytes without a row are nobody's.
async function removeUnknown({ db, blobs }: Rooms, visibility: string, folders: string[]) {
  const ids = folders.filter((folder) => id.test(folder));
  if (ids.length === 0) return 0;
  const known = await store.listKnown(db, ids);
  const unknown = ids.filter((folder) => !known.has(folder));
  for (const folder of unknown) await blobs.remove(`${visibility}/${folder}`);
  return unknown.length;
}
