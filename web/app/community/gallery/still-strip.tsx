import { ImagePlus } from "lucide-react";
import { Suspense } from "react";
import { noImages } from "#contracts/community/gallery-names.ts";
import type { Gallery, Photo } from "#contracts/community/gallery.ts";
import { LinkButton } from "../../ui/button.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import strip from "./photo-strip.module.css";
import { galleryPath } from "../../links/gallery.ts";
import { placeOf } from "./place.ts";
import styles from "./still-strip.module.css";
import { useFetchedGallery } from "./use-fetched-gallery.ts";
import { useGallery } from "./use-gallery.ts";
import { useOpenPhoto } from "./use-open-photo.ts";
import { failure } from "./text.ts";

const PhotoDialog = lazy(async () => (await import("./photo-dialog.tsx")).PhotoDialog);

/** How many photos the strip shows. */
const inStrip = 24;

type StillStripProps = {
  profileId: string;
  /** Photos of these pets come first. */
  petIds: readonly string[];
};

/** The member's own photos in a low strip that does not move. */
export function StillStrip(props: StillStripProps) {
  const gallery = useFetchedGallery(props.profileId);
  if (gallery.data) return <LoadedStrip {...props} fetched={gallery.data} />;
  if (!gallery.isError || gallery.isFetching) return <ComingStrip />;
  return (
    <Notice onRetry={() => void gallery.refetch()}>
      {failure(gallery.error, "Couldn't load the gallery. Try again.").message}
    </Notice>
  );
}

function LoadedStrip({ profileId, petIds, fetched }: StillStripProps & { fetched: Gallery }) {
  const { gallery, take } = useGallery(fetched);
  const open = useOpenPhoto();
  const photos = withFirst(petIds, gallery.photos);
  const place = open.id === undefined ? undefined : placeOf(photos, open.id);
  if (photos.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{noImages}</p>
        <AddLink profileId={profileId} />
      </div>
    );
  }
  return (
    <>
      <ul className={`${strip.photos} ${strip.strip} ${styles.low}`} aria-label="Your photos">
        {photos.slice(0, inStrip).map((photo) => (
          <PhotoTile
            key={photo._id}
            profileId={profileId}
            username={undefined}
            photo={photo}
            onDelete={undefined}
          />
        ))}
        <li className={styles.last}>
          <AddLink profileId={profileId} />
        </li>
      </ul>
      {place && (
        <Suspense>
          <PhotoDialog
            profileId={profileId}
            username={undefined}
            place={place}
            own
            take={take}
            onClose={open.close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Photos of some pets first, then the others. */
const withFirst = (petIds: readonly string[], photos: readonly Photo[]): Photo[] => {
  const isOfThem = ({ petId }: Photo) => petId !== null && petIds.includes(petId);
  return [...photos.filter(isOfThem), ...photos.filter((photo) => !isOfThem(photo))];
};

const AddLink = ({ profileId }: { profileId: string }) => (
  <LinkButton small to={galleryPath(profileId)} icon={<ImagePlus aria-hidden />}>
    Add photos
  </LinkButton>
);

/** The outline of the strip while it loads. */
const ComingStrip = () => (
  <div aria-busy className={styles.coming}>
    <AfterAWhile>
      <div className={styles.squares}>
        {[1, 2, 3, 4, 5, 6].map((square) => (
          <Skeleton key={square} width={124} height={124} rounded />
        ))}
      </div>
    </AfterAWhile>
  </div>
);
