import { ImagePlus } from "lucide-react";
import { useEffect, useRef, useState, useCallback } from "react";
import {
  galleryNeedsLogIn,
  noImages,
  type Gallery,
  type Photo,
} from "#contracts/community/gallery.ts";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useSession } from "../../data/browser.ts";
import { logInPath } from "../../data/safe-next.ts";
import { profilePath } from "../../links/account.ts";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { DriftButton, useDrift } from "./drift-button.tsx";
import { checked, mergeGallery, newIn } from "./merge-gallery.ts";
import styles from "./gallery-section.module.css";
import { galleryId, galleryTarget, photoInHash } from "../../links/gallery.ts";
import { PhotoStrip, useOverflow, useTurningStep } from "./photo-strip.tsx";
import { tileId } from "./photo-tile.tsx";
import { placeOf } from "./place.ts";
import { useHydrated } from "../../data/hydrated.ts";

const AddPictures = lazy(async () => (await import("./add-pictures.tsx")).AddPictures);
const DeletePhoto = lazy(async () => (await import("./delete-photo.tsx")).DeletePhoto);
const PhotoDialog = lazy(async () => (await import("./photo-dialog.tsx")).PhotoDialog);

type GallerySectionProps = {
  profileId: string;
  /** The owner's username, for labels. */
  username?: string | undefined;
  own: boolean;
  /** The gallery from the loader or a query. */
  gallery: Gallery;
};

/** The mode of the gallery. */
type Doing = { is: "looking" } | { is: "adding" } | { is: "deleting"; photo?: Photo };

/** The photos of a person; the owner can add, describe and delete them. */
export function GallerySection(props: GallerySectionProps) {
  const { profileId, username, own } = props;
  const { gallery, take, forget } = useGallery(props.gallery);
  const { photos } = gallery;
  const [doing, setDoing] = useState<Doing>({ is: "looking" });
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const open = useOpenPhoto();
  const place = open.id === undefined ? undefined : placeOf(photos, open.id);
  const deleting = own && doing.is === "deleting" && photos.length > 0;
  const overflows = useOverflow(strip);
  const drift = useDrift({
    strip,
    step: useTurningStep(),
    able: overflows && !deleting && !place,
  });
  const isOver = useOwnSessionOver(profileId, own);
  const photoToDelete = doing.is === "deleting" ? doing.photo : undefined;
  const focusNext = useFocusAfter(photoToDelete);

  const add = () => setDoing({ is: "adding" });
  const takeAdded = (answer: Gallery) => {
    const added = take(answer);
    // Scrolls back to the start, where new photos are.
    if (added.length > 0) strip?.scrollTo({ left: 0 });
    return added;
  };
  const photoGone = (photo: Photo, left: Gallery | undefined) => {
    const index = photos.indexOf(photo);
    forget(photo._id);
    if (left) take(left);
    const neighbor = photos[index + 1] ?? photos[index - 1];
    focusNext(neighbor ? tileId(neighbor._id) : addId);
  };

  return (
    <section id={galleryId} tabIndex={-1} className={styles.section} aria-label="Gallery">
      <Heading
        action={
          photos.length > 0 && (
            <div className="row">
              {!deleting && <DriftButton drift={drift} />}
              {own && (
                <Button small onClick={() => setDoing({ is: deleting ? "looking" : "deleting" })}>
                  {deleting ? "Done Deleting" : "Delete Images"}
                </Button>
              )}
            </div>
          )
        }
      >
        Gallery
      </Heading>
      {isOver && <LogInAgain profileId={profileId} />}
      {photos.length === 0 && (
        <EmptyState
          drawing="photo"
          level="h3"
          title={noImages}
          sentence={own ? "Start with a photo from your phone." : undefined}
          action={own && doing.is !== "adding" && <AddTile onAdd={add} />}
        />
      )}
      {photos.length > 0 && (
        <div className={styles.beside}>
          <div className={styles.photos}>
            <PhotoStrip
              strip={setStrip}
              profileId={profileId}
              username={username}
              photos={photos}
              onDelete={deleting ? (photo) => setDoing({ is: "deleting", photo }) : undefined}
            />
          </div>
          {own && doing.is === "looking" && <AddTile onAdd={add} />}
        </div>
      )}
      {own && <PendingWrites target={galleryTarget(profileId)} />}
      {own && doing.is === "adding" && (
        <AddPictures
          fallback={<GalleryOutline />}
          profileId={profileId}
          photos={photos}
          take={takeAdded}
          onDone={() => {
            setDoing({ is: "looking" });
            focusSoon(addId);
          }}
        />
      )}
      {own && doing.is === "deleting" && (
        <DeletePhoto
          profileId={profileId}
          photo={photoToDelete}
          onGone={photoGone}
          onClose={() => setDoing({ is: deleting ? "deleting" : "looking" })}
        />
      )}
      {place && (
        <PhotoDialog
          profileId={profileId}
          username={username}
          place={place}
          own={own}
          take={take}
          onClose={open.close}
        />
      )}
    </section>
  );
}

