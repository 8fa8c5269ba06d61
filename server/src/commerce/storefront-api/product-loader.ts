import * as catalogue from "../catalog/service.ts";
import type { KeysetPage } from "../../platform/db/keyset-page.ts";
import type { Db } from "../../platform/schema.ts";
import { batched } from "./batch.ts";

type Listing<SortKey> = { sortKey: SortKey; reverse: boolean; keysetPage: KeysetPage };
type PlacedRows<Row> = catalogue.Placed<Row>[];

/** What is for sale, asked for one by one and fetched together. */
export type Goods = {
  product: (id: number) => Promise<catalogue.ProductRow | undefined>;
  variant: (id: number) => Promise<catalogue.VariantRow | undefined>;
  collection: (id: number) => Promise<catalogue.CollectionRow | undefined>;
  images: (
    productId: number,
    listing: Listing<catalogue.ImageSortKey>,
  ) => Promise<PlacedRows<catalogue.ImageRow>>;
  variants: (
    productId: number,
    listing: Listing<catalogue.VariantSortKey>,
  ) => Promise<PlacedRows<catalogue.VariantRow>>;
  productsOf: (
    collectionId: number,
    listing: Listing<catalogue.CollectionProductSortKey>,
  ) => Promise<PlacedRows<catalogue.ProductRow>>;
  policies: () => Promise<catalogue.PolicyRow[]>;
};

/** The goods for one request. */
export function makeGoods(db: Db): Goods {
  let policies: Promise<catalogue.PolicyRow[]> | undefined;
  return {
    product: batched(async (ids) => byId(await catalogue.findProducts(db, ids))),
    variant: batched(async (ids) => byId(await catalogue.findVariants(db, ids))),
    collection: batched(async (ids) => byId(await catalogue.findCollections(db, ids))),
    images: listed((ids, listing) => catalogue.listImages(db, ids, listing)),
    variants: listed((ids, listing) => catalogue.listVariants(db, ids, listing)),
    productsOf: listed((ids, listing) => catalogue.listProductsOfCollections(db, ids, listing)),
    policies: () => (policies ??= catalogue.listPolicies(db)),
  };
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Lists of several owners are one question where they are asked for alike. */
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
