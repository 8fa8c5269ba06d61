import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { limitQuery, page } from "../kernel/paging.ts";
import { lineText, Moment, optionalText } from "../kernel/text.ts";
import { handle, numbered } from "./shop-admin.ts";

export const collectionTitleMax = 100;
export const collectionDescriptionMax = 1_000;
export const collectionProductsMax = 250;

export const collectionHandleTaken = "Another collection already uses this handle.";
export const productsGone = "A product in the list was deleted. Remove it and try again.";

/** A product in a collection. */
export const CollectionProduct = z.object({
  _id: z.number(),
  title: z.string(),
  image: z.nullable(z.string()),
  published: z.boolean(),
});
export type CollectionProduct = z.output<typeof CollectionProduct>;

/** A collection of the embedded shop, with all its products in order. */
export const AdminCollection = z.object({
  _id: z.number(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  /** Its own image, or the main image of its first published product with images. */
  image: z.nullable(z.string()),
  products: z.array(CollectionProduct),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type AdminCollection = z.output<typeof AdminCollection>;

/** A collection in the list. */
export const CollectionCard = z.object({
  _id: z.number(),
  title: z.string(),
  image: z.nullable(z.string()),
  /** Products, published or not. */
  products: z.number(),
});
export type CollectionCard = z.output<typeof CollectionCard>;

const title = lineText("Title", collectionTitleMax);
const description = z.optional(z.nullable(optionalText("Description", collectionDescriptionMax)));
const isOnce = (ids: readonly number[]) => new Set(ids).size === ids.length;
const products = z
  .array(z.int({ error: "Each product ID must be a whole number." }), {
    error: "Products must be a list of product IDs.",
  })
  .check(
    z.maxLength(
      collectionProductsMax,
      `A collection can have up to ${collectionProductsMax} products.`,
    ),
    z.refine(isOnce, "Add each product once."),
  );

const params = z.object({ id: numbered });
const collection = { session: "admin", response: AdminCollection, versioned: true } as const;

export const listCollections = endpoint({
  method: "GET",
  path: "/api/admin/collections",
  summary: "Lists the collections of the embedded shop, newest first.",
  session: "admin",
  query: z.object({ before: z.optional(numbered), limit: limitQuery }),
  response: page(CollectionCard),
});

export const getCollection = endpoint({
  method: "GET",
  path: "/api/admin/collections/:id",
  summary: "Returns a collection with its products, published or not.",
  params,
  ...collection,
});

export const createCollection = endpoint({
  method: "POST",
  path: "/api/admin/collections",
  summary:
    "Creates a collection. Without a handle, one is generated from the title. 409 TAKEN if another collection uses the handle.",
  body: z.strictObject({
    title,
    description,
    handle: z.optional(handle),
    products: z.optional(products),
  }),
  ...collection,
  status: 201,
  idempotent: true,
});

export const changeCollection = endpoint({
  method: "PUT",
  path: "/api/admin/collections/:id",
  summary:
    "Updates a collection. Only the fields that are sent change; `products` replaces the whole list. 409 TAKEN if another collection uses the handle, 409 CONFLICT if the collection has changed.",
  params,
  body: z.strictObject({
    title: z.optional(title),
    description,
    handle: z.optional(handle),
    products: z.optional(products),
  }),
  ...collection,
});

export const deleteCollection = endpoint({
  method: "DELETE",
  path: "/api/admin/collections/:id",
  summary: "Deletes a collection. Its products aren't affected.",
  session: "admin",
  params,
  response: z.object({ _id: z.number() }),
});
