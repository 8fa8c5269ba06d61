import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { sha256 } from "./manifest.ts";
import { syncPath } from "./packing.ts";

const Hash = z.string().check(z.regex(/^[0-9a-f]+$/));
const CopyNote = z.strictObject({
  /** By which the place knows what is on its way into it. */
  id: Hash,
  /** A hash of the two addresses, since those hold passwords. */
  place: Hash,
  /** What the database there may hold, as the hash of its sums: of the last copy, and of one that was begun. */
  hashes: z.array(Hash),
});
/** What a server remembers of the place it was copied to, so that the copy can be gone on with or brought up to date. */
export type CopyNote = z.output<typeof CopyNote>;

const pathIn = (folder: string) => join(folder, "copied.json");

/** The note on this place, or a new one where the last copy went elsewhere or there was none. */
export async function readNote(
  folder: string,
  to: string,
  files: string,
): Promise<{ note: CopyNote; isCurrent: boolean }> {
  const place = sha256(`${to}\n${files}`);
  const text = await readFile(pathIn(folder), "utf8").catch(() => "null");
  const note = z.safeParse(CopyNote, JSON.parse(text)).data;
  if (note?.place === place) return { note, isCurrent: true };
  return { note: { id: randomBytes(16).toString("hex"), place, hashes: [] }, isCurrent: false };
}

/** Keeps a note, on the disk itself. */
export async function writeNote(folder: string, note: CopyNote): Promise<void> {
  const path = pathIn(folder);
  await writeFile(`${path}.new`, JSON.stringify(note), { mode: 0o600 });
  await syncPath(`${path}.new`);
  await rename(`${path}.new`, path);
  await syncPath(folder);
}
