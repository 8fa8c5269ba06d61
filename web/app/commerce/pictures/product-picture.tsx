import { useState } from "react";
import { Image } from "lucide-react";
import { classes } from "../../ui/classes.ts";
import { widthsOf, type ShopPicture } from "./picture.ts";
import styles from "./product-picture.module.css";

type ProductPictureProps = {
  of: ShopPicture | null;
  /** How wide it stands on the page, as `sizes` of an image. */
  sizes?: string;
  /** Among the first things to see. */
  eager?: boolean;
  /** All of it is shown, with room around where its shape is another. */
  whole?: boolean;
};

/** A picture of a product; a blank square where there is none or it does not come. */
export function ProductPicture({ of, sizes, eager, whole }: ProductPictureProps) {
  const [lost, setLost] = useState<string>();
  if (!of || lost === of.src) {
    return (
      <span className={styles.blank}>
        <Image size={24} aria-hidden />
      </span>
    );
  }
  // One that was lost before the page came alive has told nobody. A drawing may have no size of its own.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && !of.src.endsWith(".svg")) setLost(of.src);
  };
  return (
    <img
      ref={look}
      className={classes(styles.picture, whole && styles.whole)}
      src={of.src}
      srcSet={widthsOf(of.src)}
      sizes={sizes}
      alt={of.alt}
      width={of.width ?? undefined}
      height={of.height ?? undefined}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setLost(of.src)}
    />
  );
}
