import type { OwnProduct } from "#contracts/shop-admin.ts";
import { joined, listed } from "./words.ts";

/** A product as its form has it: every field is text. */
export type ProductWords = {
  title: string;
  description: string;
  options: string;
  productType: string;
  vendor: string;
  tags: string;
  handle: string;
};

export const noWords: ProductWords = {
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

export const wordsOf = (product: OwnProduct): ProductWords => ({
  title: product.title,
  description: product.description,
  options: joined(product.options),
  productType: product.productType,
  vendor: product.vendor,
  tags: joined(product.tags),
  handle: product.handle,
});

/** Fields as the server takes them; only those that are there. */
export function bodyOf({ tags, options, ...words }: Partial<ProductWords>) {
  return {
    ...words,
    ...(tags === undefined ? {} : { tags: listed(tags) }),
    ...(options === undefined ? {} : { options: listed(options) }),
  };
}

/** The fields that differ from what is there, so that nothing else is written over. */
export function changesOf(
  there: ProductWords,
  touched: Partial<ProductWords>,
): Partial<ProductWords> {
  const changes = { ...touched };
  for (const name of names) {
    if (changes[name]?.trim() === there[name].trim()) delete changes[name];
  }
  return changes;
}
