import { type RawBuilder, sql } from "kysely";
import {
  between,
  direction,
  type Sorting,
  type KeysetPage,
} from "../../platform/db/keyset-page.ts";
import type { Db } from "../../platform/schema.ts";
import type { Option } from "./tables.ts";

/** A published product with aggregates of its variants. Money is in cents. */
export type ProductRow = {
  id: number;
  handle: string;
  title: string;
  description: string;
  description_html: string;
  product_type: string;
  vendor: string;
  tags: string[];
  options: Option[];
  published_at: Date;
  created_at: Date;
  updated_at: Date;
  /** null if it has no variants. */
  lowest: number | null;
  highest: number | null;
  lowest_compared: number | null;
  highest_compared: number | null;
  stock: number;
};

/** A row of a list with its sort value. */
export type WithSortValue<Row> = Row & { sort_value: string };

/** Columns of a product `p` with aggregates `s`. */
const productColumns = sql`
  p.id, p.handle, p.title, p.description, p.description_html, p.product_type, p.vendor, p.tags, p.options,
  p.published_at, p.created_at, p.updated_at,
  s.lowest, s.highest, s.lowest_compared, s.highest_compared, s.stock`;

const sums = sql`
  lateral (
    select min(v.price) as lowest, max(v.price) as highest, min(v.compare_at) as lowest_compared,
      max(v.compare_at) as highest_compared, coalesce(sum(v.stock), 0)::int as stock
    from variants v where v.product_id = p.id) s`;

/** Published: the publication time has passed. */
const isShown = sql`p.published_at <= now()`;

type ListOptions = { where: RawBuilder<boolean>; sorting: Sorting; keysetPage: KeysetPage };

/** One row more than the page, if there are more, in the order of the list. */
export async function listProducts(
  db: Db,
  { where, sorting, keysetPage }: ListOptions,
): Promise<WithSortValue<ProductRow>[]> {
  const { rows } = await sql<WithSortValue<ProductRow>>`
    select ${productColumns}, (${sorting.by})::text as sort_value
    from products p cross join ${sums}
    where ${isShown} and ${where} and ${between(sorting, keysetPage)}
    order by ${direction(sorting, keysetPage)} limit ${keysetPage.count + 1}`.execute(db);
  return keysetPage.fromEnd ? rows.toReversed() : rows;
}

/** Pages of several collections in one query, by collection id. */
export async function listProductsOfCollections(
  db: Db,
  ids: readonly number[],
  { sorting, keysetPage }: Omit<ListOptions, "where">,
): Promise<Map<number, WithSortValue<ProductRow>[]>> {
  const { rows } = await sql<WithSortValue<ProductRow> & { collection_id: number }>`
    select * from (
      select ${productColumns}, (${sorting.by})::text as sort_value, cp.collection_id,
        row_number() over (
          partition by cp.collection_id order by ${direction(sorting, keysetPage)}) as turn
      from collection_products cp join products p on p.id = cp.product_id cross join ${sums}
      where cp.collection_id = any(${ids}::int[]) and ${isShown} and ${between(sorting, keysetPage)}
    ) ranked where turn <= ${keysetPage.count + 1} order by collection_id, turn`.execute(db);
  return grouped(rows, ({ collection_id: id }) => id, keysetPage);
}

function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  { fromEnd }: Pick<KeysetPage, "fromEnd">,
): Map<number, Row[]> {
  const groups = Map.groupBy(rows, keyOf);
  if (fromEnd) for (const group of groups.values()) group.reverse();
  return groups;
}

const productsWhere = (db: Db, where: RawBuilder<boolean>) =>
  sql<ProductRow>`
    select ${productColumns} from products p cross join ${sums} where ${isShown} and ${where}`
    .execute(db)
    .then(({ rows }) => rows);

export const findProducts = (db: Db, ids: readonly number[]): Promise<ProductRow[]> =>
  productsWhere(db, sql`p.id = any(${ids}::int[])`);

export const findProductByHandle = async (
  db: Db,
  handle: string,
): Promise<ProductRow | undefined> => (await productsWhere(db, sql`p.handle = ${handle}`))[0];

