import { removeFile, storedFile } from "./private-files.ts";

/** How many files of another app are taken at once. */
export const sharedMax = 10;

/** Where a shared file waits, beside the files of drafts, so that log-out removes it too. */
export const sharedKey = (place: number): string => `shared:${place}`;

/** How long a shared file waits for its person to log in, in milliseconds. */
const waitMs = 60 * 60_000;

/** What another app shared within the last hour and that isn't used yet. */
export async function sharedFiles(): Promise<File[]> {
  const files: File[] = [];
  for (let place = 0; place < sharedMax; place += 1) {
    const file = await storedFile(sharedKey(place));
    if (!file || Date.now() - file.lastModified > waitMs) break;
    files.push(file);
  }
  return files;
}

export async function removeSharedFiles(): Promise<void> {
  for (let place = 0; place < sharedMax; place += 1) await removeFile(sharedKey(place));
}
