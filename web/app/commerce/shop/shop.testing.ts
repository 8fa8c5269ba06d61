import type { Product, Variant } from "#storefront/index.ts";

export const site = "https://wagabond.example";

const money = (amount: string) => ({ amount, currencyCode: "USD" as const });

/** A variant at `amount` dollars, with its option values. */
export function variant(
  number: number,
  amount: string,
  options: Record<string, string> = {},
  more: Partial<Variant> = {},
): Variant {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    title: Object.values(options).join(" / ") || "Default Title",
    price: money(amount),
    priceV2: money(amount),
    compareAtPrice: null,
    compareAtPriceV2: null,
    weight: null,
    available: true,
    sku: null,
    image: null,
    selectedOptions: Object.entries(options).map(([name, value]) => ({ name, value })),
    unitPrice: null,
    unitPriceMeasurement: null,
    ...more,
  };
}

/** A product with these variants. */
export function product(variants: Variant[], more: Partial<Product> = {}): Product {
  return {
    id: "gid://shopify/Product/101",
    availableForSale: true,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    publishedAt: "2026-01-01T00:00:00Z",
    description: "Soft on the sides.",
    descriptionHtml: "<p>Soft on the sides.</p>",
    handle: "underseat-carrier",
    productType: "carriers",
    title: "Underseat carrier",
    vendor: "North Gate",
    onlineStoreUrl: null,
    options: [{ id: "gid://shopify/ProductOption/1", name: "Title", values: ["Default Title"] }],
    images: [],
    variants,
    ...more,
  };
}

const option = (name: string, values: string[]) => ({
  id: `gid://shopify/ProductOption/${name}`,
  name,
  values,
});

/** S, M and L in brick and night; no L in night, S in brick is sold out. */
export const sized = product(
  [
    variant(1, "79.0", { Size: "S", Colour: "Brick" }, { available: false }),
    variant(2, "79.0", { Size: "S", Colour: "Night" }),
    variant(3, "84.0", { Size: "M", Colour: "Brick" }),
    variant(4, "84.0", { Size: "M", Colour: "Night" }),
    variant(5, "92.5", { Size: "L", Colour: "Brick" }, { compareAtPrice: money("99.9") }),
  ],
  { options: [option("Size", ["S", "M", "L"]), option("Colour", ["Brick", "Night"])] },
);
