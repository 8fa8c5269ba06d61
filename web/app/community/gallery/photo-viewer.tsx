import { ChevronLeft, ChevronRight, Pause, PenLine, Play } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { pictureSet, pictureUrl } from "#contracts/kernel/files.ts";
import { altOf, type Gallery, type Photo } from "#contracts/community/gallery.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { followFinger } from "../../ui/swipe.ts";
import { photoPath } from "../../links/gallery.ts";
import styles from "./photo-viewer.module.css";
import { LazyReportButton } from "../reports/index.ts";
import { Picture, sizeOf } from "./picture.tsx";
import type { PhotoPlace } from "./place.ts";
import { titleOf } from "./text.ts";

const PhotoTextForm = lazy(async () => (await import("./photo-text-form.tsx")).PhotoTextForm);

type PhotoViewerProps = {
  profileId: string;
  username: string | undefined;
  place: PhotoPlace;
  own: boolean;
  level: "h1" | "h2";
  titleId?: string;
  /** Renders a link to another photo of the gallery. */
  renderLink: (
    photoId: string,
    linkProps: { className: string | undefined; children: ReactNode },
  ) => ReactNode;
  onSaved: (gallery: Gallery) => void;
  /** The owner, below the title. */
  by?: ReactNode;
  /** The close button above the picture. */
  close?: ReactNode;
};

/** A large photo with its details and links to its neighbors. */
export function PhotoViewer(props: PhotoViewerProps) {
  const {
    profileId,
    username,
    place,
    own,
    level: Title,
    titleId,
    renderLink,
    onSaved,
    by,
    close,
  } = props;
  const { photo, at, total, previous, next } = place;
  const [editing, setEditing] = useState<string>();
  const stage = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState<string>();
  const isPlayed = playing === photo._id;
  const isEdited = editing === photo._id;
  useTurning(stage, isEdited);
  usePreloadedNeighbors(place);
  const title = titleOf(photo, username);
  const endEditing = () => {
    setEditing(undefined);
    focusSoon(editId);
  };

  return (
    <div className={classes(styles.viewer, isEdited && styles.editing)}>
      <div className={`on-night ${styles.top}`}>
        <span className="num" aria-hidden>
          {at} of {total}
        </span>
        <output className="sr">{`Photo ${at} of ${total}: ${title}`}</output>
        <span className={styles.tools}>
          <ShareButton title={title} path={photoPath(profileId, photo._id)} />
          {!own && <LazyReportButton kind="photo" id={photo._id} />}
          {close}
        </span>
      </div>
      <div ref={stage} className={`on-night ${styles.stage}`}>
        <Picture
          key={photo._id}
          photo={photo}
          alt={photo.alt || altOf(photo, username)}
          sizes={largeSizes}
          eager
          playing={isPlayed}
          className={styles.picture}
          style={shapeOf(photo)}
        />
        {!isEdited && previous && renderLink(previous._id, arrow("previous"))}
        {!isEdited && next && renderLink(next._id, arrow("next"))}
      </div>
      <div className={styles.text}>
        <Title id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </Title>
        <div className={`on-night ${styles.by}`}>
          {photo.petName && photo.caption && <span>{photo.petName}</span>}
          {by}
          {photo.animated && (
            <PlayButton
              isPlayed={isPlayed}
              onClick={() => setPlaying(isPlayed ? undefined : photo._id)}
            />
          )}
          {own && !isEdited && (
            <Button
              id={editId}
              small
              icon={<PenLine size={16} aria-hidden />}
              onClick={() => setEditing(photo._id)}
            >
              {photo.caption || photo.alt ? "Edit details" : "Add details"}
            </Button>
          )}
        </div>
        {own && isEdited && (
          <div className={`card pad ${styles.form}`}>
            <PhotoTextForm
              focusOnOpen
              profileId={profileId}
              photo={photo}
              onSaved={(gallery) => {
                onSaved(gallery);
                endEditing();
              }}
              onCancel={endEditing}
            />
          </div>
        )}
      </div>
    </div>
  );
}

const PlayButton = ({ isPlayed, onClick }: { isPlayed: boolean; onClick: () => void }) => (
  <Button
    small
    icon={isPlayed ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
    aria-label={isPlayed ? "Pause animation" : "Play animation"}
    onClick={onClick}
  >
    {isPlayed ? "Pause" : "Play"}
  </Button>
);

const largeSizes = "min(100vw, 1280px)";
const editId = "edit-photo-details";

/** The aspect ratio of a picture, for the styles. */
function shapeOf(photo: Photo) {
  const { width, height } = sizeOf(photo);
  return { aspectRatio: `${width} / ${height}`, "--wide": width, "--high": height };
}

const arrow = (to: "previous" | "next") => ({
  className: `${styles.arrow} ${styles[to]}`,
  children: (
    <>
      {to === "next" ? (
        <ChevronRight size={24} aria-hidden />
      ) : (
        <ChevronLeft size={24} aria-hidden />
      )}
      <span className="sr">{to === "next" ? "Next photo" : "Previous photo"}</span>
    </>
  ),
});

const arrowOf = { ArrowLeft: styles.previous, ArrowRight: styles.next } as const;

/** Arrow keys and swipes do what the arrow links do. */
function useTurning(stage: RefObject<HTMLElement | null>, still: boolean): void {
  useEffect(() => {
    const element = stage.current;
    if (!element || still) return;
    const gone = new AbortController();
    const { signal } = gone;
    const turn = (to: string | undefined) => element.querySelector<HTMLElement>(`.${to}`)?.click();
    followFinger(element, signal, (by) => turn(by > 0 ? styles.next : styles.previous));
    window.addEventListener(
      "keydown",
      (event) => {
        const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (key !== "ArrowLeft" && key !== "ArrowRight") return;
        if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
        if (target instanceof Element && target.matches("input, textarea, select")) return;
        event.preventDefault();
        turn(arrowOf[key]);
      },
      { signal },
    );
    return () => gone.abort();
  }, [stage, still]);
}

/** Preloads the pictures beside this one. */
function usePreloadedNeighbors({ previous, next }: PhotoPlace): void {
  const urls = [next?.url, previous?.url].filter((url) => url !== undefined).join(" ");
  useEffect(() => {
    for (const url of urls.split(" ").filter(Boolean)) {
      const image = new Image();
      image.sizes = largeSizes;
      image.srcset = pictureSet(url) ?? "";
      image.src = pictureUrl(url, 1280);
    }
  }, [urls]);
}
