import { type HootPhotoName, hootPhotos, type HootPhoto } from "#contracts/community/hoots.ts";
import type { Publish } from "../../platform/events.ts";
import type { FileChange } from "../../platform/files/changes.ts";
import { type Files, urlOf } from "../../platform/files/files.ts";
import type { Trx } from "../../platform/schema.ts";
import * as store from "./photo-store.ts";

/** Uploaded photos: null removes the current one, undefined keeps it. */
export type Photos = Record<HootPhotoName, FileChange>;
/** Alternative texts; null and '' clear one. */
export type PhotoAlts = Partial<Record<`${HootPhotoName}Alt`, string | null | undefined>>;

/** Splits a body into alternative texts and the rest. */
export function splitAlts<Body extends PhotoAlts>(body: Body) {
  const { photoOneAlt, photoTwoAlt, photoThreeAlt, photoFourAlt, ...rest } = body;
  return { alts: { photoOneAlt, photoTwoAlt, photoThreeAlt, photoFourAlt }, rest };
}

export const hasPhoto = (photos: Photos): boolean => Object.values(photos).some(Boolean);

type Change = { photos: Photos; alts: PhotoAlts };
type Context = { files: Files; publish: Publish; ownerId: string; hootId: string };

/** Whether a change affects any photo. */
export const isPhotoChange = ({ photos, alts }: Change): boolean =>
  [...Object.values(photos), ...Object.values(alts)].some((value) => value !== undefined);

/** Adds, replaces and removes photos of a hoot. The text of a replaced photo does not carry over. Throws QUOTA. */
export async function changePhotos(
  trx: Trx,
  { files, publish, ownerId, hootId }: Context,
  { photos, alts }: Change,
): Promise<void> {
  const slots = hootPhotos.map(({ file, alt }, index) => ({
    position: index + 1,
    change: photos[file],
    alt: alts[alt],
  }));
  // Replaced files are dropped first, so that a full quota does not prevent replacing.
  const replaced = slots.filter(({ change }) => change !== undefined);
  if (replaced.length > 0) {
    const positions = replaced.map(({ position }) => position);
    await files.drop(trx, publish, await store.deletePhotos(trx, hootId, positions));
    await files.attach(
      trx,
      ownerId,
      replaced.map(({ change }) => change),
    );
  }
  for (const { position, change, alt } of slots) {
    if (change)
      await store.insertPhoto(trx, { hootId, position, fileId: change.id, alt: alt ?? "" });
    else if (change === undefined && alt !== undefined)
      await store.updatePhotoAlt(trx, { hootId, position, alt: alt ?? "" });
  }
}

/** The photos of a hoot in order; undefined if there are none. */
export const presentPhotos = (rows: store.PhotoRow[] | null): HootPhoto[] | undefined =>
  rows?.flatMap(({ position, file_id, ...row }) => {
    const slot = hootPhotos[position - 1];
    return slot ? [{ name: slot.file, url: urlOf("public", file_id), ...row }] : [];
  });
