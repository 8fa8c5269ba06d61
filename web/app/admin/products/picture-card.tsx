import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import { useState } from "react";
import { changeImage, imageAltMax, type OwnImage } from "#contracts/commerce/shop-admin.ts";
import { call } from "../../data/browser.ts";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { IconButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import styles from "./product.module.css";
import { useProduct } from "./use-product.ts";

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
      <AltForm key={image.alt} productId={productId} id={id} savedAlt={image.alt} />
    </li>
  );
}

type AltFormProps = { productId: number; id: number; savedAlt: string };

function AltForm({ productId, id, savedAlt }: AltFormProps) {
  const [alt, setAlt] = useState(savedAlt);
  const { cacheProduct, refetchOnConflict } = useProduct(productId);
  const isChanged = alt.trim() !== savedAlt;
  const body = { alt };
  const form = useForm({
    check: () => fieldErrors(changeImage.body, body),
    send: async () => {
      cacheProduct(await call(changeImage, { params: { id: `${id}` }, body }));
      toast("Saved.");
    },
    failure: (error) => {
      refetchOnConflict(error);
      return undefined;
    },
  });
  return (
    <Form name={`picture-${id}`} handle={form} className="stack tight">
      <TextArea
        name="alt"
        label="Alt text"
        rows={2}
        value={alt}
        maxLength={imageAltMax}
        onChange={({ target }) => setAlt(target.value)}
      />
      {isChanged && (
        <div>
          <SubmitButton handle={form} variant="pri" small busyText="Saving…">
            Save
          </SubmitButton>
        </div>
      )}
      <LeaveWarning when={() => isChanged} />
    </Form>
  );
}
