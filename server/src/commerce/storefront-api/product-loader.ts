import * as catalog from "../catalog/service.ts";
import type { KeysetPage } from "../../platform/db/keyset-page.ts";
import type { Db } from "../../platform/schema.ts";

type Listing<SortKey> = { sortKey: SortKey; reverse: boolean; keysetPage: KeysetPage };
type SortedRows<Row> = catalog.WithSortValue<Row>[];

/** Loads published products and their parts in batches. */
export type ProductLoader = {
  product: (id: number) => Promise<catalog.ProductRow | undefined>;
  variant: (id: number) => Promise<catalog.VariantRow | undefined>;
  collection: (id: number) => Promise<catalog.CollectionRow | undefined>;
  images: (
    productId: number,
    listing: Listing<catalog.ImageSortKey>,
  ) => Promise<SortedRows<catalog.ImageRow>>;
  variants: (
    productId: number,
    listing: Listing<catalog.VariantSortKey>,
  ) => Promise<SortedRows<catalog.VariantRow>>;
  productsOf: (
    collectionId: number,
    listing: Listing<catalog.CollectionProductSortKey>,
  ) => Promise<SortedRows<catalog.ProductRow>>;
  policies: () => Promise<catalog.PolicyRow[]>;
};

/** Creates the loader of one request. */
export function makeProductLoader(db: Db): ProductLoader {
  let policies: Promise<catalog.PolicyRow[]> | undefined;
  return {
    product: batched(async (ids) => byId(await catalog.findProducts(db, ids))),
    variant: batched(async (ids) => byId(await catalog.findVariants(db, ids))),
    collection: batched(async (ids) => byId(await catalog.findCollections(db, ids))),
    images: listed((ids, listing) => catalog.listImages(db, ids, listing)),
    variants: listed((ids, listing) => catalog.listVariants(db, ids, listing)),
    productsOf: listed((ids, listing) => catalog.listProductsOfCollections(db, ids, listing)),
    policies: () => (policies ??= catalog.listPolicies(db)),
  };
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Pages of several owners with equal arguments are one query. */
function listed<SortKey, Row>(
  fetchAll: (ids: number[], listing: Listing<SortKey>) => Promise<ReadonlyMap<number, Row[]>>,
): (id: number, listing: Listing<SortKey>) => Promise<Row[]> {
  const alike = new Map<string, (id: number) => Promise<Row[] | undefined>>();
  return async (id, listing) => {
    const key = JSON.stringify(listing);
    const ask = alike.get(key) ?? batched<number, Row[]>((ids) => fetchAll(ids, listing));
    alike.set(key, ask);
    return (await ask(id)) ?? [];
  };
}

/**
 * Batches the keys requested in one tick into one query. A key without a value gives undefined. Nothing is
 * cached between ticks.
 */
function batched<Key, Value>(
  fetchAll: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { keys: Set<Key>; values: Promise<ReadonlyMap<Key, Value>> } | undefined;
  return async (key) => {
    if (!waiting) {
      const keys = new Set<Key>();
      const values = Promise.resolve().then(() => {
        waiting = undefined;
        return fetchAll([...keys]);
      });
      waiting = { keys, values };
    }
    waiting.keys.add(key);
    return (await waiting.values).get(key);
  };
}
