import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { firstProductImage } from "./collection-store.ts";

export type AdminCollectionRow = Selectable<Schema["collections"]>;
export type CollectionProductRow = {
  id: number;
  title: string;
  image: string | null;
  published: boolean;
};
type CardRow = { id: number; title: string; image: string | null; products: number };

/** Collections, newest first. */
export async function listCollections(
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select c.id, c.title, coalesce(c.image_path, i.path) as image,
      (select count(*)::int from collection_products where collection_id = c.id) as products
    from collections c
    left join lateral (${firstProductImage}) i on true
    where ${before === undefined ? sql`true` : sql`c.id < ${before}`}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

export const findCollection = (db: Db, id: number): Promise<AdminCollectionRow | undefined> =>
  db.selectFrom("collections").selectAll().where("id", "=", id).executeTakeFirst();

export const lockCollection = (trx: Trx, id: number) =>
  trx.selectFrom("collections").select("id").where("id", "=", id).forUpdate().execute();

/** The products of a collection in its order, published or not. */
export async function listProducts(db: Db, id: number): Promise<CollectionProductRow[]> {
  const { rows } = await sql<CollectionProductRow>`
    select p.id, p.title, i.path as image, coalesce(p.published_at <= now(), false) as published
    from collection_products cp
    join products p on p.id = cp.product_id
    left join lateral (
      select path from product_images where product_id = p.id order by position, id limit 1
    ) i on true
    where cp.collection_id = ${id}
    order by cp.position, p.id`.execute(db);
  return rows;
}

/** undefined where the handle is taken. */
export const insertCollection = (
  trx: Trx,
  row: Insertable<Schema["collections"]>,
): Promise<{ id: number } | undefined> =>
  trx
    .insertInto("collections")
    .values(row)
    .onConflict((conflict) => conflict.column("handle").doNothing())
    .returning("id")
    .executeTakeFirst();

/** Updates a collection and raises its version. */
export const updateCollection = (
  trx: Trx,
  id: number,
  changes: Updateable<Schema["collections"]>,
) =>
  trx
    .updateTable("collections")
    .set(changes)
    .set(({ eb }) => ({ version: eb("version", "+", 1), updated_at: sql<Date>`now()` }))
    .where("id", "=", id)
    .execute();

/** Whether the collection existed. */
export const deleteCollection = async (trx: Trx, id: number): Promise<boolean> =>
  (await trx.deleteFrom("collections").where("id", "=", id).returning("id").executeTakeFirst()) !==
  undefined;

/** Protects products from deletion until the transaction ends; returns how many exist. */
export async function lockProducts(trx: Trx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await trx
    .selectFrom("products")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forKeyShare()
    .execute();
  return rows.length;
}

/** Replaces the products of a collection. */
export async function setProducts(trx: Trx, id: number, products: readonly number[]) {
  await trx.deleteFrom("collection_products").where("collection_id", "=", id).execute();
  if (products.length === 0) return;
  const rows = products.map((product, position) => ({
    collection_id: id,
    product_id: product,
    position,
  }));
  await trx.insertInto("collection_products").values(rows).execute();
}

export const isHandleTaken = (error: unknown): boolean =>
  error instanceof Error &&
  "constraint" in error &&
  String(error.constraint) === "collections_handle_key";
