import {
  changeImage,
  imageAltMax,
  AdminImage,
  type AdminProduct,
} from "#contracts/commerce/shop-admin.ts";
import { call } from "../../data/browser.ts";
import { codec } from "../../forms/codec.ts";
import { EditFrame } from "../../forms/edit-form.tsx";
import { text } from "../../forms/fields.ts";
import { SubmitButton } from "../../forms/form.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { TextArea } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useProduct } from "./use-product.ts";

const imageCodec = codec({
  noun: "photo",
  resource: AdminImage,
  update: changeImage.body,
  fields: { alt: text("Alt text", { max: imageAltMax }) },
});

type AltFormProps = { productId: number; image: AdminImage };

/** The alt text of a photo; it can be saved once it is changed. */
export function AltForm({ productId, image }: AltFormProps) {
  const { cacheProduct, refetchOnConflict } = useProduct(productId);
  const edit = useEdit(imageCodec, image, {
    draftKey: `image:${image._id}`,
    update: (request, { _id: id }) => call(changeImage, { params: { id: `${id}` }, ...request }),
    onSaved: (saved: AdminProduct) => {
      cacheProduct(saved);
      toast("Saved.");
    },
    failure: (error) => {
      refetchOnConflict(error);
      return undefined;
    },
  });
  return (
    <EditFrame name={`picture-${image._id}`} edit={edit} className="stack tight">
      <TextArea {...edit.field("alt")} rows={2} />
      {edit.isDirty() && (
        <div>
          <SubmitButton handle={edit.form} variant="pri" small busyText="Saving…">
            {edit.isStale ? "Save my version" : "Save"}
          </SubmitButton>
        </div>
      )}
      <LeaveWarning when={edit.isDirty} />
    </EditFrame>
  );
}
