import type { OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { joined, listed } from "./text.ts";

/** A product as its form has it: every field is text. */
export type ProductText = {
  title: string;
  description: string;
  options: string;
  productType: string;
  vendor: string;
  tags: string;
  handle: string;
};

export const noWords: ProductText = {
  title: "",
  description: "",
  options: "",
  productType: "",
  vendor: "",
  tags: "",
  handle: "",
};

const names = [
  "title",
  "description",
  "options",
  "productType",
  "vendor",
  "tags",
  "handle",
] as const;

export const wordsOf = (product: OwnProduct): ProductText => ({
  title: product.title,
  description: product.description,
  options: joined(product.options),
  productType: product.productType,
  vendor: product.vendor,
  tags: joined(product.tags),
  handle: product.handle,
});

/** Fields as the server takes them; only those that are there. */
export function bodyOf({ tags, options, ...text }: Partial<ProductText>) {
  return {
    ...text,
    ...(tags === undefined ? {} : { tags: listed(tags) }),
    ...(options === undefined ? {} : { options: listed(options) }),
  };
}

/** The fields that differ from what is there, so that nothing else is written over. */
export function changesOf(there: ProductText, touched: Partial<ProductText>): Partial<ProductText> {
  const changes = { ...touched };
  for (const name of names) {
    if (changes[name]?.trim() === there[name].trim()) delete changes[name];
  }
  return changes;
}