/** Products by similarity; bestsellers where nothing is similar; available ones first. */
export async function listLikeProducts(
  db: Db,
  { id, product_type: type, tags }: Pick<ProductRow, "id" | "product_type" | "tags">,
  count: number,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from products p cross join ${sums}
    where ${isShown} and p.id <> ${id}
    order by s.stock > 0 desc,
      (case when p.product_type <> '' and p.product_type = ${type} then 2 else 0 end)
        + (select count(*) from unnest(p.tags) tag where tag = any(${tags}::text[])) desc,
      p.sold desc, p.id
    limit ${count}`.execute(db);
  return rows;
}

export type ImageRow = {
  id: number;
  product_id: number;
  path: string;
  alt: string;
  width: number;
  height: number;
};

const imageColumns = sql`i.id, i.product_id, i.path, i.alt, i.width, i.height`;

type Part = { columns: RawBuilder<unknown>; from: RawBuilder<unknown>; productId: string };

/** Pages of several products' parts, such as pictures, in one query, by product id. */
async function listParts<Row extends { product_id: number }>(
  db: Db,
  { columns, from, productId }: Part,
  productIds: readonly number[],
  sorting: Sorting,
  keysetPage: KeysetPage,
): Promise<Map<number, WithSortValue<Row>[]>> {
  const ofProduct = sql.ref(productId);
  const { rows } = await sql<WithSortValue<Row>>`
    select * from (
      select ${columns}, (${sorting.by})::text as sort_value,
        row_number() over (partition by ${ofProduct} order by ${direction(sorting, keysetPage)}) as turn
      from ${from}
      where ${ofProduct} = any(${productIds}::int[]) and ${between(sorting, keysetPage)}
    ) ranked where turn <= ${keysetPage.count + 1} order by product_id, turn`.execute(db);
  return grouped(rows, ({ product_id: id }) => id, keysetPage);
}

type ListParts<Row> = (
  db: Db,
  productIds: readonly number[],
  sorting: Sorting,
  keysetPage: KeysetPage,
) => Promise<Map<number, WithSortValue<Row>[]>>;

export const listImages: ListParts<ImageRow> = (db, ...page) =>
  listParts(
    db,
    { columns: imageColumns, from: sql`product_images i`, productId: "i.product_id" },
    ...page,
  );

export type VariantRow = {
  id: number;
  product_id: number;
  title: string;
  sku: string | null;
  /** Cents. */
  price: number;
  compare_at: number | null;
  stock: number;
  grams: number | null;
  selected_options: { name: string; value: string }[];
  image: ImageRow | null;
};

/** Columns of a variant `v` with its own picture `i`. */
const variantColumns = sql`
  v.id, v.product_id, v.title, v.sku, v.price, v.compare_at, v.stock, v.grams, v.selected_options,
  case when i.id is null then null else json_build_object(
    'id', i.id, 'product_id', i.product_id, 'path', i.path, 'alt', i.alt, 'width', i.width, 'height', i.height
  ) end as image`;

const variantsWithImages = sql`variants v left join product_images i on i.id = v.image_id`;

export const listVariants: ListParts<VariantRow> = (db, ...page) =>
  listParts(
    db,
    { columns: variantColumns, from: variantsWithImages, productId: "v.product_id" },
    ...page,
  );

/** Variants of published products. */
export async function findVariants(db: Db, ids: readonly number[]): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select ${variantColumns}
    from variants v join products p on p.id = v.product_id left join product_images i on i.id = v.image_id
    where v.id = any(${ids}::int[]) and ${isShown}`.execute(db);
  return rows;
}

/** Types of published products in order, without the empty one. */
export const listTypes = (db: Db, count: number): Promise<string[]> =>
  text(
    db,
    sql`select distinct p.product_type as word from products p
    where ${isShown} and p.product_type <> ''`,
    count,
  );

export const listTags = (db: Db, count: number): Promise<string[]> =>
  text(
    db,
    sql`select distinct tag as word from products p, unnest(p.tags) tag where ${isShown}`,
    count,
  );

async function text(db: Db, query: RawBuilder<unknown>, count: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from (${query}) found order by word collate "C" limit ${count}`.execute(db);
  return rows.map(({ word }) => word);
}
