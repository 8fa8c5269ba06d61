import { AppError } from "#contracts/kernel/errors.ts";
import type { ItemDraft } from "#contracts/travel/trip-parts.ts";
import { itemsMax, type Trip } from "#contracts/travel/trips.ts";
import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { rejectOutsiders } from "./assignments.ts";
import { changeTrip } from "./change.ts";
import { newItems } from "./drafts.ts";
import { rejectTooLong } from "./quota.ts";
import { rejectOthersPets } from "./service.ts";
import * as store from "./store.ts";

type Deps = { events: Events };
type ItemParams = { id: string; itemId: string };

/** Adds items to a trip's lists; a retry with the same `key` adds none. Throws NOT_FOUND, VALIDATION, QUOTA. */
export const addItems = (
  { events }: Deps,
  session: Session,
  id: string,
  body: { items: readonly z.output<typeof ItemDraft>[]; place?: number | undefined },
  key?: string,
): Promise<Trip> =>
  changeTrip(events, { session, id, call: `addItems ${id}`, body, key }, async (trx, trip) => {
    const owner = { userId: trip.owner_id };
    await rejectOthersPets(trx, session, { items: [...body.items] }, trip);
    rejectOutsiders(trip, body.items);
    const fresh = newItems(body.items, trip.items, randomUUID);
    if (trip.items.length + fresh.length > itemsMax) throw tooManyItems();
    const items = trip.items.toSpliced(body.place ?? trip.items.length, 0, ...fresh);
    await rejectTooLong(trx, owner, { ...trip, items }, trip);
    await store.updateItems(trx, id, items);
  });

/**
 * Marks an item of a trip's lists as done or not; a retry with the same `key` changes nothing. Throws NOT_FOUND, also for
 * an item that was removed.
 */
export function tickItem(
  { events }: Deps,
  session: Session,
  { id, itemId }: ItemParams,
  done: boolean,
  key?: string,
): Promise<Trip> {
  const request = { session, id, call: `tickItem ${id} ${itemId}`, body: { done }, key };
  return changeTrip(events, request, async (trx, trip) => {
    const item = trip.items.find(({ _id }) => _id === itemId);
    if (!item) throw new AppError("NOT_FOUND", "This list item was removed.");
    const items = trip.items.map((one) => (one === item ? { ...one, done } : one));
    await store.updateItems(trx, id, items);
  });
}

/**
 * Removes an item from a trip's lists, also one that is gone already; a retry with the same `key` changes nothing. Throws
 * NOT_FOUND for the trip.
 */
export const removeItem = (
  { events }: Deps,
  session: Session,
  { id, itemId }: ItemParams,
  key?: string,
): Promise<Trip> =>
  changeTrip(
    events,
    { session, id, call: `removeItem ${id} ${itemId}`, key },
    async (trx, trip) => {
      const items = trip.items.filter(({ _id }) => _id !== itemId);
      await store.updateItems(trx, id, items);
    },
  );

const tooManyItems = () =>
  new AppError("VALIDATION", `A trip can have up to ${itemsMax} list items. Remove some.`);
