import { useState } from "react";
import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import {
  addImage,
  deleteImage,
  imagesMax,
  orderImages,
  type OwnImage,
  type OwnProduct,
} from "#contracts/commerce/shop-admin.ts";
import { errorMessage, isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { UploadField } from "../../forms/uploads/upload-field.tsx";
import { useUploads } from "../../forms/uploads/use-uploads.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { IconButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import styles from "./products.module.css";
import { useProduct } from "./use-product.ts";

/** The photos of a product in order; the first one is the main photo. */
export function Pictures({ product }: { product: OwnProduct }) {
  const { _id: id, images } = product;
  const params = { id: `${id}` };
  const { cacheProduct, refetchOnConflict } = useProduct(id);
  const [leaving, setLeaving] = useState<OwnImage>();
  const [trouble, setTrouble] = useState<string>();
  const [message, setMessage] = useState("");
  const uploads = useUploads({
    send: (file, options) =>
      call(addImage, { params, body: {}, files: { image: file }, ...options }),
    onDone: cacheProduct,
  });

  const move = async (from: number, to: number) => {
    const ids = images.map(({ _id }) => _id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    setTrouble(undefined);
    try {
      cacheProduct(await call(orderImages, { params, body: { ids } }));
      setMessage(`Photo moved to position ${to + 1} of ${images.length}.`);
      focusSoon(moveId(moved, directionOf(from, to, images.length - 1)));
    } catch (error) {
      refetchOnConflict(error);
      setTrouble(errorMessage(error, "The photos couldn't be reordered. Try again."));
    }
  };

  const remove = async () => {
    if (!leaving) return;
    try {
      cacheProduct(await call(deleteImage, { params: { id: `${leaving._id}` } }));
    } catch (error) {
      refetchOnConflict(error);
      // Another admin has deleted it already.
      if (!isNotFound(error)) throw error;
    }
    toast("Photo deleted.");
    focusSoon("pictures");
  };

  return (
    <div className="stack">
      <h2 id="pictures" className={styles.part} tabIndex={-1}>
        Photos
      </h2>
      {images.length > 0 && (
        <ol className={styles.pictures} aria-label="Photos">
          {images.map((image, place) => (
            <PictureCard
              key={image._id}
              productId={id}
              image={image}
              place={place}
              last={images.length - 1}
              onMove={(to) => void move(place, to)}
              onDelete={() => setLeaving(image)}
            />
          ))}
        </ol>
      )}
      <output className="sr">{message}</output>
      {trouble && <Notice>{trouble}</Notice>}
      {images.length < imagesMax && (
        <UploadField
          name="image"
          label="Add photos"
          hint="The first photo is the product's main photo."
          accept="picture"
          uploads={uploads}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={leaving?.alt ? `Delete “${leaving.alt}”?` : "Delete this photo?"}
        sentence="Variants that use it will show the main photo. This can't be undone."
        action="Delete photo"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  );
}

/** The direction of the button to focus after a move: the same one, unless it is disabled at that end. */
const directionOf = (from: number, to: number, last: number): "earlier" | "later" =>
  to === 0 || (to > from && to < last) ? "later" : "earlier";

const AltForm = lazy(async () => (await import("./alt-form.tsx")).AltForm);

const moveId = (id: number, direction: "earlier" | "later"): string => `${direction}-${id}`;

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
function PictureCard(props: PictureCardProps) {
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
