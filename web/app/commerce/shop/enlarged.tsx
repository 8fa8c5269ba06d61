import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { IconButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./enlarged.module.css";
import { ProductPicture, type ShopPicture } from "../pictures/index.ts";

type EnlargedProps = {
  pictures: readonly ShopPicture[];
  shown: number;
  onShow: (place: number) => void;
  title: string;
  onClose: () => void;
};

/** One picture as large as the window has room for, and twice that at a press; arrow keys walk through them. */
export function Enlarged({ pictures, shown, onShow, title, onClose }: EnlargedProps) {
  const { length } = pictures;
  const [close, setClose] = useState(false);
  const turn = (by: 1 | -1) => {
    setClose(false);
    onShow((shown + by + length) % length);
  };
  const walk = ({ key }: KeyboardEvent) => {
    // Close up, arrow keys move about in the picture.
    if (length < 2 || close) return;
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  };
  return (
    <Dialog open onClose={onClose} title={title} closable large>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside do the same */}
      <div className={styles.view} onKeyDown={walk}>
        <div className={styles.frame}>
          <button
            type="button"
            className={classes(styles.picture, close && styles.close)}
            aria-label={close ? "Look from further away" : "Look closer"}
            aria-pressed={close}
            onClick={() => setClose(!close)}
            data-first
          >
            <ProductPicture of={pictures[shown] ?? null} sizes="200vw" eager whole />
          </button>
        </div>
        {length > 1 && (
          <div className={styles.turns}>
            <IconButton label="Previous picture" onClick={() => turn(-1)}>
              <ChevronLeft size={24} aria-hidden />
            </IconButton>
            <span className="num" aria-live="polite">
              {shown + 1} of {length}
            </span>
            <IconButton label="Next picture" onClick={() => turn(1)}>
              <ChevronRight size={24} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
