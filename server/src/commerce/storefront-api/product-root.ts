import * as catalog from "../catalog/service.ts";
import { policyByNumber, presentShop, shopNumber } from "./metadata.ts";
import { cartById } from "./cart-root.ts";
import { presentCollection } from "./collection.ts";
import type { Field, Root, ShopContext } from "./context.ts";
import { numberInId, typeOfId } from "./ids.ts";
import { pageMax } from "./limits.ts";
import {
  connectionInMemory,
  connectionOf,
  cursorFor,
  type PageArgs,
  keysetPageOf,
} from "./paging.ts";
import { presentLoneVariant, presentProduct, productByNumber } from "./product.ts";
import { RequestError } from "./request-error.ts";
import { spendOn } from "./weight.ts";

type Listed<SortKey> = PageArgs & { query?: string | null; sortKey: SortKey };
type ProductQuery = { id?: string | null; handle?: string | null };

const productTexts: readonly catalog.ProductSortKey[] = ["PRODUCT_TYPE", "TITLE", "VENDOR"];

const products: Field<Listed<catalog.ProductSortKey>> = async (
  { sortKey, reverse, query, ...args },
  context,
  info,
) => {
  const order = `products/${sortKey}`;
  const keysetPage = keysetPageOf(args, order, productTexts.includes(sortKey) ? "text" : "bigint");
  context.tags.add("products");
  const rows = await catalog.listProducts(context.db, {
    sortKey,
    reverse: reverse === true,
    query: query ?? undefined,
    keysetPage,
  });
  spendOn(info, context, rows.length);
  return connectionOf(rows, keysetPage, (row) => ({
    cursor: cursorFor(order, { value: row.sort_value, id: row.id }),
    node: presentProduct(row, context.publicUrl),
  }));
};

const collections: Field<Listed<catalog.CollectionSortKey>> = async (
  { sortKey, reverse, query, ...args },
  context,
  info,
) => {
  const order = `collections/${sortKey}`;
  const keysetPage = keysetPageOf(args, order, sortKey === "TITLE" ? "text" : "bigint");
  context.tags.add("products");
  const searchText = query ?? undefined;
  const rows = await catalog.listCollections(context.db, {
    sortKey,
    reverse: reverse === true,
    query: searchText,
    keysetPage,
  });
  spendOn(info, context, rows.length);
  const connection = connectionOf(rows, keysetPage, (row) => ({
    cursor: cursorFor(order, { value: row.sort_value, id: row.id }),
    node: presentCollection(row, context.publicUrl),
  }));
  let counted: Promise<number> | undefined;
  return {
    ...connection,
    totalCount: async () =>
      String(await (counted ??= catalog.countCollections(context.db, searchText))),
  };
};

/** The product of this number; its cache tag is the list's if there is none. */
async function productOf(id: number, context: ShopContext) {
  context.tags.add(`product:${id}`);
  const product = await productByNumber(context, id);
  if (!product) context.tags.add("products");
  return product;
}

async function productOfHandle(handle: string, context: ShopContext) {
  const row = await catalog.findProductByHandle(context.db, handle);
  context.tags.add(row ? `product:${row.id}` : "products");
  return row && presentProduct(row, context.publicUrl);
}

/** A field with the argument `id` or `handle`. */
const byIdOrHandle =
  (
    type: string,
    ofNumber: (number: number, context: ShopContext) => unknown,
    ofHandle: (handle: string, context: ShopContext) => unknown,
  ): Field<ProductQuery> =>
  ({ id, handle }, context) => {
    if (id != null) {
      const number = numberInId(type, id);
      return number === undefined ? null : ofNumber(number, context);
    }
    if (handle != null) return ofHandle(handle, context);
    throw new RequestError("One of the arguments id or handle is required.");
  };

const product = byIdOrHandle("Product", productOf, productOfHandle);

async function collectionOf(id: number, context: ShopContext) {
  context.tags.add("products");
  const row = await context.products.collection(id);
  return row && presentCollection(row, context.publicUrl);
}

async function collectionOfHandle(handle: string, context: ShopContext) {
  context.tags.add("products");
  const row = await catalog.findCollectionByHandle(context.db, handle);
  return row && presentCollection(row, context.publicUrl);
}

const collection = byIdOrHandle("Collection", collectionOf, collectionOfHandle);

/** Types that can be loaded by id. */
const nodes: Readonly<Record<string, Field<{ number: number }>>> = {
  Product: ({ number }, context) => productOf(number, context),
  ProductVariant: async ({ number }, { products: goods, publicUrl, tags }) => {
    const row = await goods.variant(number);
    tags.add(row ? `product:${row.product_id}` : "products");
    return row && presentLoneVariant(row, publicUrl);
  },
  Collection: ({ number }, context) => collectionOf(number, context),
  ShopPolicy: ({ number }, context, info) => policyByNumber(number)({}, context, info),
  Shop: ({ number }, { publicUrl }) => (number === shopNumber ? presentShop(publicUrl) : null),
};

const node: Field<{ id: string }> = (args, context, info) => {
  const type = typeOfId(args.id) ?? "";
  if (type === "Cart") return cartById(args.id, context);
  const number = numberInId(type, args.id);
  return number === undefined ? null : nodes[type]?.({ number }, context, info);
};

const nodesOf: Field<{ ids: string[] }> = ({ ids }, context, info) => {
  spendOn(info, context, ids.length);
  return ids.map((id) => node({ id }, context, info));
};

const productRecommendations: Field<{
  productId?: string | null;
  productHandle?: string | null;
}> = async ({ productId, productHandle }, context, info) => {
  const { db, products: goods, publicUrl, tags } = context;
  tags.add("products");
  if (productId == null && productHandle == null) {
    throw new RequestError("One of the arguments productId or productHandle is required.");
  }
  const number = productId == null ? undefined : numberInId("Product", productId);
  const row =
    number !== undefined
      ? await goods.product(number)
      : productHandle == null
        ? undefined
        : await catalog.findProductByHandle(db, productHandle);
  if (!row) return null;
  const rows = await catalog.recommendedProducts(db, row);
  spendOn(info, context, rows.length);
  return rows.map((each) => presentProduct(each, publicUrl));
};

const wordList =
  (list: typeof catalog.listTypes): Field<{ first: number }> =>
  async ({ first }, { db, tags }) => {
    tags.add("products");
    return connectionInMemory(await list(db, pageMax), { first }, (word) => word);
  };

/** Queries of products, collections, shop and nodes. */
export const productRoot = {
  products,
  product,
  productByHandle: ({ handle }: { handle: string }, context: ShopContext) =>
    productOfHandle(handle, context),
  productRecommendations,
  productTypes: wordList(catalog.listTypes),
  productTags: wordList(catalog.listTags),
  collections,
  collection,
  collectionByHandle: ({ handle }: { handle: string }, context: ShopContext) =>
    collectionOfHandle(handle, context),
  node,
  nodes: nodesOf,
  shop: (_: unknown, { publicUrl, tags }: ShopContext) => {
    tags.add("shop");
    return presentShop(publicUrl);
  },
} satisfies Root;
