import type { CollectionProductSortKey, CollectionRow } from "../catalog/service.ts";
import type { Field } from "./context.ts";
import { globalId } from "./ids.ts";
import { connectionOf, cursorFor, type PageArgs, keysetPageOf } from "./paging.ts";
import { presentCover, presentSeo, truncated } from "./present.ts";
import { presentProduct } from "./product.ts";
import { longText, spendOn } from "./weight.ts";

const products =
  (collectionId: number): Field<PageArgs & { sortKey: CollectionProductSortKey }> =>
  async ({ sortKey, reverse, ...args }, context, info) => {
    const order = `collection/${sortKey}`;
    const keysetPage = keysetPageOf(args, order, sortKey === "TITLE" ? "text" : "bigint");
    const listing = { sortKey, reverse: reverse === true, keysetPage };
    const rows = await context.products.productsOf(collectionId, listing);
    spendOn(info, context, rows.length);
    return connectionOf(rows, keysetPage, (row) => ({
      cursor: cursorFor(order, { value: row.sort_value, id: row.id }),
      node: presentProduct(row, context.publicUrl),
    }));
  };

/** A collection in the Storefront API. */
export function presentCollection(row: CollectionRow, publicUrl: string) {
  const { id, title, description } = row;
  return {
    __typename: "Collection",
    id: globalId("Collection", id),
    handle: row.handle,
    title,
    description: truncated(description),
    descriptionHtml: longText(row.description_html),
    image: presentCover(row, publicUrl),
    onlineStoreUrl: `${publicUrl}/marketplace?collection=${encodeURIComponent(row.handle)}`,
    seo: presentSeo(title, description),
    updatedAt: row.updated_at.toISOString(),
    products: products(id),
  };
}
