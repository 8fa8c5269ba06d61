import * as z from "zod/mini";
import { Id } from "./text.ts";

export const pageSizeDefault = 10;
export const pageSizeMax = 50;
export const pageMax = 1_000_000;

/** A whole number of a query, from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (label: string, min: number, max: number) => {
  const text = `${label} must be a whole number from ${min} to ${max}.`;
  return z.pipe(
    z.string({ error: text }).check(z.maxLength(9, text), z.regex(/^\d{1,9}$/, text)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, text), z.lte(max, text))),
  );
};

/* @__NO_SIDE_EFFECTS__ */
export const limitOf = (byDefault: number, max: number) =>
  z._default(z.optional(wholeNumber("limit", 1, max)), byDefault);
export const limitQuery = limitOf(pageSizeDefault, pageSizeMax);
export const pageQuery = z.optional(wholeNumber("page", 1, pageMax));
export const beforeQuery = z.optional(Id);
/* @__NO_SIDE_EFFECTS__ */
export const countQuery = (byDefault: number, max: number) =>
  z._default(z.optional(wholeNumber("count", 1, max)), byDefault);

/** One page of a growing list. */
/* @__NO_SIDE_EFFECTS__ */
export const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ data: z.array(item), hasMore: z.boolean() });
