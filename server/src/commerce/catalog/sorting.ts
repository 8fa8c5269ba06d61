import { type RawBuilder, sql } from "kysely";
import type { Sorting } from "../../platform/db/keyset-page.ts";

export type ProductSortKey =
  | "BEST_SELLING"
  | "CREATED_AT"
  | "ID"
  | "PRICE"
  | "PRODUCT_TYPE"
  | "RELEVANCE"
  | "TITLE"
  | "UPDATED_AT"
  | "VENDOR";
export type CollectionProductSortKey =
  | "BEST_SELLING"
  | "COLLECTION_DEFAULT"
  | "CREATED"
  | "ID"
  | "MANUAL"
  | "PRICE"
  | "RELEVANCE"
  | "TITLE";
export type CollectionSortKey = "ID" | "RELEVANCE" | "TITLE" | "UPDATED_AT";
export type ImageSortKey = "CREATED_AT" | "ID" | "POSITION" | "RELEVANCE";
export type VariantSortKey = "ID" | "POSITION" | "RELEVANCE" | "SKU" | "TITLE";

type By = Pick<Sorting, "by" | "as">;

const number = (by: RawBuilder<unknown>): By => ({ by, as: "bigint" });
/** By code points of the lower-case form, like stock clients. */
const text = (column: RawBuilder<unknown>): By => ({
  by: sql`(lower(${column}) collate "C")`,
  as: "text",
});
/** Microseconds, the database's precision. */
const moment = (column: RawBuilder<unknown>): By =>
  number(sql`(extract(epoch from ${column}) * 1000000)::bigint`);

const byProduct = {
  BEST_SELLING: number(sql`(-p.sold)`),
  CREATED_AT: moment(sql`p.created_at`),
  ID: number(sql`p.id`),
  PRICE: number(sql`coalesce(s.lowest, 0)`),
  PRODUCT_TYPE: text(sql`p.product_type`),
  TITLE: text(sql`p.title`),
  UPDATED_AT: moment(sql`p.updated_at`),
  VENDOR: text(sql`p.vendor`),
};

/** Sorting of products `p` with aggregates `s`. `fit` is the relevance, lowest first. */
export function productSorting(
  key: ProductSortKey,
  down: boolean,
  fit: RawBuilder<unknown> | undefined,
): Sorting {
  const relevance = fit ? number(fit) : byProduct.ID;
  return { ...(key === "RELEVANCE" ? relevance : byProduct[key]), id: sql`p.id`, down };
}

const byPositionInCollection = number(sql`cp.position`);
const byProductOfCollection: Record<CollectionProductSortKey, By> = {
  BEST_SELLING: byProduct.BEST_SELLING,
  COLLECTION_DEFAULT: byPositionInCollection,
  CREATED: byProduct.CREATED_AT,
  ID: byProduct.ID,
  MANUAL: byPositionInCollection,
  PRICE: byProduct.PRICE,
  RELEVANCE: byPositionInCollection,
  TITLE: byProduct.TITLE,
};

/** Sorting of products `p` within a collection by position `cp`. */
export const collectionProductSorting = (
  key: CollectionProductSortKey,
  down: boolean,
): Sorting => ({
  ...byProductOfCollection[key],
  id: sql`p.id`,
  down,
});

const byCollection: Record<CollectionSortKey, By> = {
  ID: number(sql`c.id`),
  RELEVANCE: number(sql`c.id`),
  TITLE: text(sql`c.title`),
  UPDATED_AT: moment(sql`c.updated_at`),
};

export const collectionSorting = (key: CollectionSortKey, down: boolean): Sorting => ({
  ...byCollection[key],
  id: sql`c.id`,
  down,
});

const byImage: Record<ImageSortKey, By> = {
  CREATED_AT: number(sql`i.id`),
  ID: number(sql`i.id`),
  POSITION: number(sql`i.position`),
  RELEVANCE: number(sql`i.position`),
};

export const imageSorting = (key: ImageSortKey, down: boolean): Sorting => ({
  ...byImage[key],
  id: sql`i.id`,
  down,
});

const byVariant: Record<VariantSortKey, By> = {
  ID: number(sql`v.id`),
  POSITION: number(sql`v.position`),
  RELEVANCE: number(sql`v.position`),
  SKU: text(sql`coalesce(v.sku, '')`),
  TITLE: text(sql`v.title`),
};

export const variantSorting = (key: VariantSortKey, down: boolean): Sorting => ({
  ...byVariant[key],
  id: sql`v.id`,
  down,
});
