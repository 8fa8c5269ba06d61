import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import { matchesJoinedQuery } from "../../platform/db/text-search.ts";
import { isOwner as isFileOwner } from "../../platform/files/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";

export type CardRow = {
  id: number;
  title: string;
  product_type: string;
  path: string | null;
  variants: number;
  stock: number;
  lowest: number | null;
  highest: number | null;
  published: boolean;
};

type Listing = { query: string; limit: number; before: number | undefined };

/** Products, published or not, newest first; filtered by words, or by a prefix of handle or SKU. */
export async function listProducts(db: Db, { query, limit, before }: Listing): Promise<CardRow[]> {
  const older = before === undefined ? sql`true` : sql`id < ${before}`;
  const sought =
    query === ""
      ? sql`true`
      : sql`(${matchesJoinedQuery(query)} or starts_with(handle, lower(${query})) or exists (
          select from variants v
          where v.product_id = products.id and starts_with(lower(v.sku), lower(${query}))))`;
  const { rows } = await sql<CardRow>`
    select p.id, p.title, p.product_type, i.path, s.variants, s.stock, s.lowest, s.highest,
      coalesce(p.published_at <= now(), false) as published
    from (select * from products where ${older} and ${sought} order by id desc limit ${limit}) p
    left join lateral (
      select path from product_images where product_id = p.id order by position, id limit 1
    ) i on true
    cross join lateral (
      select count(*)::int as variants, coalesce(sum(stock), 0)::int as stock, min(price) as lowest,
        max(price) as highest
      from variants where product_id = p.id
    ) s
    order by p.id desc`.execute(db);
  return rows;
}

export type ProductRow = Omit<Selectable<Schema["products"]>, "words"> & { published: boolean };
export type VariantRow = Selectable<Schema["variants"]>;
export type ImageRow = Selectable<Schema["product_images"]>;

export const findProduct = (db: Db, id: number): Promise<ProductRow | undefined> =>
  db
    .selectFrom("products")
    .select(["id", "handle", "title", "description", "description_html", "product_type"])
    .select(["vendor", "tags", "options", "sold", "version", "published_at", "created_at"])
    .select("updated_at")
    .select(sql<boolean>`coalesce(published_at <= now(), false)`.as("published"))
    .where("id", "=", id)
    .executeTakeFirst();

export const listVariants = (db: Db, productId: number): Promise<VariantRow[]> =>
  db
    .selectFrom("variants")
    .selectAll()
    .where("product_id", "=", productId)
    .orderBy("position")
    .orderBy("id")
    .execute();

export const listImages = (db: Db, productId: number): Promise<ImageRow[]> =>
  db
    .selectFrom("product_images")
    .selectAll()
    .where("product_id", "=", productId)
    .orderBy("position")
    .orderBy("id")
    .execute();

/**
 * Locks a product and its variants until the transaction ends: variants first and by id, as orders do, to
 * avoid deadlocks.
 */
export async function lockProduct(trx: Trx, id: number, isToGo: boolean): Promise<void> {
  const variants = trx
    .selectFrom("variants")
    .select("id")
    .where("product_id", "=", id)
    .orderBy("id");
  // Carts may still add what remains.
  await (isToGo ? variants.forUpdate() : variants.forNoKeyUpdate()).execute();
  const product = trx.selectFrom("products").select("id").where("id", "=", id);
  await (isToGo ? product.forUpdate() : product.forNoKeyUpdate()).execute();
}

export type NewProduct = Insertable<Schema["products"]>;

/** undefined where the handle is taken. */
export const insertProduct = (trx: Trx, product: NewProduct): Promise<{ id: number } | undefined> =>
  trx
    .insertInto("products")
    .values(product)
    .onConflict((conflict) => conflict.column("handle").doNothing())
    .returning("id")
    .executeTakeFirst();

export type ProductChanges = Omit<Updateable<Schema["products"]>, "published_at"> & {
  published_at?: RawBuilder<Date> | null;
};

/** Updates a product and raises its version. */
export const updateProduct = (trx: Trx, id: number, changes: ProductChanges = {}) =>
  trx
    .updateTable("products")
    .set(changes)
    .set(({ eb }) => ({ version: eb("version", "+", 1), updated_at: sql<Date>`now()` }))
    .where("id", "=", id)
    .execute();

export const isHandleTaken = (error: unknown): boolean =>
  error instanceof Error &&
  "constraint" in error &&
  String(error.constraint) === "products_handle_key";

export const deleteProduct = (trx: Trx, id: number) =>
  trx.deleteFrom("products").where("id", "=", id).execute();

/** The product that a numbered part belongs to. */
export const findProductOf = async (
  db: Db,
  table: "variants" | "product_images",
  id: number,
): Promise<number | undefined> =>
  (await db.selectFrom(table).select("product_id").where("id", "=", id).executeTakeFirst())
    ?.product_id;

export const insertVariant = (trx: Trx, variant: Insertable<Schema["variants"]>) =>
  trx.insertInto("variants").values(variant).execute();

export const updateVariant = (trx: Trx, id: number, changes: Updateable<Schema["variants"]>) =>
  trx.updateTable("variants").set(changes).where("id", "=", id).execute();

export const deleteVariant = (trx: Trx, id: number) =>
  trx.deleteFrom("variants").where("id", "=", id).execute();

export const lockVariant = (trx: Trx, id: number): Promise<VariantRow | undefined> =>
  trx.selectFrom("variants").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

export const insertImage = (trx: Trx, image: Insertable<Schema["product_images"]>) =>
  trx.insertInto("product_images").values(image).execute();

export const updateImage = (trx: Trx, id: number, changes: Updateable<Schema["product_images"]>) =>
  trx.updateTable("product_images").set(changes).where("id", "=", id).execute();

export const deleteImage = (trx: Trx, id: number) =>
  trx.deleteFrom("product_images").where("id", "=", id).execute();

const picturesOf = (ownerId: string) =>
  sql<string>`(select f.id from files f join product_images i on i.file_id = f.id where ${isFileOwner({ userId: ownerId }, "f")})`;

/** Transfers all product pictures from one person to another. */
export async function updatePictureOwner(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .updateTable("files")
    .set({ owner_id: to })
    .where("id", "in", picturesOf(from))
    .execute();
}

/** Returns the products that lost a picture. */
export async function deleteImagesOf(trx: Trx, ownerId: string): Promise<number[]> {
  const rows = await trx
    .deleteFrom("product_images")
    .where("file_id", "in", picturesOf(ownerId))
    .returning("product_id")
    .execute();
  return [...new Set(rows.map(({ product_id: id }) => id))];
}
