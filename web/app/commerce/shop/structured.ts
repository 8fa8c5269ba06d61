import type { MetaDescriptor } from "react-router";
import { siteName } from "../../ui/meta.ts";
import type { ProductCard } from "./card.ts";
import { marketplacePath, productPath, variantPath } from "../../links/shop.ts";
import { previewOf } from "../pictures/index.ts";
import type { ProductFacts } from "./product-facts.ts";

const context = { "@context": "https://schema.org" } as const;

/** What search engines read beside a page. */
export const told = (things: readonly object[]): MetaDescriptor[] =>
  things.map((thing) => ({ "script:ld+json": { ...context, ...thing } }));

export const marketplaceCrumb = { name: "Marketplace", to: marketplacePath };

/** Where a page stands in the site. */
export const breadcrumbs = (
  site: string,
  way: readonly { name: string; to: string }[],
): object => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: siteName, to: "/" }, ...way].map(({ name, to }, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name,
    item: new URL(to, site).href,
  })),
});

/** A list of products, in the order of the page. */
export const itemList = (site: string, cards: readonly ProductCard[]): object => ({
  "@type": "ItemList",
  itemListElement: cards.map(({ id, title }, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name: title,
    url: new URL(productPath(id), site).href,
  })),
});

const amount = (cents: number): string => (cents / 100).toFixed(2);
const stock = (available: boolean): string =>
  `https://schema.org/${available ? "InStock" : "OutOfStock"}`;

/** Beyond so many variants, search engines are told from what to what they cost. */
const offersMax = 20;

/** A product and what its variants are offered for. */
export function productTold(site: string, currency: string, facts: ProductFacts): object {
  const { id, title, words, vendor, pictures, variants } = facts;
  const url = new URL(productPath(id), site).href;
  const prices = variants.map(({ price }) => price);
  const shared = { priceCurrency: currency, itemCondition: "https://schema.org/NewCondition" };
  const each = variants.map((variant) => ({
    "@type": "Offer",
    ...shared,
    url: new URL(variants.length > 1 ? variantPath(id, variant.id) : url, site).href,
    name: variants.length > 1 ? variant.title : undefined,
    sku: variant.sku ?? undefined,
    price: amount(variant.price),
    availability: stock(variant.available),
  }));
  const together = {
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
    description: words,
    image: pictures
      .slice(0, 10)
      .map(({ src }, place) => new URL((place === 0 && previewOf(src)) || src, site).href),
    brand: vendor ? { "@type": "Brand", name: vendor } : undefined,
    offers: variants.length > offersMax ? together : each,
  };
}
