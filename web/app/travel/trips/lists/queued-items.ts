import type { Item } from "#contracts/travel/trip-parts.ts";

/** What a queued write changes in the lists of a trip. */
export type ItemWrite =
  | { itemId: string; done: boolean }
  | { added: readonly Item[]; place?: number | undefined }
  | { removedId: string };

/** What this page stored beside a write; undefined for a write of another kind. */
export function itemWriteOf(show: unknown): ItemWrite | undefined {
  if (typeof show !== "object" || show === null) return undefined;
  const isOurs = "added" in show || "removedId" in show || ("itemId" in show && "done" in show);
  // Sealed, so nobody else wrote it.
  return isOurs ? (show as ItemWrite) : undefined;
}

/** Items in their place, or at the end of a shorter list; none that is there already. */
export function insertItems(
  list: readonly Item[],
  added: readonly Item[],
  place = list.length,
): Item[] {
  const ids = new Set(list.map(({ _id }) => _id));
  return list.toSpliced(
    Math.min(place, list.length),
    0,
    ...added.filter((one) => !ids.has(one._id)),
  );
}

export const setDone = (list: readonly Item[], itemId: string, done: boolean): Item[] =>
  list.map((one) => (one._id === itemId ? { ...one, done } : one));

/** The lists with what waits for the network. */
export function withWrites(list: readonly Item[], writes: readonly ItemWrite[]): Item[] {
  return writes.reduce<Item[]>(
    (items, write) => {
      if ("added" in write) return insertItems(items, write.added, write.place);
      if ("removedId" in write) return items.filter(({ _id }) => _id !== write.removedId);
      return setDone(items, write.itemId, write.done);
    },
    [...list],
  );
}
