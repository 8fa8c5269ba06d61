import type { OwnProduct, OwnProductCard, OwnVariant } from "#contracts/commerce/shop-admin.ts";
import { priceText } from "../../ui/money.ts";

/** A variant by its values: "S / Red"; "Default" if the product has no options. */
export const variantName = ({ values }: Pick<OwnVariant, "values">): string =>
  values.join(" / ") || "Default";

/** "$19.00", or "$19.00–$25.00". */
export function priceRange({ lowest, highest }: Pick<OwnProductCard, "lowest" | "highest">) {
  if (lowest === null || highest === null) return "No price yet";
  return lowest === highest ? priceText(lowest) : `${priceText(lowest)}–${priceText(highest)}`;
}

export const stockText = (stock: number): string =>
  stock === 0 ? "Sold out" : `${stock.toLocaleString("en-US")} in stock`;

export const variantsText = (count: number): string =>
  count === 1 ? "1 variant" : `${count} variants`;

export const publishedText = ({ published }: Pick<OwnProduct, "published">) =>
  published
    ? ({ label: "Published", tone: "ready" } as const)
    : ({ label: "Unpublished", tone: "due" } as const);
