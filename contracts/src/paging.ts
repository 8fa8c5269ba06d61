import * as z from "zod/mini";
import { Id } from "./text.ts";

export const pageSizeDefault = 10;
export const pageSizeMax = 50;
export const pageMax = 1_000_000;

const wholeNumber = (label: string, min: number, max: number) => {
  const words = `${label} must be a whole number from ${min} to ${max}.`;
  return z.pipe(
    z.string({ error: words }).check(z.maxLength(9, words), z.regex(/^\d{1,9}$/, words)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, words), z.lte(max, words))),
  );
};

export const limitOf = (byDefault: number, max: number) =>
  z._default(z.optional(wholeNumber("limit", 1, max)), byDefault);
export const limitQuery = limitOf(pageSizeDefault, pageSizeMax);
export const pageQuery = z.optional(wholeNumber("page", 1, pageMax));
export const beforeQuery = z.optional(Id);
export const countQuery = (byDefault: number, max: number) =>
  z._default(z.optional(wholeNumber("count", 1, max)), byDefault);

/** One page of a growing list. */
export const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ data: z.array(item), hasMore: z.boolean() });
