import { createRequire } from "node:module";
import { demoShopToken } from "../src/commerce/storefront-api/settings.ts";
import type { TestServer } from "./server.ts";

type Money = { amount: string; currencyCode: string };
type Attribute = { key: string; value: string };
export type StockLine = {
  id: string;
  title: string;
  quantity: number;
  customAttributes: Attribute[];
  variant: { id: string; title: string; price: Money; product: { id: string; handle: string } };
  discountAllocations: {
    allocatedAmount: Money;
    discountApplication: { code?: string; title?: string; applicable?: boolean };
  }[];
};
/** The retired SDK's cart, as far as the tests need it. */
export type StockCheckout = {
  id: string;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  webUrl: string;
  note: string | null;
  email: string | null;
  customAttributes: Attribute[];
  buyerIdentity: { countryCode: string | null };
  shippingAddress: Record<string, unknown> | null;
  currencyCode: string;
  paymentDue: Money;
  totalPrice: Money;
  subtotalPrice: Money;
  totalTax: Money;
  lineItemsSubtotalPrice: Money;
  appliedGiftCards: {
    id: string;
    lastCharacters: string;
    balance: Money;
    amountUsed: Money;
    presentmentAmountUsed: Money;
  }[];
  discountApplications: {
    code?: string;
    title?: string;
    applicable?: boolean;
    value: { percentage?: number; amount?: string };
  }[];
  lineItems: StockLine[];
  userErrors: { code?: string; field?: string[]; message: string }[];
};

type Item = {
  id?: string;
  variantId?: string;
  quantity?: number;
  customAttributes?: Attribute[];
};
type Change<Rest extends unknown[]> = (id: string, ...rest: Rest) => Promise<StockCheckout>;

type Picture = { id: string; src: string; altText: string | null; width: number; height: number };
export type StockVariant = {
  id: string;
  title: string;
  price: Money;
  compareAtPrice: Money | null;
  available: boolean;
  sku: string | null;
  image: Picture | null;
  selectedOptions: { name: string; value: string }[];
};
/** `hasNextPage` is on each item of a list: true for all but the last, which has the real value. */
type Listed = { hasNextPage: boolean };
export type StockProduct = Listed & {
  id: string;
  title: string;
  handle: string;
  description: string;
  productType: string;
  vendor: string;
  availableForSale: boolean;
  createdAt: string;
  onlineStoreUrl: string | null;
  options: { id: string; name: string; values: { value: string }[] }[];
  images: (Picture & Listed)[];
  variants: (StockVariant & Listed)[];
};
export type StockCollection = Listed & {
  id: string;
  handle: string;
  title: string;
  image: Picture | null;
  products: StockProduct[];
};
type ListQuery = { first?: number; sortKey?: string; reverse?: boolean; query?: string };
type Policy = { id: string; title: string; body: string; url: string };

/** The retired `shopify-buy` 3.0.7, which has no types. */
export type StockClient = {
  product: {
    fetchAll: (first?: number) => Promise<StockProduct[]>;
    fetchQuery: (query?: ListQuery) => Promise<StockProduct[]>;
    fetch: (id: string) => Promise<StockProduct | null>;
    fetchMultiple: (ids: string[]) => Promise<(StockProduct | null)[]>;
    fetchByHandle: (handle: string) => Promise<StockProduct | null>;
    fetchRecommendations: (id: string) => Promise<StockProduct[] | null>;
  };
  collection: {
    fetch: (id: string) => Promise<StockCollection | null>;
    fetchByHandle: (handle: string) => Promise<StockCollection | null>;
    fetchAll: (first?: number) => Promise<StockCollection[]>;
    fetchQuery: (query?: ListQuery) => Promise<StockCollection[]>;
    fetchWithProducts: (id: string, more?: { productsFirst?: number }) => Promise<StockCollection>;
    fetchAllWithProducts: (more?: {
      first?: number;
      productsFirst?: number;
    }) => Promise<StockCollection[]>;
  };
  shop: {
    fetchInfo: () => Promise<{
      name: string;
      description: string;
      moneyFormat: string;
      primaryDomain: { host: string; sslEnabled: boolean; url: string };
      paymentSettings: { enabledPresentmentCurrencies: string[] };
    }>;
    fetchPolicies: () => Promise<
      Record<"privacyPolicy" | "termsOfService" | "refundPolicy", Policy>
    >;
  };
  checkout: {
    fetch: (id: string) => Promise<StockCheckout | null>;
    create: (input?: object) => Promise<StockCheckout>;
    updateAttributes: Change<[{ note?: string; customAttributes?: Attribute[] }]>;
    updateEmail: Change<[string]>;
    updateShippingAddress: Change<[Record<string, string>]>;
    addLineItems: Change<[Item[]]>;
    updateLineItems: Change<[Item[]]>;
    removeLineItems: Change<[string[]]>;
    replaceLineItems: Change<[Item[]]>;
    addDiscount: Change<[string]>;
    removeDiscount: Change<[]>;
    addGiftCards: Change<[string[]]>;
    removeGiftCard: Change<[string]>;
  };
  fetchNextPage: <Node>(
    nodes: readonly Node[],
    options?: { first: number },
  ) => Promise<{ model: Node[] }>;
};

type Stock = {
  buildClient: (
    config: { domain: string; storefrontAccessToken: string },
    fetchFunction: (url: string, init: RequestInit) => Promise<Response>,
  ) => StockClient;
};

const require = createRequire(import.meta.url);

/** The stock client for a server's embedded storefront; it accepts only a domain. */
export function stockClient(server: Pick<TestServer, "fetch">): StockClient {
  const { buildClient }: Stock = require("shopify-buy");
  const domain = "shop.example";
  return buildClient({ domain, storefrontAccessToken: demoShopToken }, (url, init) =>
    server.fetch(url.replace(`https://${domain}`, "/storefront"), init),
  );
}

/** The stock client's models as plain values, which can be compared. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if (value.constructor.name === "Scalar" && "value" in value) return value.value;
  const entries = Object.entries(value).filter(
    ([key]) => key !== "type" && key !== "variableValues",
  );
  return Object.fromEntries(entries.map(([key, each]) => [key, plain(each)]));
}
