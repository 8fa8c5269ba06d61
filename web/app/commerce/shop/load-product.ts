import type { Product, Storefront } from "#storefront/index.ts";
import { or, errorResponseOf } from "./queries.ts";
import { cardOf, type ProductCard } from "./card.ts";
import { factsOf, type ProductFacts } from "./product-facts.ts";

export type FoundProduct = {
  is: "here";
  product: ProductFacts;
  alongside: ProductCard[];
  currency: string;
  /** The title of the shop's rules on sending back. */
  returns: string | null;
};

/** What became of a product. `unknown` is a well-formed id of nothing, `missing` is no id at all. */
export type LoadedProduct =
  | FoundProduct
  | { is: "unknown" | "missing" }
  | { is: "failed"; error: Error };

const alongsideCount = 6;
/** The shop is asked for so many ids at once. */
const idsMax = 250;

/** A product by the last part of its global id, with all that its page shows. Never rejects. */
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
      or(stockOf(shop, product), new Map<string, number>(), report),
      or(shop.product.fetchRecommendations(globalId), null, report),
      or(shop.shop.fetchPolicies(), undefined, report),
    ]);
    return {
      is: "here",
      product: factsOf(product, stock, site),
      alongside: (recommended ?? []).slice(0, alongsideCount).map((each) => cardOf(each, site)),
      currency: product.variants[0]?.price.currencyCode ?? "USD",
      returns: policies?.refundPolicy?.title ?? null,
    };
  } catch (caught) {
    const { is, error } = errorResponseOf(caught);
    return is === "refused" ? { is: "unknown" } : { is: "failed", error };
  }
}

const stockOf = (shop: Storefront, { variants }: Product): Promise<Map<string, number>> =>
  shop.product.fetchStock(
    variants
      .filter(({ available }) => available)
      .map(({ id }) => id)
      .slice(0, idsMax),
  );
