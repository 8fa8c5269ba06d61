import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ProductFacts, VariantFacts, OptionFacts } from "./product-facts.ts";

/** The index of the chosen value of each option; undefined if none is chosen. */
export type Choice = readonly (number | undefined)[];

/** Whether a value is available together with the other chosen values. */
export type ValueState = "available" | "soldOut" | "missing";

/** The initial choice: the variant in the URL, or the only values of options. */
export function firstChoice(
  options: readonly OptionFacts[],
  variants: readonly VariantFacts[],
  variantId: string | null,
): Choice {
  const linked = variants.find(({ id }) => id === variantId);
  if (linked) return linked.at;
  return options.map(({ values }) => (values.length > 1 ? undefined : 0));
}

/** The chosen variant; undefined if the choice is incomplete or no such variant exists. */
export function variantOf(
  variants: readonly VariantFacts[],
  choice: Choice,
): VariantFacts | undefined {
  if (choice.includes(undefined)) return undefined;
  return variants.find(({ at }) => choice.every((value, option) => at[option] === value));
}

/** The state of a value, given the chosen values of the other options. */
export function stateOf(
  variants: readonly VariantFacts[],
  choice: Choice,
  option: number,
  value: number,
): ValueState {
  const matching = variants.filter(
    ({ at }) =>
      at[option] === value &&
      choice.every(
        (chosen, other) => other === option || chosen === undefined || at[other] === chosen,
      ),
  );
  if (matching.length === 0) return "missing";
  return matching.some(({ available }) => available) ? "available" : "soldOut";
}

/** The choice with one value replaced. */
export const withValue = (choice: Choice, option: number, value: number): Choice =>
  choice.map((each, index) => (index === option ? value : each));

/** The first option without a chosen value; undefined if all have one. */
export function openOption(choice: Choice): number | undefined {
  const index = choice.indexOf(undefined);
  return index < 0 ? undefined : index;
}

/** The price of the chosen variant, or the lowest one, in cents. */
export function priceIn(variants: readonly VariantFacts[], chosen: VariantFacts | undefined) {
  const priced = chosen ?? variants.toSorted((a, b) => a.price - b.price)[0];
  const { price = 0, compareAt = null } = priced ?? {};
  return { price, compareAt, isFrom: !chosen && variants.some((each) => each.price > price) };
}

/** The stock text of a variant; undefined if there is enough. */
export function stockText(variant: VariantFacts): string | undefined {
  if (!variant.available) return "Sold out";
  return variant.left === null ? undefined : `Only ${variant.left} left`;
}

export type VariantChoice = {
  choice: Choice;
  /** The chosen variant; undefined if there is none. */
  variant: VariantFacts | undefined;
  choose: (option: number, value: number) => void;
  stateOf: (option: number, value: number) => ValueState;
};

/** The choice of a variant, which is stored in the URL (`?variant=`). */
export function useVariantChoice({ options, variants }: ProductFacts): VariantChoice {
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState(() => firstChoice(options, variants, search.get("variant")));
  const variant = variantOf(variants, choice);
  return {
    choice,
    variant,
    choose: (option, value) => {
      const next = withValue(choice, option, value);
      setChoice(next);
      const selected = variantOf(variants, next);
      // Navigating to the same URL would reload the page data.
      if ((selected?.id ?? null) === search.get("variant")) return;
      setSearch(selected ? { variant: selected.id } : {}, {
        replace: true,
        preventScrollReset: true,
      });
    },
    stateOf: (option, value) => stateOf(variants, choice, option, value),
  };
}
