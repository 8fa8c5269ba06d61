import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/travel/trip-comments.ts";
import { dayText } from "#format/dates.ts";
import { numberText } from "#format/numbers.ts";
import { uuidv7 } from "uuidv7";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { type Notice, writeNotices } from "../../community/notifications/service.ts";
import { once } from "../../platform/db/idempotency.ts";
import { listPage } from "../../platform/db/list-page.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { canRead, isOwner } from "../trips/policy.ts";
import * as trips from "../trips/service.ts";
import { isAuthor } from "./policy.ts";
import * as store from "./store.ts";

export type Deps = { db: Db; events: Events; secret: Uint8Array; publicUrl: string };

type Trip = trips.TripDetailRow;
type Draft = ParsedInput<typeof contract.addTripComment>["body"];

/** The comments of a trip that the caller may read, newest first; those on removed parts are left out. Throws NOT_FOUND. */
export async function listComments(
  db: Db,
  session: Session,
  tripId: string,
  before: string | undefined,
) {
  const trip = await trips.getTripRow(db, session, tripId);
  const page = { before, limit: contract.tripCommentsShown + 1 };
  const rows = await store.listComments(db, session.userId, tripId, partIds(trip), page);
  return listPage(rows, contract.tripCommentsShown, (row) => present(row, trip, session));
}

const partIds = ({ legs, stays, entries }: Trip): string[] => [
  ...[...legs, ...stays].map(({ _id }) => _id),
  ...entries.map(({ id }) => id),
];

const present = (row: store.CommentRow, trip: Trip, session: Session): contract.TripComment => ({
  _id: row.id,
  on: { kind: row.kind, ref: row.ref },
  author: presentAuthor(row.author),
  text: row.text,
  createdAt: row.created_at.toISOString(),
  canDelete: mayDelete(row, trip, session),
});

const mayDelete = (row: store.CommentRow, trip: Trip, session: Session): boolean =>
  isAuthor.allows(session, row) || isOwner.allows(session, trip);

/**
 * Comments on a part of a trip, and notifies the others on it; a retry with the same `key` returns the first comment.
 * Throws NOT_FOUND, VALIDATION for a part or a day that the trip doesn't have, and where it has too many comments.
 */
export function addComment(
  deps: Deps,
  session: Session,
  tripId: string,
  { on, text }: Draft,
  key?: string,
): Promise<contract.TripComment> {
  const attempt = { ownerId: session.userId, key, call: `addTripComment ${tripId}` };
  return deps.events.write(async (trx, publish) => {
    // Locked, so that two comments can't both be the last one.
    const trip = await trips.lockTrip(trx, canRead, session, tripId);
    const { id } = await once(trx, { ...attempt, body: { on, text } }, async () => {
      rejectUnknown(trip, on);
      if ((await store.countComments(trx, tripId)) >= contract.tripCommentsMax)
        throw tooManyComments();
      const row = { id: uuidv7(), plan_id: tripId, author_id: session.userId, ...on, text };
      await store.insertComment(trx, row);
      await writeNotices(deps, trx, publish, noticesOf(trip, session, on, row.id));
      publish({ what: "trip.changed", tripId });
      return { id: row.id };
    });
    const comment = await store.findComment(trx, tripId, id);
    // A retry after it was deleted.
    if (!comment) throw commentNotFound();
    return present(comment, trip, session);
  });
}

function rejectUnknown(trip: Trip, on: contract.CommentSubject): void {
  const isKnown =
    on.kind === "day"
      ? trips.isInTrip(trip, on.ref)
      : on.kind === "entry"
        ? trip.entries.some(({ id }) => id === on.ref)
        : trip[on.kind === "leg" ? "legs" : "stays"].some(({ _id }) => _id === on.ref);
  if (isKnown) return;
  const message = "That part is no longer in this trip. Reload and try again.";
  throw new AppError("VALIDATION", message, { fields: { on: message } });
}

const partNames = { leg: "a leg", stay: "a stay", entry: "an entry" };

/** Without the comment's text, since emails have no texts of others. */
const noticesOf = (
  trip: Trip,
  { userId: actorId }: Session,
  on: contract.CommentSubject,
  commentId: string,
): Notice[] =>
  [trip.owner_id, ...trip.member_ids].map((recipientId) =>
    trips.noticeTo(trip, {
      recipientId,
      actorId,
      text: `New comment on ${on.kind === "day" ? dayText(on.ref, "monthDay") : partNames[on.kind]}.`,
      topic: `comment ${commentId}`,
    }),
  );

/** Deletes a comment of the caller's, or any as the trip's owner. Throws NOT_FOUND, NOT_YOURS. */
export function deleteComment(
  { events }: Deps,
  session: Session,
  { id: tripId, commentId }: { id: string; commentId: string },
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const trip = await trips.lockTrip(trx, canRead, session, tripId);
    const comment = await store.findComment(trx, tripId, commentId);
    if (!comment) throw commentNotFound();
    if (!mayDelete(comment, trip, session))
      throw new AppError("NOT_YOURS", "You can only delete your own comments.");
    await store.deleteComment(trx, commentId);
    publish({ what: "trip.changed", tripId });
    return { _id: commentId };
  });
}

const commentNotFound = () =>
  new AppError("NOT_FOUND", "This comment doesn't exist. It may have been deleted.");

const tooManyComments = () =>
  new AppError(
    "VALIDATION",
    `A trip can have up to ${numberText(contract.tripCommentsMax)} comments. Delete some.`,
  );
