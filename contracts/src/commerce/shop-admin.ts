import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { limitQuery, page } from "../kernel/paging.ts";
import { Moment, optionalText, lineText, optionalLineText } from "../kernel/text.ts";

export const productTitleMax = 200;
export const productDescriptionMax = 5_000;
export const handleMax = 100;
/** Also the limit of a vendor's name. */
export const kindMax = 60;
export const tagMax = 40;
export const tagsMax = 30;
export const optionsMax = 3;
export const optionNameMax = 30;
export const optionValueMax = 60;
export const variantsMax = 100;
export const skuMax = 60;
/** Cents: $999,999.99. */
export const priceMax = 99_999_999;
export const stockMax = 1_000_000;
export const gramsMax = 1_000_000;
export const imagesMax = 30;
export const imageAltMax = 300;

/** Value of an option that was added after the variant. */
export const standardValue = "Standard";

export const handleTaken = "Another product already uses this handle.";
export const variantTaken = "A variant with these option values already exists.";
export const onlyOneKind = "This product has no options. Add an option first, such as Size.";
export const nothingToBuy = "Add a variant with a price before you publish.";
export const shopifyShopText = "This shop runs on Shopify. Manage its products there.";

/* @__NO_SIDE_EFFECTS__ */
const clearable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** Row ids are at most 2,147,483,647 (PostgreSQL integer). */
export const numbered = z.string().check(
  z.maxLength(10, "Invalid ID."),
  z.regex(/^[1-9]\d{0,9}$/, "Invalid ID."),
  z.refine((digits) => Number(digits) <= 2_147_483_647, "Invalid ID."),
);

/** A whole number within bounds, both included. */
/* @__NO_SIDE_EFFECTS__ */
const whole = (message: string, min: number, max: number) =>
  z.int({ error: message }).check(z.gte(min, message), z.lte(max, message));

const title = lineText("Title", productTitleMax);
const description = clearable(optionalText("Description", productDescriptionMax));
const kind = clearable(optionalLineText("Type", kindMax));
const vendor = clearable(optionalLineText("Vendor", kindMax));

const handleText = "Handle can include only lowercase letters (a–z), numbers and single hyphens.";
export const handle = z
  .string({ error: handleText })
  .check(
    z.trim(),
    z.maxLength(handleMax, `Handle must be ${handleMax} characters or fewer.`),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, handleText),
  );

const tagText = "Separate tags with commas.";
const tags = clearable(
  z
    .array(lineText("Tag", tagMax).check(z.refine((tag) => !tag.includes(","), tagText)), {
      error: "Tags must be a list of strings.",
    })
    .check(z.maxLength(tagsMax, `A product can have up to ${tagsMax} tags.`)),
);

const isOnce = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;
const optionText = `A product can have up to ${optionsMax} options, each with a different name.`;
// The Storefront API calls the only option of a product without options "Title".
const isNamed = (name: string) => name.toLowerCase() !== "title";
const optionNames = clearable(
  z
    .array(
      lineText("Option name", optionNameMax).check(
        z.refine(isNamed, "Choose an option name other than Title."),
      ),
      { error: "Options must be a list of names." },
    )
    .check(z.maxLength(optionsMax, optionText), z.refine(isOnce, optionText)),
);

const valueText = "Enter one value for each option.";
const optionValues = z.optional(
  z
    .array(lineText("Option value", optionValueMax), {
      error: "Values must be a list of strings, one for each option.",
    })
    .check(z.maxLength(optionsMax, valueText)),
);

const price = whole(
  "Price must be a whole number of cents between $0.00 and $999,999.99.",
  0,
  priceMax,
);
const compareAt = clearable(
  whole(
    "Compare-at price must be a whole number of cents between $0.01 and $999,999.99.",
    1,
    priceMax,
  ),
);
const sku = clearable(optionalLineText("SKU", skuMax));
const grams = clearable(
  whole(`Weight must be a whole number of grams up to ${gramsMax}.`, 0, gramsMax),
);
const imageId = clearable(z.int({ error: "Choose one of the product's photos." }));

const stockText = `Stock must be a whole number from 0 to ${stockMax}.`;
const stock = whole(stockText, 0, stockMax);
const stockStep = whole(stockText, -stockMax, stockMax);

const imageAlt = clearable(optionalLineText("Alt text", imageAltMax));

/** Money is in whole cents; ids are the numbers in the products' global ids. */
export const AdminVariant = z.object({
  _id: z.number(),
  /** One value for each option of its product, in order; empty for a product without options. */
  values: z.array(z.string()),
  sku: z.nullable(z.string()),
  price: z.number(),
  /** Price before a reduction, where one was entered. */
  compareAt: z.nullable(z.number()),
  stock: z.number(),
  grams: z.nullable(z.number()),
  imageId: z.nullable(z.number()),
});
export type AdminVariant = z.output<typeof AdminVariant>;

export const AdminImage = z.object({
  _id: z.number(),
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});
export type AdminImage = z.output<typeof AdminImage>;

