import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { photoHash, photoPath } from "../../links/gallery.ts";

type PhotoLinkProps = Omit<ComponentProps<typeof Link>, "to" | "mask"> & {
  profileId: string;
  photoId: string;
};

/**
 * Opens a photo over the page. The browser shows the photo's own address, where it stands as a page of its own
 * after a reload, in another tab and for those who get the link.
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
