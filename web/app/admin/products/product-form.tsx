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
import { adminProductPath, adminProductsPath } from "../../links/admin.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { codec } from "../../forms/codec.ts";
import { names, text } from "../../forms/fields.ts";
import { ItemForm, useItemEdit } from "../item-form.tsx";
import { useProduct } from "./use-product.ts";

/** Edits the details of a product, or creates one. */
export function ProductForm({ product }: { product: AdminProduct | null }) {
  const cache = useProduct(product?._id ?? 0);
  const edit = useItemEdit(productCodec, product, {
    cache,
    create: (request) => call(createProduct, request),
    update: (request, { _id: id }) => call(changeProduct, { params: { id: `${id}` }, ...request }),
    createdText: ({ title }) => `${title} created.`,
    pathOf: adminProductPath,
    failure: (error) => {
      cache.refetchOnConflict(error);
      return undefined;
    },
  });
  const field = (name: Parameters<typeof edit.field>[0]) => ({
    ...edit.field(name),
    autoComplete: "off",
  });
  return (
    <ItemForm
      edit={edit}
      action={{ create: "Create product", creating: "Creating…", save: "Save" }}
      listPath={adminProductsPath}
      newClass="stack loose read"
    >
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
      <TextField
        {...field("handle")}
        hint={`Used in the product's URL in other Storefront API clients.${product ? "" : " Leave blank to create it from the title."}`}
      />
    </ItemForm>
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
