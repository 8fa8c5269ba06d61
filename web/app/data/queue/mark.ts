import { createStore } from "../store.ts";
import { localStore, privatePrefix } from "../storage.ts";

const markPrefix = `${privatePrefix}queue:`;
const unseenMs = 30 * 86_400_000;

/** The databases of what a person saved without a network, and of the key that reads it. */
export const queueDatabases = (userId: string) =>
  ({ writes: `queue:${userId}`, key: `queue-key:${userId}` }) as const;

/** How many writes of a person wait in this browser, without opening a database. */
export const queuedCount = (userId: string | undefined): number =>
  userId === undefined ? 0 : (readMark(markPrefix + userId)?.count ?? 0);

/** Whether a person has databases here, which may be empty. */
export const hasQueue = (userId: string): boolean =>
  localStore.getItem(markPrefix + userId) !== null;

/** The number of the member at this browser; set by the session, by the queue, and by other tabs. */
export const queuedHere = createStore(0);

/** Written before anything is stored, so that log-out always knows what to delete. */
export const markQueue = (userId: string, count: number): void =>
  localStore.setItem(markPrefix + userId, `${count} ${Date.now()}`);

/** Its owner was here, so that it isn't too old. */
export const noteQueueSeen = (userId: string): void => {
  if (hasQueue(userId)) markQueue(userId, queuedCount(userId));
};

function readMark(key: string): { count: number; seenAt: number } | undefined {
  const [count = "", seenAt = ""] = (localStore.getItem(key) ?? "").split(" ");
  return count === "" ? undefined : { count: Number(count) || 0, seenAt: Number(seenAt) || 0 };
}

const marks = (): string[] =>
  Array.from({ length: localStore.length }, (_, place) => localStore.key(place) ?? "").filter(
    (key) => key.startsWith(markPrefix),
  );

/** Deletes one person's queue, and its key. */
export function removeQueue(userId: string): void {
  if (!hasQueue(userId)) return;
  localStore.removeItem(markPrefix + userId);
  deleteQueue(userId);
}

export function deleteQueue(userId: string): void {
  const { writes, key } = queueDatabases(userId);
  try {
    for (const name of [writes, key]) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/** Deletes every person's queue; with `unseen` only those not opened for 30 days. */
export function removeQueues({ unseen = false } = {}): void {
  for (const key of marks()) {
    const isOld = Date.now() - (readMark(key)?.seenAt ?? 0) > unseenMs;
    if (isOld || !unseen) removeQueue(key.slice(markPrefix.length));
  }
}
