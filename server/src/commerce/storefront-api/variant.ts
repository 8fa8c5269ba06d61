import type { VariantRow } from "../catalog/service.ts";
import { featuredImage } from "./featured-image.ts";
import { globalId } from "./ids.ts";
import { money } from "./money.ts";
import { presentImage } from "./present.ts";

/** A variant in the Storefront API; `product` is its product or loads it. */
export function presentVariant(row: VariantRow, publicUrl: string, product: object) {
  const { id, title, sku, stock, grams } = row;
  const price = money(row.price);
  const compareAtPrice = row.compare_at === null ? null : money(row.compare_at);
  return {
    __typename: "ProductVariant",
    id: globalId("ProductVariant", id),
    title,
    sku,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    availableForSale: stock > 0,
    quantityAvailable: stock,
    currentlyNotInStock: false,
    barcode: null,
    weight: grams,
    weightUnit: "GRAMS",
    requiresShipping: true,
    taxable: false,
    unitPrice: null,
    unitPriceMeasurement: null,
    selectedOptions: row.selected_options,
    // Falls back to the product's picture.
    image: row.image ? presentImage(row.image, publicUrl) : featuredImage(row.product_id),
    product,
  };
}
