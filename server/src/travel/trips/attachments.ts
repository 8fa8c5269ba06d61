import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { type addAttachment, attachmentsMax, type Trip } from "#contracts/travel/trips.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Upload } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { getTrip, lockTrip, type Deps } from "./service.ts";
import { canEdit } from "./policy.ts";
import * as attachmentStore from "./attachment-store.ts";
import { redacted } from "./redaction.ts";
import * as store from "./store.ts";

type Text = ParsedInput<typeof addAttachment>["body"];

/** Adds a document to a trip; a retry with the same `key` adds none. Throws NOT_FOUND, VALIDATION, QUOTA. */
export function attach(
  { events, files }: Deps,
  session: Session,
  tripId: string,
  { label = "", legId = null, stayId = null }: Text,
  file: Upload,
  key?: string,
): Promise<Trip> {
  const body = { planId: tripId, label, legId, stayId, file: file.hash };
  return events.write((trx, publish) =>
    once(trx, { ownerId: session.userId, key, call: "addAttachment", body }, async () => {
      const trip = await lockTrip(trx, canEdit, session, tripId);
      if (store.ofKind(trip.attachments, "document").length >= attachmentsMax) {
        const message = `A trip can have up to ${attachmentsMax} documents. Remove one to add another.`;
        throw new AppError("VALIDATION", message, { fields: { file: message } });
      }
      rejectUnknown("legId", legId, trip.legs);
      rejectUnknown("stayId", stayId, trip.stays);
      await files.attach(trx, session.userId, [file]);
      const parent = { plan_id: tripId, leg_id: legId, stay_id: stayId };
      const row = { id: uuidv7(), file_id: file.id, label, kind: "document", ...parent } as const;
      await attachmentStore.insertAttachments(trx, [row]);
      await store.touchTrip(trx, publish, tripId);
      return getTrip(trx, session, tripId);
    }),
  );
}

/** Replaces the file of a document. Throws NOT_FOUND, QUOTA. */
export function replace(
  { events, files }: Deps,
  session: Session,
  tripId: string,
  id: string,
  file: Upload,
): Promise<Trip> {
  return events.write(async (trx, publish) => {
    const trip = await lockTrip(trx, canEdit, session, tripId);
    const attachment = documentOf(redacted(trip, session), id);
    // Dropped first, so that a full quota does not prevent replacing.
    await files.drop(trx, publish, [attachment.file_id]);
    await files.attach(trx, session.userId, [file]);
    await attachmentStore.replaceAttachment(trx, tripId, id, file.id);
    await store.touchTrip(trx, publish, tripId);
    return getTrip(trx, session, tripId);
  });
}

/** Removes a document from a trip. Throws NOT_FOUND. */
export function detach(
  { events, files }: Deps,
  session: Session,
  tripId: string,
  id: string,
): Promise<Trip> {
  return events.write(async (trx, publish) => {
    const trip = await lockTrip(trx, canEdit, session, tripId);
    const attachment = documentOf(redacted(trip, session), id);
    await files.drop(trx, publish, [attachment.file_id]);
    await attachmentStore.deleteAttachment(trx, tripId, id);
    await store.touchTrip(trx, publish, tripId);
    return getTrip(trx, session, tripId);
  });
}

function documentOf({ attachments }: store.TripRow, id: string): store.AttachmentRow {
  const attachment = store.ofKind(attachments, "document").find((row) => row.id === id);
  if (attachment) return attachment;
  throw new AppError("NOT_FOUND", "This document doesn't exist. It may have been removed.");
}

function rejectUnknown(field: string, id: string | null, parts: readonly { _id: string }[]): void {
  if (id === null || parts.some(({ _id }) => _id === id)) return;
  const message = "That flight or stay is no longer in this trip. Select another.";
  throw new AppError("VALIDATION", message, { fields: { [field]: message } });
}