/** A product as the shop's admins see it, published or not. `version` does not change with sales. */
export const AdminProduct = z.object({
  _id: z.number(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  productType: z.string(),
  vendor: z.string(),
  tags: z.array(z.string()),
  /** What a buyer chooses by, such as Size. */
  options: z.array(z.string()),
  variants: z.array(AdminVariant),
  images: z.array(AdminImage),
  published: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type AdminProduct = z.output<typeof AdminProduct>;

/** A product in the list: first picture, and totals over its variants. */
export const AdminProductCard = z.object({
  _id: z.number(),
  title: z.string(),
  productType: z.string(),
  image: z.nullable(z.string()),
  variants: z.number(),
  stock: z.number(),
  /** null if it has no variants. */
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
  published: z.boolean(),
});
export type AdminProductCard = z.output<typeof AdminProductCard>;

const params = z.object({ id: numbered });

/** Every change returns the whole product and its version. */
const product = { session: "admin", response: AdminProduct, versioned: true } as const;

export const listAdminProducts = endpoint({
  method: "GET",
  path: "/api/admin/products",
  summary: "Lists all products, published or not, newest first.",
  session: "admin",
  query: z.object({
    /** Search words, of which the last may be a prefix; or the start of a SKU or handle. */
    q: optionalText("Search", 100),
    limit: limitQuery,
    before: z.optional(numbered),
  }),
  response: page(AdminProductCard),
});

export const getAdminProduct = endpoint({
  method: "GET",
  path: "/api/admin/products/:id",
  summary: "Returns a product, published or not, with its variants, stock and images.",
  params,
  ...product,
});

const text = { description, productType: kind, vendor, tags };

export const createProduct = endpoint({
  method: "POST",
  path: "/api/admin/products",
  summary:
    "Creates an unpublished product. Without a handle, one is generated from the title. 409 TAKEN if another product uses the handle.",
  body: z.strictObject({ title, handle: z.optional(handle), options: optionNames, ...text }),
  ...product,
  status: 201,
  idempotent: true,
});

export const changeProduct = endpoint({
  method: "PUT",
  path: "/api/admin/products/:id",
  summary:
    "Updates a product. Only the fields that are sent change; null clears a field. Adding an option sets it to “Standard” on every variant. 409 TAKEN if another product uses the handle, 409 CONFLICT if the product has changed.",
  params,
  body: z.strictObject({
    title: z.optional(title),
    handle: z.optional(handle),
    options: optionNames,
    ...text,
    published: z.optional(z.boolean({ error: "published must be true or false." })),
  }),
  ...product,
});

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/api/admin/products/:id",
  summary:
    "Deletes a product with its variants and images, and removes it from carts. Past orders aren't affected.",
  session: "admin",
  params,
  response: z.object({ _id: z.number() }),
});

const variant = { compareAt, sku, grams, imageId };

export const addVariant = endpoint({
  method: "POST",
  path: "/api/admin/products/:id/variants",
  summary: `Adds a variant to the end of the list, up to ${variantsMax} per product. 409 TAKEN if a variant has the same values.`,
  params,
  body: z.strictObject({ values: optionValues, price, stock: z.optional(stock), ...variant }),
  ...product,
  status: 201,
  idempotent: true,
});

export const changeVariant = endpoint({
  method: "PUT",
  path: "/api/admin/variants/:id",
  summary:
    "Updates a variant. Only the fields that are sent change; null clears a field. Stock has its own endpoint.",
  params,
  body: z.strictObject({ values: optionValues, price: z.optional(price), ...variant }),
  ...product,
});

export const deleteVariant = endpoint({
  method: "DELETE",
  path: "/api/admin/variants/:id",
  summary:
    "Deletes a variant and removes it from carts. Past orders aren't affected. Deleting the last variant unpublishes the product.",
  params,
  ...product,
});

export const changeStock = endpoint({
  method: "PUT",
  path: "/api/admin/variants/:id/stock",
  summary:
    "Changes a variant's stock by an amount (`by`), or sets it to `stock` if it's still `was`. 409 CONFLICT if stock would drop below zero or is no longer `was`.",
  session: "admin",
  params,
  body: z
    .strictObject({
      by: z.optional(stockStep),
      stock: z.optional(stock),
      was: z.optional(stock),
    })
    .check(
      z.refine(
        ({ by, stock: now, was }) =>
          by === undefined
            ? now !== undefined && was !== undefined
            : now === undefined && was === undefined,
        { error: "Send either `by`, or both `stock` and `was`.", path: ["stock"] },
      ),
    ),
  response: AdminProduct,
});

export const addImage = endpoint({
  method: "POST",
  path: "/api/admin/products/:id/images",
  summary: "Adds an image to the end of the list.",
  params,
  body: z.strictObject({ alt: imageAlt }),
  files: {
    image: { label: "Photo", kinds: ["picture"], visibility: "public", required: true },
  },
  ...product,
  status: 201,
  idempotent: true,
  limits: { rates: [{ times: 120, seconds: 600, per: "account" }] },
});

export const orderImages = endpoint({
  method: "PUT",
  path: "/api/admin/products/:id/images",
  summary:
    "Reorders a product's images; the first is the main image. Send every image ID exactly once.",
  params,
  body: z.strictObject({
    ids: z
      .array(z.int({ error: "Each ID must be a whole number." }), {
        error: "ids must be a list of whole numbers.",
      })
      .check(z.maxLength(100, "ids can have up to 100 entries.")),
  }),
  ...product,
});

export const changeImage = endpoint({
  method: "PUT",
  path: "/api/admin/product-images/:id",
  summary: "Updates an image's alt text.",
  params,
  body: z.strictObject({ alt: imageAlt }),
  ...product,
});

export const deleteImage = endpoint({
  method: "DELETE",
  path: "/api/admin/product-images/:id",
  summary: "Deletes an image and its file.",
  params,
  ...product,
});
