import { useCallback, useEffect, useRef, useState, type RefCallback } from "react";
import type { Photo } from "#contracts/community/gallery.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { PhotoTile } from "./photo-tile.tsx";
import styles from "./gallery.module.css";

/** How many photos the strip shows at first. */
const inStrip = 40;

type PhotoStripProps = {
  strip: RefCallback<HTMLElement>;
  profileId: string;
  username: string | undefined;
  photos: readonly Photo[];
  /** Deletes a photo; in delete mode, nothing moves and all photos are shown. */
  onDelete: ((photo: Photo) => void) | undefined;
};

/** The photos in a strip, or all of them in a grid. */
export function PhotoStrip({ strip, profileId, username, photos, onDelete }: PhotoStripProps) {
  const [all, setAll] = useState(false);
  const asGrid = all || onDelete !== undefined;
  const visible = asGrid ? photos : photos.slice(0, inStrip);
  return (
    <>
      <ul
        ref={strip}
        className={classes(styles.photos, asGrid ? styles.grid : styles.strip)}
        data-all={asGrid || undefined}
      >
        {visible.map((photo) => (
          <PhotoTile
            key={photo._id}
            profileId={profileId}
            username={username}
            photo={photo}
            onDelete={onDelete}
          />
        ))}
      </ul>
      {photos.length > inStrip && !onDelete && (
        <Button variant="txt" small className={styles.all} onClick={() => setAll(!all)}>
          {all ? "Show as a strip" : `Show all ${photos.length} photos`}
        </Button>
      )}
    </>
  );
}

/** Whether an element overflows horizontally, updated as it changes. */
export function useOverflow(element: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const sizes = new ResizeObserver(measure);
    const children = new MutationObserver(measure);
    sizes.observe(element);
    children.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [element]);
  return overflows;
}

/** One step along the strip, which reverses at its ends. */
export function useTurningStep(): (strip: HTMLElement) => void {
  const by = useRef(1);
  return useCallback((strip: HTMLElement) => {
    const { scrollLeft, scrollWidth, clientWidth } = strip;
    if (scrollLeft + clientWidth >= scrollWidth - 1) by.current = -1;
    else if (scrollLeft <= 0) by.current = 1;
    strip.scrollLeft = scrollLeft + by.current;
  }, []);
}
