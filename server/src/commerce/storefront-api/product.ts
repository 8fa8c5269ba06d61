import type {
  ImageSortKey,
  WithSortValue,
  ProductRow,
  VariantRow,
  VariantSortKey,
} from "../catalog/service.ts";
import type { Field, ShopContext } from "./context.ts";
import { featuredImage, firstOnes } from "./featured-image.ts";
import { globalId } from "./ids.ts";
import { pageMax } from "./limits.ts";
import { connectionOf, cursorFor, type PageArgs, keysetPageOf } from "./paging.ts";
import { absolute, presentImage, presentRange, presentSeo, truncated } from "./present.ts";
import { presentVariant } from "./variant.ts";
import { longText, spendOn, wholeList } from "./weight.ts";

type Sorted<SortKey> = PageArgs & { sortKey: SortKey };

/** What products are loaded from. */
type ProductContext = Pick<ShopContext, "products" | "publicUrl">;

const images =
  (productId: number): Field<Sorted<ImageSortKey>> =>
  async ({ sortKey, reverse, ...args }, context, info) => {
    const order = `images/${sortKey}`;
    const keysetPage = keysetPageOf(args, order, "bigint");
    const listing = { sortKey, reverse: reverse === true, keysetPage };
    const rows = await context.products.images(productId, listing);
    spendOn(info, context, rows.length);
    return connectionOf(rows, keysetPage, (row) => ({
      cursor: cursorFor(order, { value: row.sort_value, id: row.id }),
      node: presentImage(row, context.publicUrl),
    }));
  };

const variants =
  (product: object, productId: number): Field<Sorted<VariantSortKey>> =>
  async ({ sortKey, reverse, ...args }, context, info) => {
    const order = `variants/${sortKey}`;
    const isText = sortKey === "SKU" || sortKey === "TITLE";
    const keysetPage = keysetPageOf(args, order, isText ? "text" : "bigint");
    const listing = { sortKey, reverse: reverse === true, keysetPage };
    const rows = await context.products.variants(productId, listing);
    spendOn(info, context, rows.length);
    return connectionOf(rows, keysetPage, (row) => ({
      cursor: cursorFor(order, { value: row.sort_value, id: row.id }),
      node: presentVariant(row, context.publicUrl, product),
    }));
  };

type Choice = { name: string; value: string };
type ChoiceArgs = {
  selectedOptions: Choice[];
  caseInsensitiveMatch: boolean;
  ignoreUnknownOptions: boolean;
};

/** The variant with exactly these values; if unknown options are ignored, with all known ones. */
function chosen(
  rows: readonly WithSortValue<VariantRow>[],
  { selectedOptions, caseInsensitiveMatch, ignoreUnknownOptions }: ChoiceArgs,
): VariantRow | undefined {
  const plain = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text);
  const keyOf = ({ name, value }: Choice) => `${plain(name)}\0${plain(value)}`;
  const selectedKeys = new Set(selectedOptions.map(keyOf));
  return rows.find(({ selected_options: own }) => {
    const isWhole = own.every((option) => selectedKeys.has(keyOf(option)));
    return isWhole && (ignoreUnknownOptions || own.length === selectedOptions.length);
  });
}

const variantBySelectedOptions =
  (product: object, productId: number): Field<ChoiceArgs> =>
  async (args, { products: goods, publicUrl, spend }: ShopContext) => {
    // Each product of a list is compared with all of them.
    spend(args.selectedOptions.length);
    const row = chosen(await goods.variants(productId, firstOnes(pageMax)), args);
    return row ? presentVariant(row, publicUrl, product) : null;
  };

/** Ids of options and option values, derived from the product's. */
const presentOptions =
  ({ id, options }: ProductRow): Field<{ first?: number | null }> =>
  ({ first }) =>
    options.slice(0, first == null ? undefined : Math.max(0, first)).map((option, at) => ({
      __typename: "ProductOption",
      id: globalId("ProductOption", id * 100 + at + 1),
      name: option.name,
      values: wholeList(option.values),
      optionValues: wholeList(
        option.values.map((name, index) => ({
          __typename: "ProductOptionValue",
          id: globalId("ProductOptionValue", (id * 100 + at + 1) * 1000 + index + 1),
          name,
        })),
      ),
    }));

/** A product in the Storefront API. Its lists are loaded on demand. */
export function presentProduct(
  row: ProductRow,
  publicUrl: string,
): Readonly<Record<string, unknown>> {
  const { id, title, description } = row;
  const product: Record<string, unknown> = {
    __typename: "Product",
    id: globalId("Product", id),
    handle: row.handle,
    title,
    description: truncated(description),
    descriptionHtml: longText(row.description_html),
    productType: row.product_type,
    vendor: row.vendor,
    tags: wholeList(row.tags),
    availableForSale: row.stock > 0,
    totalInventory: row.stock,
    priceRange: presentRange(row.lowest, row.highest),
    compareAtPriceRange: presentRange(row.lowest_compared, row.highest_compared),
    isGiftCard: false,
    requiresSellingPlan: false,
    seo: presentSeo(title, description),
    onlineStoreUrl: absolute(publicUrl, `/product/${id}`),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at.toISOString(),
    options: presentOptions(row),
    images: images(id),
    featuredImage: featuredImage(id),
  };
  product["variants"] = variants(product, id);
  product["variantBySelectedOptions"] = variantBySelectedOptions(product, id);
  return product;
}

/** A product by number; undefined if unpublished. */
export async function productByNumber({ products: goods, publicUrl }: ProductContext, id: number) {
  const row = await goods.product(id);
  return row && presentProduct(row, publicUrl);
}

/** A variant loaded without its product, which is loaded on demand. */
export function presentLoneVariant(row: VariantRow, publicUrl: string) {
  const product: Field<unknown> = (_, context) => productByNumber(context, row.product_id);
  return presentVariant(row, publicUrl, product);
}

/** A variant by number, for cart lines; undefined if unpublished. */
export async function variantByNumber({ products: goods, publicUrl }: ProductContext, id: number) {
  const row = await goods.variant(id);
  return row && presentLoneVariant(row, publicUrl);
}
