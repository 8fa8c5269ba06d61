import type { Readable } from "node:stream";
import type { Db } from "../schema.ts";
import type { BlobStore } from "./blobs.ts";
import { keyOf } from "./files.ts";
import type { SharedFileQuery } from "./policy.ts";
import * as store from "./store.ts";

/** A stored file for the archive of a person: a PDF as it was uploaded, a picture in its largest size. */
export type FileForArchive = {
  /** `.pdf` or `.webp`. */
  ending: string;
  label: string;
  bytes: number;
  /** Undefined if it was deleted meanwhile. */
  open: () => Promise<Readable | undefined>;
};

/** A file of a person, or one that a query finds shared with them; undefined for any other. */
export async function findFileForArchive(
  { db, blobs }: { db: Db; blobs: BlobStore },
  id: string,
  owner: { userId: string },
  sharedQueries: readonly SharedFileQuery[],
): Promise<FileForArchive | undefined> {
  const file = await store.findForArchive(db, id, owner, sharedQueries);
  if (!file) return undefined;
  const name = file.kind === "pdf" ? "original.pdf" : "1280.webp";
  return {
    ending: file.kind === "pdf" ? ".pdf" : ".webp",
    label: file.label,
    bytes: file.bytes,
    open: async () => (await blobs.open(keyOf(file.visibility, file.id, name)))?.stream,
  };
}
