import { AppError } from "#contracts/kernel/errors.ts";
import type { Item, ItemDraft } from "#contracts/travel/trip-parts.ts";
import { itemsMax, type Trip } from "#contracts/travel/trips.ts";
import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import { once } from "../../platform/db/idempotency.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Trx } from "../../platform/schema.ts";
import { newItems } from "./drafts.ts";
import { rejectTooLong } from "./quota.ts";
import { getTrip, lockTrip, rejectOthersPets } from "./service.ts";
import { canEdit } from "./policy.ts";
import * as store from "./store.ts";

type Deps = { events: Events };
type ItemParams = { id: string; itemId: string };

/**
 * Adds items to a trip's lists; a retry with the same `key` gets the first answer. Throws NOT_FOUND, VALIDATION, QUOTA.
 */
export function addItems(
  { events }: Deps,
  session: Session,
  id: string,
  body: { items: readonly z.output<typeof ItemDraft>[]; place?: number | undefined },
  key?: string,
): Promise<Trip> {
  const attempt = { ownerId: session.userId, key, call: `addItems ${id}`, body };
  return events.write((trx, publish) =>
    once(trx, attempt, async () => {
      const trip = await lockTrip(trx, canEdit, session, id);
      await rejectOthersPets(trx, session, { items: [...body.items] }, trip);
      const fresh = newItems(body.items, trip.items, randomUUID);
      if (trip.items.length + fresh.length > itemsMax) throw tooManyItems();
      const items = trip.items.toSpliced(body.place ?? trip.items.length, 0, ...fresh);
      await rejectTooLong(trx, { userId: trip.owner_id }, { ...trip, items }, trip);
      return saveItems(trx, publish, session, trip, items);
    }),
  );
}

/**
 * Marks an item of a trip's lists as done or not; a retry with the same `key` gets the first answer. Throws NOT_FOUND,
 * also for an item that was removed.
 */
export function tickItem(
  { events }: Deps,
  session: Session,
  { id, itemId }: ItemParams,
  done: boolean,
  key?: string,
): Promise<Trip> {
  const attempt = { ownerId: session.userId, key, call: `tickItem ${id} ${itemId}` };
  return events.write((trx, publish) =>
    once(trx, { ...attempt, body: { done } }, async () => {
      const trip = await lockTrip(trx, canEdit, session, id);
      const item = trip.items.find(({ _id }) => _id === itemId);
      if (!item) throw new AppError("NOT_FOUND", "This list item was removed.");
      const items = trip.items.map((one) => (one === item ? { ...one, done } : one));
      return saveItems(trx, publish, session, trip, items);
    }),
  );
}

/**
 * Removes an item from a trip's lists, also one that is gone already; a retry with the same `key` gets the first
 * answer. Throws NOT_FOUND for the trip.
 */
export function removeItem(
  { events }: Deps,
  session: Session,
  { id, itemId }: ItemParams,
  key?: string,
): Promise<Trip> {
  const attempt = { ownerId: session.userId, key, call: `removeItem ${id} ${itemId}`, body: {} };
  return events.write((trx, publish) =>
    once(trx, attempt, async () => {
      const trip = await lockTrip(trx, canEdit, session, id);
      const items = trip.items.filter(({ _id }) => _id !== itemId);
      return saveItems(trx, publish, session, trip, items);
    }),
  );
}

/**
 * Saves lists that may be as they were. The version grows anyway, so that a client can tell its own change from
 * another that came before.
 */
async function saveItems(
  trx: Trx,
  publish: Publish,
  session: Session,
  trip: store.TripRow,
  items: Item[],
): Promise<Trip> {
  await store.updateItems(trx, publish, trip.id, items);
  return getTrip(trx, session, trip.id);
}

const tooManyItems = () =>
  new AppError("VALIDATION", `A trip can have up to ${itemsMax} list items. Remove some.`);
