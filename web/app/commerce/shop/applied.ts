import { priceText } from "../../ui/money.ts";
import type { Wanted } from "./filters.ts";

/** One thing that is looked for, in words, and what is wanted without it. */
export type Applied = { words: string; without: Wanted };

/** All that a list is narrowed by. */
export function appliedFilters(wanted: Wanted): Applied[] {
  const { after: _, ...all } = wanted;
  const { q, type, available, min, max } = all;
  return [
    ...(q === undefined ? [] : [{ words: `“${q}”`, without: { ...all, q: undefined } }]),
    ...(type === undefined ? [] : [{ words: type, without: { ...all, type: undefined } }]),
    ...(available
      ? [{ words: "Only what is there", without: { ...all, available: undefined } }]
      : []),
    ...(min === undefined && max === undefined
      ? []
      : [{ words: rangeText(min, max), without: { ...all, min: undefined, max: undefined } }]),
  ];
}

const dollars = (amount: number): string => priceText(Math.round(amount * 100));

function rangeText(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `up to ${dollars(max ?? 0)}`;
  return max === undefined ? `from ${dollars(min)}` : `${dollars(min)} to ${dollars(max)}`;
}
