import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { type addAttachment, attachmentsMax, type Trip } from "#contracts/travel/trips.ts";
import { uuidv7 } from "uuidv7";
import type { Upload } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { changeTrip } from "./change.ts";
import type { Deps } from "./service.ts";
import * as attachmentStore from "./attachment-store.ts";
import { redacted } from "./redaction.ts";
import * as store from "./store.ts";

type Text = ParsedInput<typeof addAttachment>["body"];

/** Adds a document to a trip; a retry with the same `key` adds none. Throws NOT_FOUND, VALIDATION, QUOTA. */
export function attach(
  { events, files }: Deps,
  session: Session,
  id: string,
  { label = "", legId = null, stayId = null }: Text,
  file: Upload,
  key?: string,
): Promise<Trip> {
  const body = { planId: id, label, legId, stayId, file: file.hash };
  return changeTrip(
    events,
    { session, id, call: "addAttachment", body, key },
    async (trx, trip) => {
      if (store.ofKind(trip.attachments, "document").length >= attachmentsMax) {
        const message = `A trip can have up to ${attachmentsMax} documents. Remove one to add another.`;
        throw new AppError("VALIDATION", message, { fields: { file: message } });
      }
      rejectUnknown("legId", legId, trip.legs);
      rejectUnknown("stayId", stayId, trip.stays);
      await files.attach(trx, session.userId, [file]);
      const parent = { plan_id: id, leg_id: legId, stay_id: stayId };
      const row = { id: uuidv7(), file_id: file.id, label, kind: "document", ...parent } as const;
      await attachmentStore.insertAttachments(trx, [row]);
    },
  );
}

/** Replaces the file of a document. Throws NOT_FOUND, QUOTA. */
export const replace = (
  { events, files }: Deps,
  session: Session,
  id: string,
  documentId: string,
  file: Upload,
): Promise<Trip> =>
  changeTrip(events, { session, id, call: "replaceAttachment" }, async (trx, trip, publish) => {
    // Dropped first, so that a full quota does not prevent replacing.
    await files.drop(trx, publish, [documentOf(redacted(trip, session), documentId).file_id]);
    await files.attach(trx, session.userId, [file]);
    await attachmentStore.replaceAttachment(trx, id, documentId, file.id);
  });

/** Removes a document from a trip. Throws NOT_FOUND. */
export const detach = (
  { events, files }: Deps,
  session: Session,
  id: string,
  documentId: string,
): Promise<Trip> =>
  changeTrip(events, { session, id, call: "deleteAttachment" }, async (trx, trip, publish) => {
    await files.drop(trx, publish, [documentOf(redacted(trip, session), documentId).file_id]);
    await attachmentStore.deleteAttachment(trx, id, documentId);
  });

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
