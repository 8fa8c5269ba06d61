import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  firstChoice,
  stateOf,
  variantOf,
  withValue,
  type Choice,
  type ValueState,
} from "./choice.ts";
import type { ProductFacts, VariantFacts } from "./product-facts.ts";

export type Choosing = {
  choice: Choice;
  /** The chosen variant; undefined while there is none. */
  variant: VariantFacts | undefined;
  choose: (option: number, value: number) => void;
  stateOf: (option: number, value: number) => ValueState;
};

/** The choice of a variant, which the address keeps (`?variant=`). */
export function useChoice({ options, variants }: ProductFacts): Choosing {
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState(() => firstChoice(options, variants, search.get("variant")));
  const variant = variantOf(variants, choice);
  return {
    choice,
    variant,
    choose: (option, value) => {
      const next = withValue(choice, option, value);
      setChoice(next);
      const found = variantOf(variants, next);
      // The same address again would have the page fetched anew.
      if ((found?.id ?? null) === search.get("variant")) return;
      setSearch(found ? { variant: found.id } : {}, { replace: true, preventScrollReset: true });
    },
    stateOf: (option, value) => stateOf(variants, choice, option, value),
  };
}
