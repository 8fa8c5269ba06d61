import { useNavigate } from "react-router";
import { changeProduct, createProduct, type OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { adminProductPath, adminProductsPath } from "../../links/admin-products.ts";
import { LinkButton } from "../../ui/button.tsx";
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

/** Makes a product. */
export function NewProduct() {
  const navigate = useNavigate();
  const { forget } = useProduct(0);
  const edit = useEdit(productCodec, null, {
    draftKey: "product",
    create: (request) => call(createProduct, request),
    onSaved: async ({ _id, title }) => {
      forget();
      toast(`Made: ${title}.`);
      await navigate(adminProductPath(_id));
    },
  });
  return (
    <EditForm
      name="product"
      of={edit}
      className="stack loose read"
      action="Make it"
      busyText="Making…"
      beside={<LinkButton to={adminProductsPath}>Cancel</LinkButton>}
    >
      <ProductFields
        edit={edit}
        handleHint="The end of its address in other shops' software. Empty: made of the title."
      />
    </EditForm>
  );
}
