import { removeFile, storedFile } from "./private-files.ts";

/** What is taken of another app at once. */
export const sharedMax = 10;
const fileMegabytes = 20;
const totalMegabytes = 60;
const megabyte = 1_000_000;

/** The files that are taken; the rest is too large or too much. */
export function withinLimits<F extends Pick<File, "size">>(files: readonly F[]): F[] {
  let room = totalMegabytes * megabyte;
  const taken: F[] = [];
  for (const file of files) {
    const { size } = file;
    if (size === 0 || size > fileMegabytes * megabyte || size > room) continue;
    if (taken.length === sharedMax) break;
    taken.push(file);
    room -= size;
  }
  return taken;
}

/** Whether a whole request is larger than anything that is taken, fields included. */
export const isTooLarge = (contentLength: string | null): boolean =>
  Number(contentLength ?? 0) > (totalMegabytes + 5) * megabyte;

/** The part of the address that says that something was left out. */
export const skippedQuery = "skipped";

export const sharedLimitText = `You can share up to ${sharedMax} files at once: ${fileMegabytes} MB each, ${totalMegabytes} MB in total.`;

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
