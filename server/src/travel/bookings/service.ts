import { AppError } from "#contracts/kernel/errors.ts";
import type { WaitingBooking } from "#contracts/travel/bookings.ts";
import { moment } from "../../platform/db/moment.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import * as store from "./store.ts";

export { bookingQueue, startBookings } from "./jobs.ts";

/** The caller's forwarded confirmations that wait to be confirmed, newest first. */
export async function listWaiting(db: Db, { userId }: Session): Promise<WaitingBooking[]> {
  const rows = await store.listWaiting(db, userId);
  return rows.map(({ id, subject, reading, received_at }) => ({
    _id: id,
    subject,
    receivedAt: moment(received_at),
    isRead: reading !== null,
    ...(reading ?? { bookings: [], notes: [], unread: [] }),
  }));
}

/** Dismisses one, after it was confirmed or not. Throws NOT_FOUND. */
export function dismissWaiting(
  events: Events,
  { userId }: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    if (!(await store.updateDismissed(trx, userId, id)))
      throw new AppError("NOT_FOUND", "This booking doesn't wait any more.");
    return { _id: id };
  });
}
