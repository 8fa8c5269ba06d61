import type { ColumnType, Generated, GeneratedAlways } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    products: ProductsTable;
    product_images: ProductImagesTable;
    variants: VariantsTable;
    collections: CollectionsTable;
    collection_products: CollectionProductsTable;
    shop_policies: ShopPoliciesTable;
  }
}

/** JSON goes in as its text. */
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

export type Option = { name: string; values: string[] };
export type SelectedOption = { name: string; value: string };

/** Money is whole minor units (cents) everywhere. */
type ProductsTable = {
  id: Generated<number>;
  handle: string;
  title: string;
  description: Generated<string>;
  description_html: Generated<string>;
  /** '' if it has none; the home page shows those products. */
  product_type: Generated<string>;
  vendor: Generated<string>;
  tags: Generated<string[]>;
  options: GeneratedJson<Option[]>;
  sold: Generated<number>;
  version: Generated<number>;
  /** Null if it is unpublished. */
  published_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** The normalized words for search. */
  words: GeneratedAlways<string>;
};

type ProductImagesTable = {
  id: Generated<number>;
  product_id: number;
  position: number;
  /** A local path: a drawing, or `/files/<id>/1280.webp` of `file_id`. */
  path: string;
  file_id: string | null;
  alt: Generated<string>;
  width: number;
  height: number;
};

type VariantsTable = {
  id: Generated<number>;
  product_id: number;
  position: number;
  title: string;
  sku: string | null;
  price: number;
  compare_at: number | null;
  stock: number;
  grams: number | null;
  selected_options: GeneratedJson<SelectedOption[]>;
  image_id: number | null;
};

type CollectionsTable = {
  id: Generated<number>;
  handle: string;
  title: string;
  description: Generated<string>;
  description_html: Generated<string>;
  image_path: string | null;
  image_alt: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type CollectionProductsTable = {
  collection_id: number;
  product_id: number;
  position: number;
};

type ShopPoliciesTable = {
  id: Generated<number>;
  kind: "privacy" | "terms" | "refund";
  title: string;
  /** HTML. */
  body: string;
  /** The text that an admin wrote it in; null for other policies. */
  source: string | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
};
