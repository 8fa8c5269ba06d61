import {
  confirmPhotoDelete,
  photoDeleteFailed,
  deletePhoto,
  type Gallery,
  type Photo,
} from "#contracts/community/gallery.ts";
import { isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { checked } from "./merge-gallery.ts";
import { failure, titleOf } from "./text.ts";

type DeletePhotoProps = {
  profileId: string;
  /** The photo to delete. */
  photo: Photo | undefined;
  /** Called with the remaining gallery; undefined if the photo was already gone. */
  onGone: (photo: Photo, left: Gallery | undefined) => void;
  onClose: () => void;
};

/** Confirms and deletes a photo; stays open with the error if that fails. */
export function DeletePhoto({ profileId, photo, onGone, onClose }: DeletePhotoProps) {
  const confirm = async () => {
    if (!photo) return;
    const left = await remove(profileId, photo);
    toast("Photo deleted.");
    onGone(photo, left);
  };
  return (
    <ConfirmDialog
      open={photo !== undefined}
      title={photo ? `Delete “${titleOf(photo, undefined)}”?` : ""}
      sentence={confirmPhotoDelete}
      action="Delete image"
      busyText="Deleting..."
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

async function remove(profileId: string, { url }: Photo): Promise<Gallery | undefined> {
  try {
    const answer = await call(deletePhoto, { params: { profileId }, body: { imageUrl: url } });
    return checked(answer.gallery);
  } catch (error) {
    // It was already deleted in another tab.
    if (isNotFound(error)) return undefined;
    throw failure(error, photoDeleteFailed);
  }
}
