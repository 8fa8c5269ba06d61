import { useQueryClient } from "@tanstack/react-query";
import type { Author } from "#contracts/kernel/author.ts";
import type { OfflineNote } from "#contracts/kernel/client.ts";
import { type Item, itemsMax } from "#contracts/travel/trip-parts.ts";
import { type Trip, addItems, removeItem, tickItem } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../../data/browser.ts";
import { freshKey } from "../../../data/idempotency.ts";
import { queuedShown, useQueuedOf } from "../../../data/queue/shown.ts";
import type { QueuedWrite } from "../../../data/queue/store.ts";
import { tripPath } from "../../../links/trips.ts";
import { toast } from "../../../ui/toast.tsx";
import { canEdit, isTogether, peopleOf } from "../people/roles.ts";
import { tripTarget } from "../trip-keys.ts";
import { cacheTrip } from "../use-trips.ts";
import { itemsBody, itemsOf, freshItemId } from "./items.ts";
import { useListChanges, type ListChanges } from "./use-list-changes.ts";

/** Changes of a trip's lists; all but dates and assignees are saved without a network, too. */
export type ItemChanges = ListChanges<Item> & {
  /** Whether the reader can change the lists. */
  canEdit: boolean;
  /** Whom an item can be assigned to; none where the reader is alone on the trip. */
  people: readonly Author[];
  /** Adds items, at the end without a place. Resolves to whether they were saved. */
  add: (items: readonly Item[], place?: number) => Promise<boolean>;
  /** Removes an item, with an undo in the toast. */
  remove: (item: Item) => Promise<void>;
  /** Marks an item as done or not. */
  tick: (item: Item, done: boolean) => Promise<boolean>;
};

const parts = { of: itemsOf, body: itemsBody };

/** The to-dos and packing lists of a trip, with what waits for the network. */
export function useItemChanges(trip: Trip): ItemChanges {
  const client = useQueryClient();
  const target = tripTarget(trip._id);
  const isOfTrip = (write: QueuedWrite) => write.target === target;
  const queued = useQueuedOf(target);
  const shown = withWrites(
    itemsOf(trip),
    queued.flatMap(({ show }) => itemWriteOf(show) ?? []),
  );
  const changes = useListChanges(trip, parts, shown);
  const params = { id: trip._id };

  const noteOf = (label: string, { list }: Pick<Item, "list">, show: ItemWrite) =>
    ({
      label,
      target,
      page: tripPath(trip._id, "packing"),
      section: list,
      show,
    }) satisfies OfflineNote;

  type Sending = { key: string; offline: OfflineNote };
  const save = (
    set: (list: Item[]) => Item[],
    send: (sending: Sending) => Promise<Trip>,
    offline: OfflineNote,
  ) => {
    const key = freshKey();
    return changes.run(set, async () => cacheTrip(client, await send({ key, offline })));
  };

  const add: ItemChanges["add"] = (items, place) => {
    const [first] = items;
    if (!first) return Promise.resolve(true);
    const label = `Added: ${items.length > 1 ? counted(items.length, "item") : first.text}`;
    return save(
      (list) => insertItems(list, items, place),
      (options) => call(addItems, { params, body: { items: [...items], place }, ...options }),
      noteOf(label, first, { added: items, place }),
    );
  };

  const remove = async (item: Item) => {
    const { _id: itemId, text } = item;
    const place = changes.list.findIndex(({ _id }) => _id === itemId);
    const isOff =
      (await discard(isOfTrip, (write) => "added" in write && isOnly(write.added, itemId))) ||
      (await save(
        (list) => list.filter(({ _id }) => _id !== itemId),
        (options) => call(removeItem, { params: { ...params, itemId }, ...options }),
        noteOf(`Removed: ${text}`, item, { removedId: itemId }),
      ));
    if (!isOff) return;
    const undo = async () => {
      const isBack = await discard(
        isOfTrip,
        (write) => "removedId" in write && write.removedId === itemId,
      );
      if (!isBack) await add([{ ...item, _id: freshItemId() }], place);
    };
    toast(`“${text}” removed.`, { undo: () => void undo() });
  };

  const tick = (item: Item, done: boolean) => {
    const { _id: itemId, text } = item;
    const before = queued.find(({ show }) => {
      const write = itemWriteOf(show);
      return write && "itemId" in write && write.itemId === itemId;
    });
    const note = noteOf(`${done ? "Done" : "Not done"}: ${text}`, item, { itemId, done });
    // Where the server may have the earlier one, both are sent, in order.
    const replaces = before && isUntried(before) ? before.id : undefined;
    return save(
      (list) => setDone(list, itemId, done),
      (options) => call(tickItem, { params: { ...params, itemId }, body: { done }, ...options }),
      { ...note, ...(replaces !== undefined && { replaces }) },
    );
  };

  const people = isTogether(trip) ? peopleOf(trip) : [];
  return { ...changes, canEdit: canEdit(trip), people, add, remove, tick };
}

const isOnly = (items: readonly Item[], itemId: string): boolean =>
  items.length === 1 && items[0]?._id === itemId;

const isUntried = ({ state, triedAt }: QueuedWrite): boolean =>
  state === "waiting" && triedAt === null;

/** Deletes a queued write that the server can't have; false where there is none. */
async function discard(
  isOfTrip: (write: QueuedWrite) => boolean,
  isWanted: (write: ItemWrite) => boolean,
): Promise<boolean> {
  const found = queuedShown.get().find((queued) => {
    const write = itemWriteOf(queued.show);
    return isOfTrip(queued) && isUntried(queued) && write !== undefined && isWanted(write);
  });
  if (!found) return false;
  const { discardWrite } = await import("../../../data/queue/queue.ts");
  return discardWrite(found.id);
}

/** What a queued write changes in the lists of a trip. */
type ItemWrite =
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
function insertItems(list: readonly Item[], added: readonly Item[], place = list.length): Item[] {
  const ids = new Set(list.map(({ _id }) => _id));
  return list.toSpliced(
    Math.min(place, list.length),
    0,
    ...added.filter((one) => !ids.has(one._id)),
  );
}

const setDone = (list: readonly Item[], itemId: string, done: boolean): Item[] =>
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

/** "3 items added. 1 was skipped: already on the list, or over the limit of 300." */
export function skippedText(added: number, skipped: number): string {
  const addedText = `${counted(added, "item")} added.`;
  const skippedPart = counted(skipped, "was skipped", "were skipped");
  return `${addedText} ${skippedPart}: already on the list, or over the limit of ${itemsMax}.`;
}

/** Adds lines to the lists of a trip, and names how many of them were skipped. Resolves to whether they were saved. */
export async function addLines(
  { list, add }: Pick<ItemChanges, "list" | "add">,
  lines: readonly string[],
  itemsFor: (list: readonly Item[]) => Item[],
): Promise<boolean> {
  const items = itemsFor(list);
  const isSaved = await add(items);
  const skipped = lines.length - items.length;
  if (isSaved && skipped > 0) toast(skippedText(items.length, skipped));
  return isSaved;
}
