import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { galleryId } from "../../links/gallery.ts";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { GallerySection, GalleryOutline } from "./gallery-section.tsx";
import styles from "./gallery-section.module.css";
import { failure } from "./text.ts";
import { getGallery, type Gallery } from "#contracts/community/gallery.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { checked } from "./merge-gallery.ts";

type OwnPhotosProps = {
  profileId: string;
  username: string;
  /** That of the page's loader, if it has one. */
  gallery: Gallery | undefined;
};

/** A member's own gallery. */
export const OwnPhotos = ({ gallery, ...owner }: OwnPhotosProps) =>
  gallery ? <GallerySection {...owner} own gallery={gallery} /> : <PhotosToCome {...owner} />;

/** The same where the browser has to fetch it. */
function PhotosToCome(props: Omit<OwnPhotosProps, "gallery">) {
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
        <GalleryOutline />
      )}
    </section>
  );
}

// Separate from use-gallery.ts, as pages whose loader has the gallery start without queries.
/** The gallery of a person, for pages whose loader doesn't have it. */
const useFetchedGallery = (profileId: string): UseQueryResult<Gallery> =>
  useQuery({
    queryKey: queryKeyOf(getGallery, { params: { profileId } }),
    queryFn: async ({ signal }) =>
      checked(await call(getGallery, { params: { profileId }, signal })),
    // A photo that was just added is not in an earlier answer.
    gcTime: 0,
  });
