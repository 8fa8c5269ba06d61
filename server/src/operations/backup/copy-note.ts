import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { sha256 } from "./manifest.ts";
import { syncPath } from "./packing.ts";

const Hash = z.string().check(z.regex(/^[0-9a-f]+$/));
const CopyNote = z.strictObject({
  /** Marks the target while this copy is being written. */
  id: Hash,
  /** A hash of the two URLs, because they contain passwords. */
  place: Hash,
  /** Hashes of what the target database may contain: the last copy, and one that was started. */
  hashes: z.array(Hash),
});
/** What a server remembers about the target of its copy, to continue or update it. */
export type CopyNote = z.output<typeof CopyNote>;

const pathIn = (folder: string) => join(folder, "copied.json");

/** The note about this target, or a new one if there is no copy or it went elsewhere. */
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

/** Saves a note and syncs it to disk. */
export async function writeNote(folder: string, note: CopyNote): Promise<void> {
  const path = pathIn(folder);
  await writeFile(`${path}.new`, JSON.stringify(note), { mode: 0o600 });
  await syncPath(`${path}.new`);
  await rename(`${path}.new`, path);
  await syncPath(folder);
}
