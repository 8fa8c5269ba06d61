import { checkKeys } from "./links/check.ts";
import { fieldNames } from "./lookup/search-panel/index.ts";

const panel = ["tab", ...fieldNames, "incomplete"];

/**
 * The query keys that each page knows, by the id of its route. The server renders a page as if no others had been sent,
 * and caches it under these alone: a key that is missing here never reaches a loader.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  "home/page": panel,
  "lookup/search-panel/find-redirect": panel,
  "community/hoots/all-page": ["q", "category", "sort", "airline", "from", "to", "breed"],
  "community/stories/blogs-page": ["before"],
  "travel/check/check-page": [...checkKeys, "pets"],
  "travel/check/save-page": checkKeys,
  "travel/trips/trips-page": ["month", "year"],
  "travel/trips/import/import-page": ["trip"],
  "admin/providers/providers-page": ["state"],
  "admin/experiences/experiences-page": ["state"],
  "admin/mistakes/mistakes-page": ["state"],
  "admin/products/products-page": ["q"],
  "admin/orders/orders-page": ["state"],
  "lookup/answers/documents-page": ["species", "landing", "report"],
  "lookup/answers/airline-page": ["report"],
  "lookup/search/search-page": ["q", "type"],
  "commerce/shop/marketplace-page": [
    "q",
    "collection",
    "type",
    "min",
    "max",
    "sort",
    "after",
    "available",
  ],
  "commerce/shop/strip-list": ["of"],
  "commerce/shop/product-page": ["variant"],
  "commerce/orders/checkout-page": ["return_to"],
  "accounts/accounts/sign-up-page": ["next", "invitation"],
  "accounts/accounts/log-in-page": ["next", "verified", "reason"],
  "accounts/accounts/forgot-page": ["next"],
  "accounts/accounts/reset-page": ["token"],
  "accounts/accounts/verify-page": ["token"],
  "verify-by-form": ["token"],
  "community/newsletter/newsletter-page": ["confirmed", "unsubscribed"],
  "community/newsletter/confirm-page": ["token"],
  "unsubscribe-from-newsletter": ["token"],
  "community/bookmarks/bookmarks-page": ["kind"],
  "community/notifications/unsubscribe-page": ["token", "what"],
  "community/notifications/unsubscribed-page": ["done"],
  "shell/legal/rules-page": ["version"],
  "shell/legal/terms-page": ["version"],
  "shell/legal/privacy-page": ["version"],
  "shell/errors/error-page": ["from"],
};
