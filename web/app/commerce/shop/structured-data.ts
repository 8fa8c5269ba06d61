import type { MetaDescriptor } from "react-router";
import { siteNameOf } from "../../ui/meta.ts";
import type { ProductCard } from "./card.ts";
import { marketplacePath, productPath, variantPath } from "../../links/shop.ts";
import { previewOf } from "../pictures/index.ts";
import type { ProductFacts } from "./product-facts.ts";

const context = { "@context": "https://schema.org" } as const;

/** The structured data of a page, for search engines. */
export const jsonLd = (items: readonly object[]): MetaDescriptor[] =>
  items.map((item) => ({ "script:ld+json": { ...context, ...item } }));

export const marketplaceCrumb = { name: "Marketplace", to: marketplacePath };

/** The breadcrumbs of a page. */
export const breadcrumbs = (
  page: Parameters<typeof siteNameOf>[0],
  site: string,
  crumbs: readonly { name: string; to: string }[],
): object => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: siteNameOf(page), to: "/" }, ...crumbs].map(({ name, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(to, site).href,
  })),
});

/** A list of products, in the order of the page. */
export const itemList = (site: string, cards: readonly ProductCard[]): object => ({
  "@type": "ItemList",
  itemListElement: cards.map(({ id, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: new URL(productPath(id), site).href,
  })),
});

const amount = (cents: number): string => (cents / 100).toFixed(2);
const stock = (available: boolean): string =>
  `https://schema.org/${available ? "InStock" : "OutOfStock"}`;

/** The number of variants above which a price range replaces the offers. */
const offersMax = 20;

/** A product with the offers of its variants. */
export function productJsonLd(site: string, currency: string, facts: ProductFacts): object {
  const { id, title, summary, vendor, pictures, variants } = facts;
  const url = new URL(productPath(id), site).href;
  const prices = variants.map(({ price }) => price);
  const shared = { priceCurrency: currency, itemCondition: "https://schema.org/NewCondition" };
  const offers = variants.map((variant) => ({
    "@type": "Offer",
    ...shared,
    url: new URL(variants.length > 1 ? variantPath(id, variant.id) : url, site).href,
    name: variants.length > 1 ? variant.title : undefined,
    sku: variant.sku ?? undefined,
    price: amount(variant.price),
    availability: stock(variant.available),
  }));
  const aggregateOffer = {
    "@type": "AggregateOffer",
    ...shared,
    url,
    offerCount: variants.length,
    lowPrice: amount(Math.min(...prices)),
    highPrice: amount(Math.max(...prices)),
    availability: stock(variants.some(({ available }) => available)),
  };
  return {
    "@type": "Product",
    name: title,
    url,
    description: summary,
    image: pictures
      .slice(0, 10)
      .map(({ src }, index) => new URL((index === 0 && previewOf(src)) || src, site).href),
    brand: vendor ? { "@type": "Brand", name: vendor } : undefined,
    offers: variants.length > offersMax ? aggregateOffer : offers,
  };
}
