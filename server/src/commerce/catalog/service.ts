import type { KeysetPage } from "../../platform/db/keyset-page.ts";
import type { Db } from "../../platform/schema.ts";
import * as collections from "./collection-store.ts";
import { collectionConditions, productConditions } from "./conditions.ts";
import * as sorting from "./sorting.ts";
import * as store from "./store.ts";

export { beyondLimit, searchSize } from "./query-parser.ts";
export { handOnPictures } from "./admin-images.ts";
export {
  findCollectionByHandle,
  findCollections,
  listPolicies,
  type CollectionRow,
  type PolicyRow,
} from "./collection-store.ts";
export { findByWords, lastChanges } from "./search.ts";
export type {
  CollectionProductSortKey,
  CollectionSortKey,
  ImageSortKey,
  ProductSortKey,
  VariantSortKey,
} from "./sorting.ts";
export {
  findProductByHandle,
  findProducts,
  findVariants,
  listTags,
  listTypes,
  type ImageRow,
  type WithSortValue,
  type ProductRow,
  type VariantRow,
} from "./store.ts";

type Listing<SortKey> = {
  query?: string | undefined;
  sortKey: SortKey;
  reverse: boolean;
  keysetPage: KeysetPage;
};

/**
 * Published products, one more than requested if there are more. `query` is in the storefront's search
 * syntax; throws VALIDATION where it is too long.
 */
export function listProducts(
  db: Db,
  { query, sortKey, reverse, keysetPage }: Listing<sorting.ProductSortKey>,
): Promise<store.WithSortValue<store.ProductRow>[]> {
  const { where, fit } = productConditions(query);
  return store.listProducts(db, {
    where,
    sorting: sorting.productSorting(sortKey, reverse, fit),
    keysetPage,
  });
}

/** The products of several collections in one query, by collection id. */
export const listProductsOfCollections = (
  db: Db,
  ids: readonly number[],
  { sortKey, reverse, keysetPage }: Listing<sorting.CollectionProductSortKey>,
) =>
  store.listProductsOfCollections(db, ids, {
    sorting: sorting.collectionProductSorting(sortKey, reverse),
    keysetPage,
  });

export const listImages = (
  db: Db,
  productIds: readonly number[],
  { sortKey, reverse, keysetPage }: Listing<sorting.ImageSortKey>,
) => store.listImages(db, productIds, sorting.imageSorting(sortKey, reverse), keysetPage);

export const listVariants = (
  db: Db,
  productIds: readonly number[],
  { sortKey, reverse, keysetPage }: Listing<sorting.VariantSortKey>,
) => store.listVariants(db, productIds, sorting.variantSorting(sortKey, reverse), keysetPage);

export const listCollections = (
  db: Db,
  { query, sortKey, reverse, keysetPage }: Listing<sorting.CollectionSortKey>,
): Promise<store.WithSortValue<collections.CollectionRow>[]> =>
  collections.listCollections(db, {
    where: collectionConditions(query),
    sorting: sorting.collectionSorting(sortKey, reverse),
    keysetPage,
  });

export const countCollections = (db: Db, query: string | undefined): Promise<number> =>
  collections.countCollections(db, collectionConditions(query));

/** Number of recommendations. */
const recommendedMax = 10;

/** Products similar to one, else bestsellers, without itself. */
export const recommendedProducts = (
  db: Db,
  product: store.ProductRow,
): Promise<store.ProductRow[]> => store.listLikeProducts(db, product, recommendedMax);
