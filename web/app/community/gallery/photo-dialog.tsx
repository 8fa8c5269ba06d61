import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { Gallery } from "#contracts/community/gallery.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { IconButton } from "../../ui/button.tsx";
import styles from "./gallery.module.css";
import { tileId, PhotoLink } from "./photo-tile.tsx";
import { PhotoViewer } from "./photo-viewer.tsx";
import type { PhotoPlace } from "./place.ts";

type PhotoDialogProps = {
  profileId: string;
  username: string | undefined;
  place: PhotoPlace;
  own: boolean;
  take: (gallery: Gallery) => void;
  onClose: () => void;
};

/** A photo in a dialog over its page. The focus returns to the last photo shown. */
export function PhotoDialog({ profileId, username, place, own, take, onClose }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef(place.photo._id);
  const titleId = useId();
  useEffect(() => {
    last.current = place.photo._id;
  }, [place.photo._id]);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => {
      element?.close();
      focusSoon(tileId(last.current));
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <PhotoViewer
        profileId={profileId}
        username={username}
        place={place}
        own={own}
        level="h2"
        titleId={titleId}
        renderLink={(photoId, linkProps) => (
          <PhotoLink profileId={profileId} photoId={photoId} replace {...linkProps} />
        )}
        onSaved={take}
        close={
          <IconButton label="Close" onClick={onClose} data-first>
            <X size={24} aria-hidden />
          </IconButton>
        }
      />
    </dialog>
  );
}
