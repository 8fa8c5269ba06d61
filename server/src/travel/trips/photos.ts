import { AppError } from "#contracts/kernel/errors.ts";
import { type Trip, tripPhotosMax } from "#contracts/travel/trips.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Upload } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { getTrip, lockTrip, type Deps } from "./service.ts";
import { canEdit } from "./policy.ts";
import * as attachmentStore from "./attachment-store.ts";
import * as store from "./store.ts";
import type { TripRow } from "./store.ts";

/** Adds photos to a trip; a retry with the same `key` adds none. Throws NOT_FOUND, VALIDATION, QUOTA. */
export function addPhotos(
  { events, files }: Deps,
  session: Session,
  tripId: string,
  uploads: readonly Upload[],
  key?: string,
): Promise<Trip> {
  const body = { planId: tripId, image: uploads.map(({ hash }) => hash) };
  return events.write((trx, publish) =>
    once(trx, { ownerId: session.userId, key, call: "addTripPhotos", body }, async () => {
      const { attachments } = await lockTrip(trx, canEdit, session, tripId);
      if (store.ofKind(attachments, "photo").length + uploads.length > tripPhotosMax) {
        const message = `A trip can have up to ${tripPhotosMax} photos. Delete one to add another.`;
        throw new AppError("VALIDATION", message, { fields: { image: message } });
      }
      await files.attach(trx, session.userId, uploads);
      const rows = uploads.map(({ id }) => ({
        id: uuidv7(),
        plan_id: tripId,
        file_id: id,
        label: "",
        leg_id: null,
        stay_id: null,
        kind: "photo" as const,
      }));
      await attachmentStore.insertAttachments(trx, rows);
      await store.touchTrip(trx, publish, tripId);
      return getTrip(trx, session, tripId);
    }),
  );
}

/** Changes the caption of a trip's photo; '' removes it. Throws NOT_FOUND. */
export function setCaption(
  { events }: Deps,
  session: Session,
  tripId: string,
  id: string,
  caption: string,
): Promise<Trip> {
  return events.write(async (trx, publish) => {
    photoOf(await lockTrip(trx, canEdit, session, tripId), id);
    await attachmentStore.setAttachmentLabel(trx, tripId, id, caption);
    await store.touchTrip(trx, publish, tripId);
    return getTrip(trx, session, tripId);
  });
}

function photoOf({ attachments }: Pick<TripRow, "attachments">, id: string) {
  const photo = store.ofKind(attachments, "photo").find((row) => row.id === id);
  if (!photo)
    throw new AppError("NOT_FOUND", "This photo doesn't exist. It may have been deleted.");
  return photo;
}

/** Deletes a photo of a trip and its bytes. Throws NOT_FOUND. */
export function deletePhoto(
  { events, files }: Deps,
  session: Session,
  tripId: string,
  id: string,
): Promise<Trip> {
  return events.write(async (trx, publish) => {
    const photo = photoOf(await lockTrip(trx, canEdit, session, tripId), id);
    await files.drop(trx, publish, [photo.file_id]);
    await attachmentStore.deleteAttachment(trx, tripId, id);
    await store.touchTrip(trx, publish, tripId);
    return getTrip(trx, session, tripId);
  });
}
