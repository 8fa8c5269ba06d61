import type { AdminProduct, AdminProductCard } from "#contracts/commerce/shop-admin.ts";
import { namesOf, valuesOf } from "./admin-options.ts";
import type { CardRow, ImageRow, ProductRow, VariantRow } from "./admin-store.ts";

export const presentCard = ({
  id,
  product_type: productType,
  path,
  ...rest
}: CardRow): AdminProductCard => ({
  _id: id,
  productType,
  image: path,
  ...rest,
});

type Parts = { product: ProductRow; variants: readonly VariantRow[]; images: readonly ImageRow[] };

export function presentProduct({ product, variants, images }: Parts): AdminProduct {
  const names = namesOf(product.options);
  return {
    _id: product.id,
    handle: product.handle,
    title: product.title,
    description: product.description,
    productType: product.product_type,
    vendor: product.vendor,
    tags: product.tags,
    options: names,
    variants: variants.map((row) => ({
      _id: row.id,
      values: valuesOf(names, row.selected_options),
      sku: row.sku,
      price: row.price,
      compareAt: row.compare_at,
      stock: row.stock,
      grams: row.grams,
      imageId: row.image_id,
    })),
    images: images.map(({ id, path, alt, width, height }) => ({
      _id: id,
      url: path,
      alt,
      width,
      height,
    })),
    published: product.published,
    createdAt: product.created_at.toISOString(),
    updatedAt: product.updated_at.toISOString(),
    version: product.version,
  };
}
