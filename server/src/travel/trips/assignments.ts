import { AppError } from "#contracts/kernel/errors.ts";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { counted } from "#format/plurals.ts";
import { writeNotices } from "../../community/notifications/service.ts";
import type { Events, Publish } from "../../platform/events.ts";
import { noticeTo } from "./notices.ts";
import * as store from "./store.ts";

declare module "../../platform/events.ts" {
  interface DomainEvents {
    /** Items of a trip were assigned to a person by another one; `version` is that of the trip. */
    "trip.assigned": {
      tripId: string;
      actorId: string;
      assigneeId: string;
      count: number;
      version: number;
    };
  }
}

/** Throws VALIDATION for items that are assigned to a person who is neither the trip's owner nor a member who joined. */
export function rejectOutsiders(
  trip: Pick<store.TripRow, "owner_id" | "member_ids">,
  items: readonly { assigneeId?: string | null | undefined }[] = [],
): void {
  const people = new Set([trip.owner_id, ...trip.member_ids]);
  const index = items.findIndex(({ assigneeId }) => assigneeId && !people.has(assigneeId));
  if (index === -1) return;
  const message = "Select a person on this trip.";
  throw new AppError("VALIDATION", message, { fields: { [`items.${index}.assigneeId`]: message } });
}

type Items = { items: readonly Item[] };

/** Publishes what a change assigned to people other than the one who made it. */
export function publishAssignments(
  publish: Publish,
  actorId: string,
  before: Items,
  after: Items & { id: string; version: number },
): void {
  const assignees = new Map(before.items.map(({ _id, assigneeId }) => [_id, assigneeId ?? null]));
  const assigned = after.items.filter(
    ({ _id, assigneeId, done }) => assigneeId && !done && assignees.get(_id) !== assigneeId,
  );
  for (const [assigneeId, items] of Map.groupBy(assigned, (item) => item.assigneeId)) {
    if (!assigneeId || assigneeId === actorId) continue;
    const { id: tripId, version } = after;
    const count = items.length;
    publish({ what: "trip.assigned", tripId, actorId, assigneeId, count, version });
  }
}

type Deps = { events: Events; secret: Uint8Array; publicUrl: string };

/** Tells people what was assigned to them, after commit. */
export function notifyOfAssignments(deps: Deps): void {
  deps.events.listen(async (event, here) => {
    if (event.what !== "trip.assigned" || !here) return;
    const { tripId, actorId, assigneeId, count, version } = event;
    await deps.events.write(async (trx, publish) => {
      const trip = await store.findAnyTrip(trx, tripId);
      if (!trip) return;
      const text = `Assigned you ${count === 1 ? "an item" : counted(count, "item")} on the lists.`;
      const topic = `assigned ${version}`;
      const notice = noticeTo(trip, { recipientId: assigneeId, actorId, text, topic });
      await writeNotices(deps, trx, publish, [notice]);
    });
  });
}
