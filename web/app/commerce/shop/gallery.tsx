import { Expand } from "lucide-react";
import { useState } from "react";
import { classes } from "../../ui/classes.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import styles from "./gallery.module.css";
import { ProductPicture, type ShopPicture } from "../pictures/index.ts";

const PictureDialog = lazy(async () => (await import("./picture-dialog.tsx")).PictureDialog);

type GalleryProps = {
  pictures: readonly ShopPicture[];
  /** The index of the current picture. */
  current: number;
  onSelect: (index: number) => void;
  title: string;
};

/** The pictures of a product: a large one, which opens a dialog, above thumbnails of all. */
export function Gallery({ pictures, current, onSelect, title }: GalleryProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const picture = pictures[current] ?? pictures[0] ?? null;
  const hasThumbnails = pictures.length > 1;
  return (
    <div className={styles.gallery}>
      {picture ? (
        <a
          className={styles.large}
          href={picture.src}
          aria-label={`Enlarge image: ${picture.alt || title}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            // If the dialog cannot be loaded, the browser opens the picture, or nothing happens offline.
            import("./picture-dialog.tsx").then(
              () => setDialogOpen(true),
              () => navigator.onLine && window.location.assign(picture.src),
            );
          }}
        >
          <ProductPicture picture={picture} sizes="(max-width: 767px) 100vw, 560px" eager />
          <span className={styles.expand}>
            <Expand size={20} aria-hidden />
          </span>
        </a>
      ) : (
        <div className={styles.large}>
          <ProductPicture picture={null} />
        </div>
      )}
      {hasThumbnails && (
        <ul className={styles.thumbs} aria-label="Product images">
          {pictures.map((each, index) => (
            <li key={each.src}>
              <button
                type="button"
                className={classes(each === picture && styles.current)}
                aria-label={`Image ${index + 1} of ${pictures.length}${each.alt ? `: ${each.alt}` : ""}`}
                aria-current={each === picture ? "true" : undefined}
                onClick={() => onSelect(index)}
              >
                <ProductPicture picture={{ ...each, alt: "" }} sizes="84px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isDialogOpen && (
        <PictureDialog
          pictures={pictures}
          current={current}
          onSelect={onSelect}
          title={title}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </div>
  );
}
