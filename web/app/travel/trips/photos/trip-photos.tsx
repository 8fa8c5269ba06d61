import { ImagePlus, Lock } from "lucide-react";
import { useRef, useState } from "react";
import { tripPhotosMax } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { withPendingChanges } from "../../../data/queue/pending-changes.ts";
import { useQueuedOf } from "../../../data/queue/shown.ts";
import { PendingWrites } from "../../../forms/queue/pending-writes.tsx";
import { useEditRequest } from "../../../forms/queue/use-edit-request.ts";
import { Button } from "../../../ui/button.tsx";
import { PrivatePicture } from "../../../ui/private-picture.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { destinationOf } from "../../labels/index.ts";
import lists from "../lists/lists.module.css";
import { canEdit, isTogether } from "../people/roles.ts";
import { captionDraftKey, tripTarget } from "../trip-keys.ts";
import { limitText } from "../trip-text.ts";
import styles from "./trip-photos.module.css";

const AddPhotos = lazy(async () => (await import("./add-photos.tsx")).AddPhotos);
const OpenPhoto = lazy(async () => (await import("./open-photo.tsx")).OpenPhoto);

type TripPhotosProps = { trip: Trip; title?: string };

/** The private photos of a trip. */
export function TripPhotos({ trip, title = "Gallery" }: TripPhotosProps) {
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const target = tripTarget(trip._id);
  const queued = useQueuedOf(target);
  const photos = trip.photos.map((photo) => withPendingChanges(photo, queued));
  const open = photos.findIndex(({ _id }) => _id === openId);
  const opened = trip.photos[open];
  useEditRequest((key) => {
    const withDraft = photos.find(({ _id }) => captionDraftKey(trip._id, _id) === key);
    if (withDraft) setOpenId(withDraft._id);
  });
  const labelOf = (place: number) =>
    photos[place]?.caption || `Photo ${place + 1} of ${photos.length}, ${destinationOf(trip)}`;

  const stopAdding = () => {
    setAdding(false);
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <section className={`stack ${styles.gallery}`} aria-labelledby="gallery-title">
      <div className={styles.head}>
        <h2 id="gallery-title" className={lists.title}>
          {title}
        </h2>
        {!isAdding && canEdit(trip) && photos.length < tripPhotosMax && (
          <Button
            ref={addButton}
            small
            icon={<ImagePlus aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add photos
          </Button>
        )}
      </div>
      {photos.length > 0 && <PhotoGrid photos={photos} labelOf={labelOf} onOpen={setOpenId} />}
      <p className={`meta ${styles.secret}`}>
        <Lock size={16} aria-hidden />
        {photos.length === 0 && "No trip photos yet. "}
        {isTogether(trip)
          ? "Only the people on this trip can see them."
          : `Only you can see ${photos.length === 0 ? "them" : "these"}.`}
      </p>
      {photos.length >= tripPhotosMax && (
        <p className="meta">{limitText("photos", tripPhotosMax)}</p>
      )}
      <PendingWrites target={target} section="photos" />
      {isAdding && (
        <AddPhotos
          fallback={<Skeleton height={200} rounded />}
          tripId={trip._id}
          destination={destinationOf(trip)}
          onDone={stopAdding}
        />
      )}
      {opened && (
        <OpenPhoto
          key={opened._id}
          tripId={trip._id}
          photo={opened}
          label={labelOf(open)}
          readOnly={!canEdit(trip)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </section>
  );
}

type PhotoGridProps = {
  photos: Trip["photos"];
  labelOf: (place: number) => string;
  onOpen: (id: string) => void;
};

const PhotoGrid = ({ photos, labelOf, onOpen }: PhotoGridProps) => (
  <ul className={styles.photos} aria-label="Trip photos">
    {photos.map(({ _id, url, caption }, place) => (
      <li key={_id}>
        <button
          type="button"
          className={styles.photo}
          data-reads
          aria-label={labelOf(place)}
          onClick={() => onOpen(_id)}
        >
          <PrivatePicture url={url} alt="" width={320} small />
        </button>
        {caption && (
          <p className={`meta ${styles.caption}`} aria-hidden>
            {caption}
          </p>
        )}
      </li>
    ))}
  </ul>
);
