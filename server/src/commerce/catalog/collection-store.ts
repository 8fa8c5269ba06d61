import { type RawBuilder, sql } from "kysely";
import {
  between,
  direction,
  type Sorting,
  type KeysetPage,
} from "../../platform/db/keyset-page.ts";
import type { Db } from "../../platform/schema.ts";
import type { WithSortValue } from "./store.ts";

export type CollectionRow = {
  id: number;
  handle: string;
  title: string;
  description: string;
  description_html: string;
  image_path: string | null;
  image_alt: string;
  updated_at: Date;
};

/** The main image of the first published product of collection `c` with images. */
export const firstProductImage = sql`
  select i.path, i.alt from collection_products cp
  join products p on p.id = cp.product_id and p.published_at <= now()
  join product_images i on i.product_id = p.id
  where cp.collection_id = c.id
  order by cp.position, p.id, i.position, i.id limit 1`;

/** A collection without an image of its own shows the one of a product. */
const collectionColumns = sql`
  c.id, c.handle, c.title, c.description, c.description_html, c.updated_at,
  coalesce(c.image_path, (select path from (${firstProductImage}) shown)) as image_path,
  case when c.image_path is null then
    coalesce((select alt from (${firstProductImage}) shown), '') else c.image_alt end as image_alt`;

type ListOptions = { where: RawBuilder<boolean>; sorting: Sorting; keysetPage: KeysetPage };

/** One row more than the page, if there are more, in the order of the list. */
export async function listCollections(
  db: Db,
  { where, sorting, keysetPage }: ListOptions,
): Promise<WithSortValue<CollectionRow>[]> {
  const { rows } = await sql<WithSortValue<CollectionRow>>`
    select ${collectionColumns}, (${sorting.by})::text as sort_value from collections c
    where ${where} and ${between(sorting, keysetPage)}
    order by ${direction(sorting, keysetPage)} limit ${keysetPage.count + 1}`.execute(db);
  return keysetPage.fromEnd ? rows.toReversed() : rows;
}

export async function countCollections(db: Db, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from collections c where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

const collectionsWhere = (db: Db, where: RawBuilder<boolean>) =>
  sql<CollectionRow>`select ${collectionColumns} from collections c where ${where}`
    .execute(db)
    .then(({ rows }) => rows);

export const findCollections = (db: Db, ids: readonly number[]): Promise<CollectionRow[]> =>
  collectionsWhere(db, sql`c.id = any(${ids}::int[])`);

export const findCollectionByHandle = async (
  db: Db,
  handle: string,
): Promise<CollectionRow | undefined> => (await collectionsWhere(db, sql`c.handle = ${handle}`))[0];

export type PolicyRow = {
  id: number;
  kind: "privacy" | "terms" | "refund";
  title: string;
  /** HTML. */
  body: string;
};

export const listPolicies = (db: Db): Promise<PolicyRow[]> =>
  db.selectFrom("shop_policies").select(["id", "kind", "title", "body"]).execute();
