import { galleryId } from "../../links/gallery.ts";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Coming } from "./coming.tsx";
import { GallerySection } from "./gallery-section.tsx";
import styles from "./gallery-section.module.css";
import { failure } from "./text.ts";
import { useFetchedGallery } from "./use-fetched-gallery.ts";

type OwnGalleryProps = { profileId: string; username: string };

/** A member's own gallery where the browser has to fetch it. */
export function OwnGallery(props: OwnGalleryProps) {
  const gallery = useFetchedGallery(props.profileId);
  if (gallery.data) return <GallerySection {...props} own gallery={gallery.data} />;
  return (
    <section id={galleryId} tabIndex={-1} className={styles.section} aria-label="Gallery">
      <Heading>Gallery</Heading>
      {gallery.isError && !gallery.isFetching ? (
        <Notice onRetry={() => void gallery.refetch()}>
          {failure(gallery.error, "Couldn't load the gallery. Try again.").message}
        </Notice>
      ) : (
        <Coming />
      )}
    </section>
  );
}
