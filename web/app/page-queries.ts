import { fieldNames } from "./lookup/search-panel/lookup.ts";

const panel = ["tab", ...fieldNames, "incomplete"];

/**
 * The query keys that each page knows, by the id of its route. The server renders a page as if no others had been sent,
 * and caches it under these alone: a key that is missing here never reaches a loader.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  "home/page": panel,
  "search-panel/find": panel,
  "hoots/all-page": ["q", "category"],
  "blogs/blogs-page": ["before"],
  "plans/plans-page": ["month", "year"],
  "plans/import/import-page": ["trip"],
  "providers/admin-page": ["state"],
  "shop-admin/products-page": ["q"],
  "orders/admin-orders-page": ["state"],
  "answers/documents-page": ["species"],
  "search/search-page": ["q"],
  "shop/marketplace-page": ["q", "collection", "type", "min", "max", "sort", "after", "available"],
  "shop/strip-list": ["of"],
  "shop/product-page": ["variant"],
  "orders/checkout-page": ["return_to"],
  "accounts/sign-up-page": ["next"],
  "accounts/log-in-page": ["next", "verified", "reason"],
  "accounts/forgot-page": ["next"],
  "accounts/reset-page": ["token"],
  "accounts/verify-page": ["token"],
  "newsletter/newsletter-page": ["confirmed", "unsubscribed"],
  "newsletter/confirm-page": ["token"],
  "newsletter/unsubscribe-page": ["token"],
  "errors/error-page": ["from"],
};
