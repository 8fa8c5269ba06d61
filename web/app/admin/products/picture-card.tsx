import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import type { OwnImage } from "#contracts/commerce/shop-admin.ts";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { IconButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import styles from "./product.module.css";

const AltForm = lazy(async () => (await import("./alt-form.tsx")).AltForm);

export const moveId = (id: number, direction: "earlier" | "later"): string => `${direction}-${id}`;

type PictureCardProps = {
  productId: number;
  image: OwnImage;
  /** The index of the photo; `last` is that of the last one. */
  place: number;
  last: number;
  onMove: (to: number) => void;
  onDelete: () => void;
};

/** A photo with its alt text and the buttons to move and delete it. */
export function PictureCard(props: PictureCardProps) {
  const { productId, image, place, last, onMove, onDelete } = props;
  const { _id: id, url, width, height } = image;
  const name = `photo ${place + 1}`;
  return (
    <li className={styles.pictureCard}>
      <span className={styles.frame}>
        <ProductPicture picture={{ src: url, alt: image.alt, width, height }} sizes="220px" whole />
      </span>
      <div className={styles.moves}>
        <IconButton
          id={moveId(id, "earlier")}
          label={`Move ${name} earlier`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ArrowLeft size={18} aria-hidden />
        </IconButton>
        <IconButton
          id={moveId(id, "later")}
          label={`Move ${name} later`}
          disabled={place === last}
          onClick={() => onMove(place + 1)}
        >
          <ArrowRight size={18} aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      <AltForm
        fallback={<TextArea name="alt" label="Alt text" rows={2} value={image.alt} readOnly />}
        productId={productId}
        image={image}
      />
    </li>
  );
}
