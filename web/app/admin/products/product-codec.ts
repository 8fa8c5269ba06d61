import {
  handleMax,
  kindMax,
  productDescriptionMax,
  productTitleMax,
} from "#contracts/commerce/shop-admin-names.ts";
import { changeProduct, createProduct, OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { codec } from "../../forms/codec.ts";
import { names, text } from "../../forms/fields.ts";

/** How what is said of a product is edited. */
export const productCodec = codec({
  noun: "product",
  resource: OwnProduct,
  create: createProduct.body,
  update: changeProduct.body,
  fields: {
    title: text("Title", { max: productTitleMax }),
    description: text("Description", { max: productDescriptionMax }),
    options: names("Buyers choose by"),
    productType: text("Type", { max: kindMax }),
    vendor: text("Vendor", { max: kindMax }),
    tags: names("Tags"),
    handle: text("Handle", { max: handleMax }),
  },
});
