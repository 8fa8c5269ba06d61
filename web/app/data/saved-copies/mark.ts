import { localStore, privatePrefix } from "../storage.ts";

/** Browsers have the mark by this name. */
const markKey = `${privatePrefix}kept`;
const unseenMs = 30 * 86_400_000;

/** The databases of a person's saved copies, and of the key that reads them. Browsers have them by these names. */
export const copyDatabases = (userId: string) =>
  ({ copies: `kept:${userId}`, key: `kept-key:${userId}` }) as const;

/** Whose trips are saved in this browser; undefined if nobody's, or if the server wasn't reached for 30 days. */
export function savedCopiesOwner(): string | undefined {
  const [userId, seenAt] = (localStore.getItem(markKey) ?? "").split(" ");
  if (!userId) return undefined;
  if (Date.now() - Number(seenAt) < unseenMs) return userId;
  removeSavedCopies();
  return undefined;
}

/** Written before anything is stored, so that log-out always knows what to delete. */
export const markTripsSaved = (userId: string): void =>
  localStore.setItem(markKey, `${userId} ${Date.now()}`);

/** Deletes what is saved and its key. */
export function removeSavedCopies(): void {
  const [userId] = (localStore.getItem(markKey) ?? "").split(" ");
  localStore.removeItem(markKey);
  if (userId) deleteSavedCopies(userId);
}

export function deleteSavedCopies(userId: string): void {
  try {
    for (const name of Object.values(copyDatabases(userId))) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}
