import { Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import type { Photo } from "#contracts/community/gallery.ts";
import { IconButton } from "../../ui/button.tsx";
import { photoHash, photoPath } from "../../links/gallery.ts";
import { Picture } from "./picture.tsx";
import styles from "./gallery.module.css";
import { altTextOf, titleOf } from "./text.ts";

type PhotoTileProps = {
  profileId: string;
  username: string | undefined;
  photo: Photo;
  onDelete: ((photo: Photo) => void) | undefined;
};

/** The element id of a photo tile. */
export const tileId = (photoId: string): string => `photo-${photoId}`;

/** One photo of a gallery: opens large, or can be deleted. */
export function PhotoTile({ profileId, username, photo, onDelete }: PhotoTileProps) {
  const picture = <Picture photo={photo} alt={altTextOf(photo, username)} sizes="190px" />;
  return (
    <li>
      {onDelete ? (
        <>
          <span className={styles.tile}>{picture}</span>
          <IconButton
            id={tileId(photo._id)}
            className={styles.delete}
            label={`Delete “${titleOf(photo, username)}”`}
            onClick={() => onDelete(photo)}
          >
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </>
      ) : (
        <PhotoLink
          id={tileId(photo._id)}
          className={styles.tile}
          profileId={profileId}
          photoId={photo._id}
        >
          {picture}
        </PhotoLink>
      )}
    </li>
  );
}

type PhotoLinkProps = Omit<ComponentProps<typeof Link>, "to" | "mask"> & {
  profileId: string;
  photoId: string;
};

/**
 * Opens a photo in a dialog. The browser shows the photo's own URL, which is a separate page after a reload, in another
 * tab and when shared.
 */
export function PhotoLink({ profileId, photoId, ...rest }: PhotoLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      {...rest}
      to={{ pathname, search, hash: photoHash(photoId) }}
      mask={photoPath(profileId, photoId)}
      preventScrollReset
    />
  );
}
