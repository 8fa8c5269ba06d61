import { useNavigate } from "react-router";
import {
  changeProduct,
  createProduct,
  AdminProduct,
  optionsMax,
  tagsMax,
  handleMax,
  kindMax,
  productDescriptionMax,
  productTitleMax,
} from "#contracts/commerce/shop-admin.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import type { EditOf } from "../../forms/edit-types.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { adminProductPath, adminProductsPath } from "../../links/admin.ts";
import { LinkButton } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { codec } from "../../forms/codec.ts";
import { names, text } from "../../forms/fields.ts";
import { useProduct } from "./use-product.ts";

/** Edits the details of a product. */
export function ProductForm({ product }: { product: AdminProduct }) {
  const { cacheProduct, refetchOnConflict } = useProduct(product._id);
  const edit = useEdit(productCodec, product, {
    draftKey: `product:${product._id}`,
    update: (request, { _id: id }) => call(changeProduct, { params: { id: `${id}` }, ...request }),
    onSaved: (saved) => {
      cacheProduct(saved);
      toast("Saved.");
    },
    onConflict: cacheProduct,
    failure: (error) => {
      refetchOnConflict(error);
      return undefined;
    },
  });
  return (
    <EditForm
      name="product"
      edit={edit}
      action="Save"
      busyText="Saving…"
      disabled={!edit.isDirty()}
    >
      <ProductFields
        edit={edit}
        handleHint="Used in the product's URL in other Storefront API clients."
      />
    </EditForm>
  );
}

/** Creates a product. */
export function NewProduct() {
  const navigate = useNavigate();
  const { forget } = useProduct(0);
  const edit = useEdit(productCodec, null, {
    draftKey: "product",
    create: (request) => call(createProduct, request),
    onSaved: async ({ _id, title }) => {
      forget();
      toast(`${title} created.`);
      await navigate(adminProductPath(_id));
    },
  });
  return (
    <EditForm
      name="product"
      edit={edit}
      className="stack loose read"
      action="Create product"
      busyText="Creating…"
      beside={<LinkButton to={adminProductsPath}>Cancel</LinkButton>}
    >
      <ProductFields
        edit={edit}
        handleHint="Used in the product's URL in other Storefront API clients. Leave blank to create it from the title."
      />
    </EditForm>
  );
}

type ProductFieldsProps = {
  edit: EditOf<typeof productCodec>;
  /** The hint of the handle field. */
  handleHint: string;
};

/** The fields of a product's details; the same for a new one. */
function ProductFields({ edit, handleHint }: ProductFieldsProps) {
  const field = (name: Parameters<typeof edit.field>[0]) => ({
    ...edit.field(name),
    autoComplete: "off",
  });
  return (
    <>
      <TextField {...field("title")} required />
      <TextArea
        {...field("description")}
        hint="Plain text. Leave a blank line between paragraphs."
        rows={7}
      />
      <TextField
        {...field("options")}
        hint={`For example: Size, Color. Up to ${optionsMax}. Leave blank if there's only one version.`}
      />
      <TextField
        {...field("productType")}
        hint="For example: beds. “home decor” shows in Visual Artwork. Leave blank to show it on the home page."
      />
      <TextField {...field("vendor")} hint="The brand or maker." />
      <TextField {...field("tags")} hint={`Separate with commas. Up to ${tagsMax}.`} />
      <TextField {...field("handle")} hint={handleHint} />
    </>
  );
}

/** The editable fields of a product. */
const productCodec = codec({
  noun: "product",
  resource: AdminProduct,
  create: createProduct.body,
  update: changeProduct.body,
  fields: {
    title: text("Title", { max: productTitleMax }),
    description: text("Description", { max: productDescriptionMax }),
    options: names("Options"),
    productType: text("Type", { max: kindMax }),
    vendor: text("Vendor", { max: kindMax }),
    tags: names("Tags"),
    handle: text("Handle", { max: handleMax }),
  },
});
