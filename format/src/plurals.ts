import { numberText } from "./numbers.ts";
import { american, type Reader } from "./reader.ts";

/** The word for a count: "pet" for 1, "pets" for others. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

/** "1 like", "1,200 likes". */
export const counted = (
  count: number,
  one: string,
  many?: string,
  reader: Reader = american,
): string => `${numberText(count, reader)} ${plural(count, one, many)}`;
