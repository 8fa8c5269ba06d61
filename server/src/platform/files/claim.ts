import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../schema.ts";
import type { BlobStore } from "./blobs.ts";
import * as store from "./store.ts";

const owners = "owner";

/**
 * True if the stored files belong to this database: the first one claims them. Otherwise a server started with a
 * different database would delete all files as unreferenced.
 */
export async function claimStore(db: Db, blobs: BlobStore, folder: string): Promise<boolean> {
  const mark = createHash("sha256")
    .update(await store.getBirth(db))
    .digest("hex")
    .slice(0, 32);
  const marks: string[] = [];
  for await (const found of blobs.folders(owners)) marks.push(found);
  if (marks.length === 0) {
    await leaveMark(blobs, folder, mark);
    return true;
  }
  return marks.every((found) => found === mark);
}

async function leaveMark(blobs: BlobStore, folder: string, mark: string): Promise<void> {
  const path = join(folder, `${owners}-${mark}`);
  try {
    await writeFile(path, "These files belong to one database, which this mark identifies.\n");
    await blobs.put(`${owners}/${mark}/mark.txt`, path, "text/plain");
  } finally {
    await rm(path, { force: true });
  }
}
