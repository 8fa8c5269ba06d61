import { createStaticHandler, type RouteObject } from "react-router";
import { checkKeys } from "./links/check.ts";
import { airlinesKeys } from "./links/lookup.ts";
import { venuesKeys } from "./links/venues.ts";
import { fieldNames } from "./lookup/search-panel/index.ts";

/** A route of the build: its path and its parent. */
export type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean };

/** The address under which a page is rendered and cached, however it was spelled. */
export type PageAddress = {
  /** Path and known query. */
  url: string;
  queryKeys: readonly string[];
  /** No page stands at the path; all such share one address. */
  isMissing: boolean;
};

/** The path that renders the 404 page. No route may match it. */
const missingPath = "/not-found";
/** Names the loaders that the browser wants to run, in a request for data alone. */
const routesKey = "_routes";

/** Finds the page of an address. `routes` are those of the build. */
export function makeFindPage(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
): (url: string) => PageAddress {
  const built = Object.values(routes).filter((route) => route !== undefined);
  // It ranks the routes once, not for each address.
  const siteMap = createStaticHandler(treeOf(built));
  return (url) => {
    const { pathname, searchParams } = new URL(`http://localhost${url}`);
    const isData = pathname.endsWith(".data");
    const path = isData ? pathname.replace(/(?:(?<=\/)_)?\.data$/, "") : pathname;
    const matches = siteMap.match(path.replace(/\/{2,}/g, "/")) ?? [];
    const page = matches.at(-1);
    const isMissing = !page || page.route.path === "*";
    const patterns = matches.map(({ route }) => route.path ?? "").filter(Boolean);
    const found = isMissing ? missingPath : pathOf(patterns.join("/"), page.params);
    const declared = isMissing ? [] : (pageQueries[page.route.id ?? ""] ?? []);
    const query = new URLSearchParams();
    const requested = searchParams.get(routesKey)?.split(",");
    if (isData && requested) {
      const ids = matches.map(({ route }) => route.id ?? "").filter((id) => requested.includes(id));
      query.set(routesKey, ids.join(","));
    }
    for (const key of declared) {
      const value = searchParams.get(key);
      if (value !== null) query.set(key, value);
    }
    return {
      url: (isData ? dataPath(found) : found) + (query.size > 0 ? `?${query}` : ""),
      queryKeys: isData ? [routesKey, ...declared] : declared,
      isMissing,
    };
  };
}

const dataPath = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

/** The path as the site itself spells it. */
function pathOf(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  const segments = pattern.split("/").flatMap((segment) => {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
    if (name === undefined) return segment;
    const value = params[name];
    return optional && value === undefined ? [] : encodeURIComponent(value ?? "");
  });
  return `/${segments.join("/")}`;
}

function treeOf(routes: readonly BuiltRoute[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index
        ? { id, path, index: true as const }
        : { id, path, index: false as const, children: treeOf(routes, id) },
    );
}

const panel = ["tab", ...fieldNames, "incomplete"];

/**
 * The query keys that each page knows, by the id of its route. The server renders a page as if no others had been sent,
 * and caches it under these alone: a key that is missing here never reaches a loader.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  "home/page": panel,
  "lookup/search-panel/find-redirect": panel,
  "community/hoots/all-page": ["q", "category", "sort", "airline", "from", "to", "breed", "venue"],
  "community/hoots/new-hoot-page": ["venue"],
  "community/stories/blogs-page": ["before"],
  "community/stories/write-page": ["from", "to"],
  "travel/check/check-page": [...checkKeys, "pets"],
  "travel/check/save-page": [...checkKeys, "way"],
  "travel/check/ways/ways-page": [...checkKeys, "pets", "sort"],
  "travel/trips/trips-page": ["month", "year"],
  "travel/trips/import/import-page": ["trip"],
  "admin/providers/providers-page": ["state"],
  "admin/experiences/experiences-page": ["state"],
  "admin/mistakes/mistakes-page": ["state"],
  "admin/products/products-page": ["q"],
  "admin/orders/orders-page": ["state"],
  "lookup/answers/documents-page": ["species", "landing", "report"],
  "lookup/answers/airlines-page": airlinesKeys,
  "lookup/answers/airline-page": ["report"],
  "lookup/answers/operator-page": ["report"],
  "lookup/venues/venues-page": venuesKeys,
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
  "accounts/accounts/confirm-page": ["token"],
  "verify-by-form": ["token"],
  "community/newsletter/newsletter-page": ["confirmed", "unsubscribed"],
  "community/newsletter/confirm-page": ["token"],
  "unsubscribe-from-newsletter": ["token"],
  "community/bookmarks/bookmarks-page": ["kind"],
  "accounts/profiles/profile-page": ["tab"],
  "community/notifications/unsubscribe-page": ["token", "what"],
  "community/notifications/unsubscribed-page": ["done"],
  "shell/legal/rules-page": ["version"],
  "shell/legal/terms-page": ["version"],
  "shell/legal/privacy-page": ["version"],
  "shell/errors/error-page": ["from"],
};
