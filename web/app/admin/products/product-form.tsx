import { changeProduct, type OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { toast } from "../../ui/toast.tsx";
import { productCodec } from "./product-codec.ts";
import { ProductFields } from "./product-fields.tsx";
import { useProduct } from "./use-product.ts";

/** Changes what is said of a product. */
export function ProductForm({ product }: { product: OwnProduct }) {
  const { keep, lookAgain } = useProduct(product._id);
  const edit = useEdit(productCodec, product, {
    draftKey: `product:${product._id}`,
    update: (request, { _id: id }) => call(changeProduct, { params: { id: `${id}` }, ...request }),
    onSaved: (saved) => {
      keep(saved);
      toast("Saved.");
    },
    onConflict: keep,
    failure: (error) => {
      lookAgain(error);
      return undefined;
    },
  });
  return (
    <EditForm name="product" of={edit} action="Save" busyText="Saving…" disabled={!edit.isDirty()}>
      <ProductFields edit={edit} handleHint="The end of its address in other shops' software." />
    </EditForm>
  );
}
