import { AppError } from "#contracts/kernel/errors.ts";
import { type Trip, tripPhotosMax } from "#contracts/travel/trips.ts";
import { uuidv7 } from "uuidv7";
import type { Upload } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { changeTrip } from "./change.ts";
import type { Deps } from "./service.ts";
import * as attachmentStore from "./attachment-store.ts";
import * as store from "./store.ts";
import type { TripRow } from "./store.ts";

/** Adds photos to a trip; a retry with the same `key` adds none. Throws NOT_FOUND, VALIDATION, QUOTA. */
export function addPhotos(
  { events, files }: Deps,
  session: Session,
  id: string,
  uploads: readonly Upload[],
  key?: string,
): Promise<Trip> {
  const body = { planId: id, image: uploads.map(({ hash }) => hash) };
  return changeTrip(
    events,
    { session, id, call: "addTripPhotos", body, key },
    async (trx, trip) => {
      if (store.ofKind(trip.attachments, "photo").length + uploads.length > tripPhotosMax) {
        const message = `A trip can have up to ${tripPhotosMax} photos. Delete one to add another.`;
        throw new AppError("VALIDATION", message, { fields: { image: message } });
      }
      await files.attach(trx, session.userId, uploads);
      const rows = uploads.map((upload) => ({
        id: uuidv7(),
        plan_id: id,
        file_id: upload.id,
        label: "",
        leg_id: null,
        stay_id: null,
        kind: "photo" as const,
      }));
      await attachmentStore.insertAttachments(trx, rows);
    },
  );
}

/** Changes the caption of a trip's photo; '' removes it. Throws NOT_FOUND. */
export const setCaption = (
  { events }: Deps,
  session: Session,
  id: string,
  photoId: string,
  caption: string,
): Promise<Trip> =>
  changeTrip(events, { session, id, call: "updateTripPhoto" }, async (trx, trip) => {
    photoOf(trip, photoId);
    await attachmentStore.setAttachmentLabel(trx, id, photoId, caption);
  });

/** Deletes a photo of a trip and its bytes. Throws NOT_FOUND. */
export const deletePhoto = (
  { events, files }: Deps,
  session: Session,
  id: string,
  photoId: string,
): Promise<Trip> =>
  changeTrip(events, { session, id, call: "deleteTripPhoto" }, async (trx, trip, publish) => {
    await files.drop(trx, publish, [photoOf(trip, photoId).file_id]);
    await attachmentStore.deleteAttachment(trx, id, photoId);
  });

function photoOf({ attachments }: Pick<TripRow, "attachments">, id: string) {
  const photo = store.ofKind(attachments, "photo").find((row) => row.id === id);
  if (!photo)
    throw new AppError("NOT_FOUND", "This photo doesn't exist. It may have been deleted.");
  return photo;
}
