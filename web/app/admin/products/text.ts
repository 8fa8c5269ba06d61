import type {
  AdminProduct,
  AdminProductCard,
  AdminVariant,
} from "#contracts/commerce/shop-admin.ts";
import { numberText } from "#format/numbers.ts";
import { counted } from "#format/plurals.ts";
import { priceText } from "../../ui/money.ts";

/** A variant by its values: "S / Red"; "Default" if the product has no options. */
export const variantName = ({ values }: Pick<AdminVariant, "values">): string =>
  values.join(" / ") || "Default";

/** "$19.00", or "$19.00–$25.00". */
export function priceRange({ lowest, highest }: Pick<AdminProductCard, "lowest" | "highest">) {
  if (lowest === null || highest === null) return "No price yet";
  return lowest === highest ? priceText(lowest) : `${priceText(lowest)}–${priceText(highest)}`;
}

export const stockText = (stock: number): string =>
  stock === 0 ? "Sold out" : `${numberText(stock)} in stock`;

export const variantsText = (count: number): string => counted(count, "variant");

export const publishedText = ({ published }: Pick<AdminProduct, "published">) =>
  published
    ? ({ label: "Published", tone: "ready" } as const)
    : ({ label: "Unpublished", tone: "due" } as const);
