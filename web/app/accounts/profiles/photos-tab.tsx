import type { Gallery } from "#contracts/community/gallery.ts";
import { GallerySection, OwnPhotos } from "../../community/gallery/index.ts";

type PhotosTabProps = {
  profileId: string;
  username: string;
  own: boolean;
  /** Only one's own may be missing, and is fetched. */
  gallery: Gallery | undefined;
};

/** A person's photos. */
export function PhotosTab({ own, gallery, ...person }: PhotosTabProps) {
  if (own) return <OwnPhotos {...person} gallery={gallery} />;
  return gallery && <GallerySection {...person} own={false} gallery={gallery} />;
}
