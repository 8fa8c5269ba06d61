import type { Product, Storefront } from "#storefront/index.ts";
import { orFallback, shopErrorOf } from "./shop-errors.ts";
import { cardOf, type ProductCard } from "./card.ts";
import { factsOf, type ProductFacts } from "./product-facts.ts";

export type ProductPageData = {
  is: "loaded";
  product: ProductFacts;
  recommendations: ProductCard[];
  currency: string;
  /** The title of the shop's refund policy. */
  refundTitle: string | null;
};

/** The result of loading a product. `unknown` is a well-formed ID without a product, `missing` is no ID. */
export type LoadedProduct =
  | ProductPageData
  | { is: "unknown" | "missing" }
  | { is: "failed"; error: Error };

const recommendationsMax = 6;
/** The number of IDs in one request. */
const idsMax = 250;

/** The product with the last part of its global ID, with all data of its page. Never rejects. */
export async function loadProduct(
  shop: Storefront,
  id: string,
  site: string,
  report: (error: unknown) => void,
): Promise<LoadedProduct> {
  if (!/^\d{1,40}$/.test(id)) return { is: "missing" };
  const globalId = `gid://shopify/Product/${id}`;
  try {
    const product = await shop.product.fetch(globalId);
    if (!product) return { is: "unknown" };
    const [stock, recommended, policies] = await Promise.all([
      orFallback(stockOf(shop, product), new Map<string, number>(), report),
      orFallback(shop.product.fetchRecommendations(globalId), null, report),
      orFallback(shop.shop.fetchPolicies(), undefined, report),
    ]);
    return {
      is: "loaded",
      product: factsOf(product, stock, site),
      recommendations: (recommended ?? [])
        .slice(0, recommendationsMax)
        .map((each) => cardOf(each, site)),
      currency: product.variants[0]?.price.currencyCode ?? "USD",
      refundTitle: policies?.refundPolicy?.title ?? null,
    };
  } catch (caught) {
    const { is, error } = shopErrorOf(caught);
    return is === "rejected" ? { is: "unknown" } : { is: "failed", error };
  }
}

const stockOf = (shop: Storefront, { variants }: Product): Promise<Map<string, number>> =>
  shop.product.fetchStock(
    variants
      .filter(({ available }) => available)
      .map(({ id }) => id)
      .slice(0, idsMax),
  );
