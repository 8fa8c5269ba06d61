import type { Readable } from "node:stream";
import { type Kysely, sql } from "kysely";
import * as z from "zod/mini";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { keysOf } from "../../platform/files/keys.ts";
import type { Manifest } from "./manifest.ts";
import type { Packing } from "./packing.ts";
import { fetchAll } from "./rows-out.ts";
import type { Table } from "./tables.ts";

const FileRow = z.object({
  id: z.string(),
  visibility: z.enum(["public", "private"]),
  kind: z.enum(["picture", "pdf"]),
  bytes: z.number(),
});
type FileRow = z.output<typeof FileRow>;
type Opened = { key: string; found: { stream: Readable; bytes: number } | undefined };

/** Files opened ahead of the one being written, because a bucket may have a high latency. */
const aheadAtMost = 6;

/**
 * Adds every attached file. A damaged file is listed in the result and doesn't stop the backup: it was damaged before,
 * and the others must still be saved.
 */
export async function addFiles<S>(
  trx: Kysely<S>,
  tables: readonly Table[],
  blobs: BlobStore,
  packing: Packing,
): Promise<Manifest["files"]> {
  const files: Manifest["files"] = { count: 0, bytes: 0, damaged: [] };
  if (!tables.some(({ name }) => name === "files")) return files;
  const query = sql`
    select id::text, visibility, kind, bytes from files
    where state = 'kept' and owner_id is not null order by id`;
  const rows = fetchAll(trx, query, (row) => z.parse(FileRow, row));
  for await (const { row, opened } of opening(rows, blobs)) {
    let bytes = 0;
    for (const { key, found } of opened) {
      if (!found) continue;
      await packing.addStream(`files/${key}`, found.bytes, found.stream);
      files.count += 1;
      bytes += found.bytes;
    }
    files.bytes += bytes;
    if (bytes !== row.bytes) files.damaged.push(row.id);
  }
  return files;
}

type OpenedFile = { row: FileRow; opened: Opened[] };

async function* opening(rows: AsyncIterable<FileRow>, blobs: BlobStore): AsyncIterable<OpenedFile> {
  const begun: Promise<OpenedFile>[] = [];
  try {
    for await (const row of rows) {
      const file = openFile(row, blobs);
      // Handled when its turn comes; until then it must not count as unhandled.
      file.catch(() => undefined);
      begun.push(file);
      const first = begun.length > aheadAtMost ? begun.shift() : undefined;
      if (first) yield await first;
    }
    for (let file = begun.shift(); file; file = begun.shift()) yield await file;
  } finally {
    for (const file of begun) void file.then(letGo, () => undefined);
  }
}

async function openFile(row: FileRow, blobs: BlobStore): Promise<OpenedFile> {
  const opened: Opened[] = [];
  try {
    for (const key of keysOf(row)) opened.push({ key, found: await blobs.open(key) });
    return { row, opened };
  } catch (error) {
    letGo({ opened });
    throw error;
  }
}

const letGo = ({ opened }: { opened: Opened[] }) => {
  for (const { found } of opened) found?.stream.destroy();
};
