import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { IconButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./shop.module.css";
import { ProductPicture, type ShopPicture } from "../pictures/index.ts";

type PictureDialogProps = {
  pictures: readonly ShopPicture[];
  /** The index of the current picture. */
  current: number;
  onSelect: (index: number) => void;
  title: string;
  onClose: () => void;
};

/** One picture in the size of the window, which a click enlarges. Arrow keys switch pictures. */
export function PictureDialog({ pictures, current, onSelect, title, onClose }: PictureDialogProps) {
  const { length } = pictures;
  const [zoomed, setZoomed] = useState(false);
  const step = (by: 1 | -1) => {
    setZoomed(false);
    onSelect((current + by + length) % length);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // Arrow keys scroll a zoomed picture.
    if (length < 2 || zoomed) return;
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  };
  return (
    <Dialog open onClose={onClose} title={title} closable large>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside do the same */}
      <div className={styles.view} onKeyDown={onKeyDown}>
        <div className={styles.frame}>
          <button
            type="button"
            className={classes(styles.picture, zoomed && styles.zoomed)}
            aria-label={zoomed ? "Zoom out" : "Zoom in"}
            aria-pressed={zoomed}
            onClick={() => setZoomed(!zoomed)}
            data-first
          >
            <ProductPicture picture={pictures[current] ?? null} sizes="200vw" eager whole />
          </button>
        </div>
        {length > 1 && (
          <div className={styles.controls}>
            <IconButton label="Previous image" onClick={() => step(-1)}>
              <ChevronLeft size={24} aria-hidden />
            </IconButton>
            <span className="num" aria-live="polite">
              {current + 1} of {length}
            </span>
            <IconButton label="Next image" onClick={() => step(1)}>
              <ChevronRight size={24} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
