import { useState } from "react";
import { Image } from "lucide-react";
import { classes } from "../../ui/classes.ts";
import { widthsOf, type ShopPicture } from "./picture.ts";
import styles from "./product-picture.module.css";

type ProductPictureProps = {
  picture: ShopPicture | null;
  /** The `sizes` attribute of the image. */
  sizes?: string;
  /** Loads at once, for pictures above the fold. */
  eager?: boolean;
  /** Shows the whole picture instead of cropping it. */
  whole?: boolean;
};

/** A picture of a product; a blank square if there is none or it fails to load. */
export function ProductPicture({ picture, sizes, eager, whole }: ProductPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!picture || failedSrc === picture.src) {
    return (
      <span className={styles.blank}>
        <Image size={24} aria-hidden />
      </span>
    );
  }
  // An error before hydration fires no handler. An SVG may have no size of its own.
  // Stored prints name the first collection; those of the second show more of the art.
  const src = picture.src.replace("/art/v1/prints/", "/art/v2/prints/");
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && !picture.src.endsWith(".svg"))
      setFailedSrc(picture.src);
  };
  return (
    <img
      ref={checkLoaded}
      className={classes(styles.picture, whole && styles.whole)}
      src={src}
      srcSet={widthsOf(src)}
      sizes={sizes}
      alt={picture.alt}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      onError={() => setFailedSrc(picture.src)}
    />
  );
}