const addId = "add-pictures";

/** Takes the ID of the element that gets the focus once `dialogFor` is closed. */
function useFocusAfter(dialogFor: unknown): (id: string) => void {
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (dialogFor || next.current === undefined) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  }, [dialogFor]);
  return (id) => {
    next.current = id;
  };
}

const LogInAgain = ({ profileId }: { profileId: string }) => (
  <Notice
    tone="info"
    actions={
      <LinkButton small to={logInPath(profilePath(profileId))}>
        Log In
      </LinkButton>
    }
  >
    {galleryNeedsLogIn}
  </Notice>
);

function AddTile({ onAdd }: { onAdd: () => void }) {
  return (
    <button type="button" id={addId} className={styles.add} onClick={onAdd}>
      <ImagePlus size={24} aria-hidden />
      Add photos
    </button>
  );
}

// Module state, as the page may be rendered anew once the session ends.
let lastOwn: string | undefined;

/** True for the owner whose session ended on this page. */
function useOwnSessionOver(profileId: string, own: boolean): boolean {
  const session = useSession();
  useEffect(() => {
    if (own) lastOwn = profileId;
  }, [own, profileId]);
  return session.is === "guest" && session.ended === true && lastOwn === profileId;
}

/** The photo open in the dialog, and a function that closes it. */
function useOpenPhoto(): { id: string | undefined; close: () => void } {
  const location = useLocation();
  const going = useNavigation().location;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // On Back, the photo closes at once, even while the page loads.
  const { hash } = going ?? location;
  return {
    id: hydrated ? photoInHash(hash) : undefined,
    close: () => {
      // It was opened from this page, which is the previous history entry.
      if (location.mask) return void navigate(-1);
      const { pathname, search } = location;
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}

/** The outline of photos until they have loaded. */
export const GalleryOutline = () => (
  <div aria-busy className={styles.coming}>
    <AfterAWhile>
      <div className={styles.squares}>
        {[1, 2, 3, 4].map((square) => (
          <Skeleton key={square} width={190} height={190} rounded />
        ))}
      </div>
    </AfterAWhile>
  </div>
);

type OneGallery = {
  gallery: Gallery;
  /** Applies the response to a change; returns the ids of new photos. */
  take: (answer: Gallery | undefined) => string[];
  /** Removes a deleted photo. */
  forget: (photoId: string) => void;
};

/** A gallery from the loader or a query, with the changes made here. */
function useGallery(fetched: Gallery): OneGallery {
  const [gallery, setGallery] = useState(fetched);
  const visible = useRef(fetched);
  const changes = useRef({ added: new Set<string>(), deleted: new Set<string>() });

  const show = useCallback((answer: Gallery) => {
    visible.current = mergeGallery(visible.current, answer, changes.current);
    setGallery(visible.current);
  }, []);

  useEffect(() => show(fetched), [fetched, show]);

  return {
    gallery,
    take: (answer) => {
      const taken = checked(answer);
      const added = newIn(visible.current, taken).filter((id) => !changes.current.deleted.has(id));
      for (const id of added) changes.current.added.add(id);
      show(taken);
      return added;
    },
    forget: (photoId) => {
      changes.current.deleted.add(photoId);
      show(visible.current);
    },
  };
}
