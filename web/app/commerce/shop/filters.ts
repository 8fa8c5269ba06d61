import type { ProductCollectionSortKeys, ProductSortKeys } from "#storefront/index.ts";
import { marketplacePath } from "../../links/shop.ts";

type Order = {
  label: string;
  of: ProductSortKeys;
  inCollection: ProductCollectionSortKeys;
  reverse?: true;
};

export const orderNames = ["best", "newest", "cheap", "dear", "title"] as const;
export type OrderName = (typeof orderNames)[number];

/** The orders that somebody may ask for. */
export const orders: Readonly<Record<OrderName, Order>> = {
  best: { label: "Best selling", of: "BEST_SELLING", inCollection: "BEST_SELLING" },
  newest: { label: "Newest", of: "CREATED_AT", inCollection: "CREATED", reverse: true },
  cheap: { label: "Price, low to high", of: "PRICE", inCollection: "PRICE" },
  dear: { label: "Price, high to low", of: "PRICE", inCollection: "PRICE", reverse: true },
  title: { label: "Title, A to Z", of: "TITLE", inCollection: "TITLE" },
};

/** What somebody wants to see of the marketplace. `min` and `max` in dollars. */
export type Wanted = {
  q?: string;
  /** The handle of a collection. */
  collection?: string;
  type?: string;
  available?: true;
  min?: number;
  max?: number;
  sort?: OrderName;
  /** Where the page begins. */
  after?: string;
};

export const wordsMax = 100;
const priceMax = 1_000_000;

const orderIn = (search: URLSearchParams): OrderName | undefined =>
  orderNames.find((name) => name === search.get("sort"));

function textIn(search: URLSearchParams, name: string, longest = wordsMax): string | undefined {
  const text = (search.get(name) ?? "").replaceAll("\u0000", " ").trim().slice(0, longest);
  return text.trim().toWellFormed() || undefined;
}

function priceIn(search: URLSearchParams, name: string): number | undefined {
  const text = textIn(search, name)?.replace(",", ".").replace(/^\$/, "");
  if (!text || !/^\d+(?:\.\d{1,2})?$/.test(text)) return undefined;
  return Math.min(Number(text), priceMax);
}

/** What an address asks for, as far as it can be asked for. */
export function wantedIn(search: URLSearchParams): Wanted {
  const [one, other] = [priceIn(search, "min"), priceIn(search, "max")];
  const turned = one !== undefined && other !== undefined && one > other;
  return {
    q: textIn(search, "q"),
    collection: textIn(search, "collection"),
    type: textIn(search, "type"),
    available: search.get("available") === "1" ? true : undefined,
    min: turned ? other : one,
    max: turned ? one : other,
    sort: orderIn(search),
    after: textIn(search, "after", 2_000),
  };
}

/** The address of what is wanted. */
export function wantedPath({ available, ...wanted }: Wanted): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...wanted, available: available && 1 })) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${marketplacePath}?${search}` : marketplacePath;
}

/** Whether less is wanted than a whole collection, or everything. */
export const isNarrowed = ({ q, type, available, min, max }: Wanted): boolean =>
  [q, type, available, min, max].some((each) => each !== undefined);

/** How many filters are set beside the words. */
export const filterCount = ({ type, available, min, max }: Wanted): number =>
  [type, available, min ?? max].filter((each) => each !== undefined).length;

/** With an AND between them and the filters behind them, they are fewer parts than the shop takes in one search. */
const wordCountMax = 40;

/** The words of a search, in small letters, without what means something in the shop's search language. */
export const wordsOf = (q: string): string[] =>
  (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordCountMax);

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;

/** What is wanted in the search language of the shop; undefined for everything. The last word need not be whole. */
export function shopQuery({ q = "", type, available, min, max }: Wanted): string | undefined {
  const words = wordsOf(q);
  const parts = [
    ...words.map((word, place) => (place === words.length - 1 ? `${word}*` : word)),
    ...(type === undefined ? [] : [`product_type:${quoted(type)}`]),
    ...(available ? ["available_for_sale:true"] : []),
    ...(min === undefined ? [] : [`variants.price:>=${min}`]),
    ...(max === undefined ? [] : [`variants.price:<=${max}`]),
  ];
  return parts.length > 0 ? parts.join(" AND ") : undefined;
}

/** Whether a product fits what is wanted, where the shop cannot be asked for that. */
export function fits(product: Fitting, { q = "", type, available, min = 0, max }: Wanted): boolean {
  const text = [product.title, product.productType, product.vendor, product.description]
    .join(" ")
    .toLowerCase();
  return (
    wordsOf(q).every((word) => text.includes(word)) &&
    (type === undefined || product.productType.toLowerCase() === type.toLowerCase()) &&
    (!available || product.availableForSale) &&
    product.variants.some(({ price }) => {
      const amount = Number(price.amount);
      return amount >= min && amount <= (max ?? Infinity);
    })
  );
}

type Fitting = {
  title: string;
  productType: string;
  vendor: string;
  description: string;
  availableForSale: boolean;
  variants: readonly { price: { amount: string } }[];
};
