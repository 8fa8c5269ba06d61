import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { OwnVariant } from "#contracts/commerce/shop-admin.ts";
import { centsIn, dollarsOf, wholeIn } from "./dollars.ts";

/** A variant as its form has it: every field is text. */
export type VariantText = {
  values: string[];
  price: string;
  compareAt: string;
  stock: string;
  sku: string;
  grams: string;
  imageId: string;
};

export const wordsOf = (
  options: readonly string[],
  variant: OwnVariant | undefined,
): VariantText => ({
  values: options.map((_, place) => variant?.values[place] ?? ""),
  price: dollarsOf(variant?.price ?? null),
  compareAt: dollarsOf(variant?.compareAt ?? null),
  stock: "0",
  sku: variant?.sku ?? "",
  grams: variant?.grams == null ? "" : String(variant.grams),
  imageId: variant?.imageId == null ? "" : String(variant.imageId),
});

/** The fields as the server takes them, all but the stock; a price that nobody typed is missing. */
export const bodyOf = ({ values, price, compareAt, sku, grams, imageId }: VariantText) => ({
  values,
  price: centsIn(price) ?? Number.NaN,
  compareAt: centsIn(compareAt),
  sku,
  grams: wholeIn(grams),
  imageId: imageId === "" ? null : Number(imageId),
});

/** What is wrong with typed amounts, in words of their own. */
export function typedErrors({ price, compareAt }: VariantText): FieldErrors {
  const text = "Write an amount like 19.99.";
  const errors: FieldErrors = {};
  if (centsIn(price) === null) errors["price"] = "Price is required.";
  else if (Number.isNaN(centsIn(price))) errors["price"] = text;
  if (Number.isNaN(centsIn(compareAt))) errors["compareAt"] = text;
  return errors;
}
