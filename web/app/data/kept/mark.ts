import { localStore, privatePrefix } from "../storage.ts";

const markKey = `${privatePrefix}kept`;
const unseenMs = 30 * 86_400_000;

/** The databases of what a person chose to keep, and of the key that reads it. */
export const keptDatabases = (userId: string) =>
  ({ copies: `kept:${userId}`, key: `kept-key:${userId}` }) as const;

/** Whose trips are kept in this browser; undefined if nobody's, or if the server wasn't reached for 30 days. */
export function keptOwner(): string | undefined {
  const [userId, seenAt] = (localStore.getItem(markKey) ?? "").split(" ");
  if (!userId) return undefined;
  if (Date.now() - Number(seenAt) < unseenMs) return userId;
  removeKept();
  return undefined;
}

/** Written before anything is stored, so that log-out always knows what to delete. */
export const markKept = (userId: string): void =>
  localStore.setItem(markKey, `${userId} ${Date.now()}`);

/** Deletes what is kept and its key. */
export function removeKept(): void {
  const [userId] = (localStore.getItem(markKey) ?? "").split(" ");
  localStore.removeItem(markKey);
  if (userId) deleteKept(userId);
}

export function deleteKept(userId: string): void {
  try {
    for (const name of Object.values(keptDatabases(userId))) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}
