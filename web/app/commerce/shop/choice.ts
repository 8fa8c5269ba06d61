import type { OptionFacts, VariantFacts } from "./product-facts.ts";

/** Of each option, the place of the chosen value; undefined where nothing is chosen. */
export type Choice = readonly (number | undefined)[];

/** How a value goes with what else is chosen. */
export type ValueState = "available" | "soldOut" | "missing";

/** What is chosen at first: the variant of the address, or whatever leaves no choice. */
export function firstChoice(
  options: readonly OptionFacts[],
  variants: readonly VariantFacts[],
  variantId: string | null,
): Choice {
  const named = variants.find(({ id }) => id === variantId);
  if (named) return named.at;
  return options.map(({ values }) => (values.length === 1 ? 0 : undefined));
}

/** The chosen variant; undefined while something is not chosen, and for what is not made. */
export function variantOf(
  variants: readonly VariantFacts[],
  choice: Choice,
): VariantFacts | undefined {
  if (choice.includes(undefined)) return undefined;
  return variants.find(({ at }) => choice.every((value, option) => at[option] === value));
}

/** Whether there is something of a value, with all that is chosen of the other options. */
export function stateOf(
  variants: readonly VariantFacts[],
  choice: Choice,
  option: number,
  value: number,
): ValueState {
  const made = variants.filter(
    ({ at }) =>
      at[option] === value &&
      choice.every(
        (chosen, other) => other === option || chosen === undefined || at[other] === chosen,
      ),
  );
  if (made.length === 0) return "missing";
  return made.some(({ available }) => available) ? "available" : "soldOut";
}

/** A choice with another value. */
export const withValue = (choice: Choice, option: number, value: number): Choice =>
  choice.map((each, place) => (place === option ? value : each));

/** The first option of which nothing is chosen; undefined where all are. */
export function openOption(choice: Choice): number | undefined {
  const place = choice.indexOf(undefined);
  return place < 0 ? undefined : place;
}

/** What is to be paid, of a variant or from its cheapest on. Money is in cents. */
export function priceIn(variants: readonly VariantFacts[], chosen: VariantFacts | undefined) {
  const shown = chosen ?? variants.toSorted((a, b) => a.price - b.price)[0];
  const { price = 0, compareAt = null } = shown ?? {};
  return { price, compareAt, isFrom: !chosen && variants.some((each) => each.price > price) };
}

/** What there is of a variant, in words; nothing where there is enough. */
export function stockText(variant: VariantFacts): string | undefined {
  if (!variant.available) return "Sold out";
  return variant.left === null ? undefined : `Only ${variant.left} left`;
}
