import { useEffect, useRef, useState } from "react";
import {
  uploadFailed,
  uploadPhotos,
  type Gallery,
  type Photo,
} from "#contracts/community/gallery.ts";
import { errorCode } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { isQueued } from "../../data/queue/queued.ts";
import { Button } from "../../ui/button.tsx";
import { Unverified } from "../../forms/unverified.tsx";
import { UploadField } from "../../forms/uploads/upload-field.tsx";
import type { UploadOptions } from "../../forms/uploads/upload-state.ts";
import { useUploads } from "../../forms/uploads/use-uploads.ts";
import styles from "./gallery.module.css";
import { PhotoTextForm } from "./photo-text-form.tsx";
import { Picture } from "./picture.tsx";
import { galleryPath, galleryTarget } from "../../links/gallery.ts";
import { failure } from "./text.ts";

type AddPicturesProps = {
  profileId: string;
  photos: readonly Photo[];
  /** Applies a server response; returns the ids of new photos. */
  take: (gallery: Gallery) => string[];
  onDone: () => void;
};

/** The upload field for photos, followed by a form to describe each new one. */
export function AddPictures({ profileId, photos, take, onDone }: AddPicturesProps) {
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const [unverified, setUnverified] = useState(false);
  const [hasCaptioned, setHasCaptioned] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>("input[type=file]")?.focus(), []);

  const uploads = useUploads({
    send: async (file, options) => {
      try {
        return await uploadPhoto(profileId, file, options);
      } catch (error) {
        if (isQueued(error)) throw error;
        if (errorCode(error) === "NOT_VERIFIED") setUnverified(true);
        throw options.signal.aborted ? error : failure(error, uploadFailed);
      }
    },
    onDone: ({ gallery }) => {
      const added = take(gallery);
      setFresh((previous) => [...previous, ...added]);
    },
  });

  const uncaptioned = fresh.flatMap((id) => photos.filter(({ _id }) => _id === id));
  const [first] = uncaptioned;
  const finish = (photo: Photo) => {
    setFresh(fresh.filter((id) => id !== photo._id));
    setHasCaptioned(uncaptioned.length > 1);
    // The form is gone, so the focus moves on.
    if (uncaptioned.length === 1) document.getElementById(doneId)?.focus();
  };

  return (
    <div ref={frame} className={styles.adding}>
      <UploadField name="image" label="Add photos" accept="picture" uploads={uploads} />
      {unverified && <Unverified />}
      <output className="sr">
        {uncaptioned.length > 0 && "Photo added to your gallery. You can describe it below."}
      </output>
      {first && (
        <CaptionStep
          key={first._id}
          profileId={profileId}
          photo={first}
          left={uncaptioned.length}
          focusOnOpen={hasCaptioned}
          onSaved={(gallery) => {
            take(gallery);
            finish(first);
          }}
          onSkip={() => finish(first)}
        />
      )}
      <Button id={doneId} className={styles.done} onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

const doneId = "done-adding";

function uploadPhoto(profileId: string, file: File, options: UploadOptions) {
  const offline = {
    label: `Photo: ${file.name}`,
    target: galleryTarget(profileId),
    page: galleryPath(profileId),
  };
  const files = { image: [file] };
  return call(uploadPhotos, { params: { profileId }, body: {}, files, offline, ...options });
}

type CaptionStepProps = {
  profileId: string;
  photo: Photo;
  left: number;
  /** Whether a photo was described before, so that this form takes the focus. */
  focusOnOpen: boolean;
  onSaved: (gallery: Gallery) => void;
  onSkip: () => void;
};

function CaptionStep({ profileId, photo, left, focusOnOpen, onSaved, onSkip }: CaptionStepProps) {
  return (
    <div className={`card pad ${styles.describing}`}>
      <div className={styles.face}>
        <Picture photo={photo} alt="Your new photo" sizes="190px" />
      </div>
      <div className="stack">
        <div>
          <h3 className={styles.title}>Describe this photo</h3>
          <p className="meta">
            {left > 1 ? `First of ${left} new photos. ` : ""}Everything is optional, and you can
            change it later.
          </p>
        </div>
        <PhotoTextForm
          profileId={profileId}
          photo={photo}
          focusOnOpen={focusOnOpen}
          onSaved={onSaved}
          onCancel={onSkip}
          cancel={left > 1 ? "Skip this one" : "Not now"}
        />
      </div>
    </div>
  );
}
