import type { ProductCollectionSortKeys, ProductSortKeys } from "#storefront/index.ts";
import { marketplacePath } from "../../links/shop.ts";

type SortOrder = {
  label: string;
  sortKey: ProductSortKeys;
  inCollection: ProductCollectionSortKeys;
  reverse?: true;
};

export const sortNames = ["best", "newest", "cheap", "dear", "title"] as const;
export type SortName = (typeof sortNames)[number];

/** The available sort orders. */
export const sortOrders: Readonly<Record<SortName, SortOrder>> = {
  best: { label: "Best selling", sortKey: "BEST_SELLING", inCollection: "BEST_SELLING" },
  newest: { label: "Newest", sortKey: "CREATED_AT", inCollection: "CREATED", reverse: true },
  cheap: { label: "Price, low to high", sortKey: "PRICE", inCollection: "PRICE" },
  dear: { label: "Price, high to low", sortKey: "PRICE", inCollection: "PRICE", reverse: true },
  title: { label: "Title, A to Z", sortKey: "TITLE", inCollection: "TITLE" },
};

/** The filters of the marketplace. `min` and `max` are in dollars. */
export type Filters = {
  q?: string;
  /** The handle of a collection. */
  collection?: string;
  type?: string;
  available?: true;
  min?: number;
  max?: number;
  sort?: SortName;
  /** The cursor of the page. */
  after?: string;
};

export const queryMax = 100;
const priceMax = 1_000_000;

const sortIn = (search: URLSearchParams): SortName | undefined =>
  sortNames.find((name) => name === search.get("sort"));

function textIn(search: URLSearchParams, name: string, max = queryMax): string | undefined {
  const text = (search.get(name) ?? "").replaceAll("\u0000", " ").trim().slice(0, max);
  return text.trim().toWellFormed() || undefined;
}

function priceIn(search: URLSearchParams, name: string): number | undefined {
  const text = textIn(search, name)?.replace(",", ".").replace(/^\$/, "");
  if (!text || !/^\d+(?:\.\d{1,2})?$/.test(text)) return undefined;
  return Math.min(Number(text), priceMax);
}

/** The filters in a query string. Invalid values are ignored. */
export function parseFilters(search: URLSearchParams): Filters {
  const [one, other] = [priceIn(search, "min"), priceIn(search, "max")];
  const isReversed = one !== undefined && other !== undefined && one > other;
  return {
    q: textIn(search, "q"),
    collection: textIn(search, "collection"),
    type: textIn(search, "type"),
    available: search.get("available") === "1" ? true : undefined,
    min: isReversed ? other : one,
    max: isReversed ? one : other,
    sort: sortIn(search),
    after: textIn(search, "after", 2_000),
  };
}

/** The path of the marketplace with these filters. */
export function filtersPath({ available, ...filters }: Filters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, available: available && 1 })) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${marketplacePath}?${search}` : marketplacePath;
}

/** Whether the filters narrow the products of a collection or of the shop. */
export const hasFilters = ({ q, type, available, min, max }: Filters): boolean =>
  [q, type, available, min, max].some((each) => each !== undefined);

/** The number of filters besides the query. */
export const filterCount = ({ type, available, min, max }: Filters): number =>
  [type, available, min ?? max].filter((each) => each !== undefined).length;

/** Keeps the query below the limit of the shop, counting the filters and an AND between all parts. */
const termsMax = 40;

/** The lowercase terms of a query, without the operators of the shop's search syntax. */
export const searchTerms = (q: string): string[] =>
  (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, termsMax);

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;

/** The products of a type, in the shop's search syntax. */
export const typeQuery = (type: string): string => `product_type:${quoted(type)}`;

/** The longest query whose adjacent terms are also searched as one word. */
const joinedTermsMax = 3;

/** The terms and, for short queries, each spelling with two adjacent terms as one word: "under seat", "underseat". */
function spellingsOf(terms: readonly string[]): string[][] {
  if (terms.length > joinedTermsMax) return [[...terms]];
  const joined = terms
    .slice(1)
    .map((term, index) => terms.toSpliced(index, 2, `${terms[index] ?? ""}${term}`));
  return [[...terms], ...joined];
}

/** All terms, of which the last one matches as a prefix. */
const allTerms = (terms: readonly string[]): string =>
  terms.map((term, index) => (index === terms.length - 1 ? `${term}*` : term)).join(" AND ");

/** The query in the shop's search syntax. */
function textQuery(q: string): string[] {
  const terms = searchTerms(q);
  if (terms.length === 0) return [];
  const spellings = spellingsOf(terms).map(allTerms);
  return spellings.length > 1
    ? [`(${spellings.map((each) => `(${each})`).join(" OR ")})`]
    : spellings;
}

/** The filters in the shop's search syntax; undefined for all products. */
export function shopQuery({ q = "", type, available, min, max }: Filters): string | undefined {
  const parts = [
    ...textQuery(q),
    ...(type === undefined ? [] : [typeQuery(type)]),
    ...(available ? ["available_for_sale:true"] : []),
    ...(min === undefined ? [] : [`variants.price:>=${min}`]),
    ...(max === undefined ? [] : [`variants.price:<=${max}`]),
  ];
  return parts.length > 0 ? parts.join(" AND ") : undefined;
}

/** Whether a product matches the filters, for lists that the API cannot filter. */
export function matchesFilters(
  product: Filterable,
  { q = "", type, available, min = 0, max }: Filters,
): boolean {
  const text = [product.title, product.productType, product.vendor, product.description]
    .join(" ")
    .toLowerCase();
  return (
    searchTerms(q).every((term) => text.includes(term)) &&
    (type === undefined || product.productType.toLowerCase() === type.toLowerCase()) &&
    (!available || product.availableForSale) &&
    product.variants.some(({ price }) => {
      const amount = Number(price.amount);
      return amount >= min && amount <= (max ?? Infinity);
    })
  );
}

type Filterable = {
  title: string;
  productType: string;
  vendor: string;
  description: string;
  availableForSale: boolean;
  variants: readonly { price: { amount: string } }[];
};
