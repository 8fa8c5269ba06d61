import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { photoHash, photoPath } from "../../links/gallery.ts";

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
