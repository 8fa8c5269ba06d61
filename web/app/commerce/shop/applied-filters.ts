import { priceText } from "../../ui/money.ts";
import type { Filters } from "./filters.ts";

/** The label of one filter, and the filters without it. */
export type AppliedFilter = { label: string; without: Filters };

/** The filters of a list, each with its label. */
export function appliedFilters(filters: Filters): AppliedFilter[] {
  const { after: _, ...all } = filters;
  const { q, type, available, min, max } = all;
  return [
    ...(q === undefined ? [] : [{ label: `“${q}”`, without: { ...all, q: undefined } }]),
    ...(type === undefined ? [] : [{ label: type, without: { ...all, type: undefined } }]),
    ...(available ? [{ label: "In stock only", without: { ...all, available: undefined } }] : []),
    ...(min === undefined && max === undefined
      ? []
      : [{ label: rangeText(min, max), without: { ...all, min: undefined, max: undefined } }]),
  ];
}

const dollars = (amount: number): string => priceText(Math.round(amount * 100));

function rangeText(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${dollars(max ?? 0)}`;
  return max === undefined ? `${dollars(min)} and up` : `${dollars(min)}–${dollars(max)}`;
}
