import { useQueryClient } from "@tanstack/react-query";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { tickItem, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { freshKey } from "../../../data/idempotency.ts";
import { queuedShown } from "../../../data/queue/shown.ts";
import { useStore } from "../../../data/store.ts";
import { tripPath } from "../../../links/trips.ts";
import { tripTarget } from "../trip-keys.ts";
import { cacheTrip } from "../use-trips.ts";
import { itemsBody, itemsOf } from "./items.ts";
import { useListChanges, type ListChanges } from "./use-list-changes.ts";

export type ItemChanges = ListChanges<Item> & {
  /** Marks an item as done or not, also without a network. */
  tick: (item: Item, done: boolean) => Promise<boolean>;
};

const parts = { of: itemsOf, body: itemsBody };

/** What a queued tick shows. */
type Tick = { itemId: string; done: boolean };

const isTick = (show: unknown): show is Tick =>
  typeof show === "object" && show !== null && "itemId" in show && "done" in show;

/** The to-dos and packing lists of a trip, with the ticks that wait for the network. */
export function useItemChanges(trip: Trip): ItemChanges {
  const client = useQueryClient();
  const changes = useListChanges(trip, parts);
  const queued = useStore(queuedShown).flatMap(({ target, show, ...write }) =>
    target === tripTarget(trip._id) && isTick(show) ? [{ ...write, ...show }] : [],
  );

  const tick = (item: Item, done: boolean) => {
    const set = (list: Item[]) =>
      list.map((one) => (one._id === item._id ? { ...one, done } : one));
    const before = queued.find(({ itemId }) => itemId === item._id);
    const offline = {
      label: `${done ? "Done" : "Not done"}: ${item.text}`,
      target: tripTarget(trip._id),
      page: tripPath(trip._id),
      show: { itemId: item._id, done } satisfies Tick,
      // Where the server may have the earlier one, both are sent, in order.
      replaces: before?.triedAt === null && before.state === "waiting" ? before.id : undefined,
    };
    const params = { id: trip._id, itemId: item._id };
    const key = freshKey();
    return changes.run(set, async () =>
      cacheTrip(client, await call(tickItem, { params, body: { done }, key, offline })),
    );
  };

  const list = changes.list.map((item) => {
    const last = queued.findLast(({ itemId }) => itemId === item._id);
    return last ? { ...item, done: last.done } : item;
  });
  return { ...changes, list, tick };
}
