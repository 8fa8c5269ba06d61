import { Expand } from "lucide-react";
import { Suspense, useState } from "react";
import { classes } from "../../ui/classes.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import styles from "./gallery.module.css";
import { ProductPicture, type ShopPicture } from "../pictures/index.ts";

const Enlarged = lazy(async () => (await import("./enlarged.tsx")).Enlarged);

type GalleryProps = {
  pictures: readonly ShopPicture[];
  /** The place of the one that is shown. */
  shown: number;
  onShow: (place: number) => void;
  title: string;
};

/** The pictures of a product: one large, which opens larger, and all of them below it. */
export function Gallery({ pictures, shown, onShow, title }: GalleryProps) {
  const [enlarged, setEnlarged] = useState(false);
  const picture = pictures[shown] ?? pictures[0] ?? null;
  const many = pictures.length > 1;
  return (
    <div className={styles.gallery}>
      {picture ? (
        <a
          className={styles.large}
          href={picture.src}
          aria-label={`Enlarge the picture: ${picture.alt || title}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            // Where the larger view cannot be fetched, the page stays as it is.
            import("./enlarged.tsx").then(
              () => setEnlarged(true),
              () => navigator.onLine && window.location.assign(picture.src),
            );
          }}
        >
          <ProductPicture of={picture} sizes="(max-width: 767px) 100vw, 560px" eager />
          <span className={styles.expand}>
            <Expand size={20} aria-hidden />
          </span>
        </a>
      ) : (
        <div className={styles.large}>
          <ProductPicture of={null} />
        </div>
      )}
      {many && (
        <ul className={styles.thumbs} aria-label="Pictures">
          {pictures.map((each, place) => (
            <li key={each.src}>
              <button
                type="button"
                className={classes(each === picture && styles.here)}
                aria-label={`Picture ${place + 1} of ${pictures.length}${each.alt ? `: ${each.alt}` : ""}`}
                aria-current={each === picture ? "true" : undefined}
                onClick={() => onShow(place)}
              >
                <ProductPicture of={{ ...each, alt: "" }} sizes="84px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {enlarged && (
        <Suspense>
          <Enlarged
            pictures={pictures}
            shown={shown}
            onShow={onShow}
            title={title}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
