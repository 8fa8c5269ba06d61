import { removeFile, storedFile, storeFile } from "./private-files.ts";

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

/** Arrived: nobody has said yet that they shared it. Taken: its person said so, and the pages may use it. */
type Stage = "arrived" | "taken";

/** Where a shared file waits, beside the files of drafts, so that log-out removes it too. */
export const sharedKey = (stage: Stage, place: number): string =>
  stage === "taken" ? `shared:${place}` : `shared:${stage}:${place}`;

/** How long a shared file waits for its person to log in, in milliseconds. */
const waitMs = 60 * 60_000;

/** What arrived within the last hour and isn't used yet. */
export async function sharedFiles(stage: Stage): Promise<File[]> {
  const files: File[] = [];
  for (let place = 0; place < sharedMax; place += 1) {
    const file = await storedFile(sharedKey(stage, place));
    if (!file || Date.now() - file.lastModified > waitMs) break;
    files.push(file);
  }
  return files;
}

export async function removeSharedFiles(stage: Stage): Promise<void> {
  for (let place = 0; place < sharedMax; place += 1) await removeFile(sharedKey(stage, place));
}

/** Lets the pages use what arrived, instead of what was taken before. False where the browser has no room for it. */
export async function takeArrived(): Promise<boolean> {
  const files = await sharedFiles("arrived");
  await removeSharedFiles("taken");
  for (const [place, file] of files.entries()) {
    if (!(await storeFile(sharedKey("taken", place), file))) return false;
  }
  await removeSharedFiles("arrived");
  return true;
}
