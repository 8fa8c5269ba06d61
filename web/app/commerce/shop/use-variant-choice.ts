import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  firstChoice,
  stateOf,
  variantOf,
  withValue,
  type Choice,
  type ValueState,
} from "./variant-choice.ts";
import type { ProductFacts, VariantFacts } from "./product-facts.ts";

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
